// The transposition table: bounds for patterns of cards instead of single positions.
// Included once per engine build.
#pragma once

#include <cstddef>
#include <cstring>
#include <new>
#include <utility>

#include "bits.hpp"
#include "frame.hpp"
#include "portability.hpp"

namespace kibitz::KIBITZ_ENGINE {

// Who owns each card still in play, by relative rank: bit i of the two planes together
// names the seat that holds the i-th card. The shape of the hands, which is part of the
// key, says where one suit ends and the next begins.
struct Owners {
    std::uint64_t low;   // held by East or West
    std::uint64_t high;  // held by South or West
};

// A set of positions with one bound each way: all positions of its shape and leader in
// which the cards of `mask` are where the planes say. The bounds, in tricks for the
// side on lead, ride in the spare top bytes of the planes.
struct Pattern {
    std::uint64_t low;
    std::uint64_t high;
    std::uint64_t mask;

    int at_least() const { return static_cast<int>(low >> 56); }
    int at_most() const { return static_cast<int>(high >> 56); }
    bool settles(int need) const { return at_least() >= need || at_most() < need; }
    bool fits(Owners owners) const { return (((owners.low ^ low) | (owners.high ^ high)) & mask) == 0; }
};

// The owners of the four highest cards of every suit in one word: enough to pass over
// most patterns that do not fit, eight at a time.
using Digest = std::uint32_t;

static inline Digest digest_of(std::uint64_t low, std::uint64_t high, std::uint64_t places) {
    return static_cast<Digest>(pack(low, places) | pack(high, places) << 16);
}

constexpr int kGroup = 8;

// A row of digests in memory that other kinds of data were in before, and will be again:
// only ever copied in and out.
class DigestRow {
public:
    explicit DigestRow(std::byte* place) : place_(place) {}
    const std::byte* data() const { return place_; }
    Digest get(int i) const {
        Digest digest;
        std::memcpy(&digest, place_ + i * static_cast<int>(sizeof digest), sizeof digest);
        return digest;
    }
    void set(int i, Digest digest) const {
        std::memcpy(place_ + i * static_cast<int>(sizeof digest), &digest, sizeof digest);
    }

private:
    std::byte* place_;
};

// Which of eight patterns agree with a digest as far as each cares: one bit each.
static inline unsigned agreeing(DigestRow values, DigestRow cares, Digest digest) {
#if defined(__AVX2__)
    const __m256i value = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(values.data()));
    const __m256i care = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(cares.data()));
    const __m256i differs =
        _mm256_and_si256(_mm256_xor_si256(value, _mm256_set1_epi32(static_cast<int>(digest))), care);
    const __m256i same = _mm256_cmpeq_epi32(differs, _mm256_setzero_si256());
    return static_cast<unsigned>(_mm256_movemask_ps(_mm256_castsi256_ps(same)));
#else
    unsigned bits = 0;
    for (int i = 0; i < kGroup; ++i) bits |= static_cast<unsigned>(((values.get(i) ^ digest) & cares.get(i)) == 0) << i;
    return bits;
#endif
}

// All patterns known, found by shape and leader. Memory is a fixed budget: when it is
// used up everything is forgotten at once, which costs time but never correctness.
class PatternTable {
public:
    explicit PatternTable(std::size_t bytes) {
        while (slot_bits_ < 24 && (sizeof(Slot) << (slot_bits_ + 1)) <= bytes / 8) ++slot_bits_;
        max_slots_ = std::size_t{1} << slot_bits_;
        slot_bits_ = slot_bits_ < kFirstSlotBits ? slot_bits_ : kFirstSlotBits;
        capacity_ = (bytes - bytes / 8) / kLine;
        capacity_ = capacity_ < kMaxLines ? capacity_ : kMaxLines;
        slots_ = new_slots(std::size_t{1} << slot_bits_);
        lines_ = static_cast<std::byte*>(aligned_memory(kLine, capacity_ * kLine));
        if (!slots_ || !lines_) {
            free_aligned(slots_);
            free_aligned(lines_);
            throw std::bad_alloc();
        }
    }
    ~PatternTable() {
        free_aligned(slots_);
        free_aligned(lines_);
    }
    PatternTable(const PatternTable&) = delete;
    PatternTable& operator=(const PatternTable&) = delete;

    // Forgets everything, in constant time but for one sweep in four thousand million.
    void clear() {
        used_ = 0;
        filled_ = 0;
        for (std::uint32_t& head : free_) head = kNone;
        if (++age_ == 0) {
            std::memset(static_cast<void*>(slots_), 0, sizeof(Slot) << slot_bits_);
            age_ = 1;
        }
    }

    // Fetches what `find` will look at first, before it is known who leads.
    void prefetch(std::uint64_t shape) const { fetch_early(&slots_[home(shape)]); }

    // A pattern that settles whether the side on lead takes `need` tricks. The list is
    // searched from its end, where new and lately used patterns are.
    const Pattern* find(std::uint64_t shape, int leader, Owners owners, int need) {
        const Slot* const slot = lookup(shape);
        if (!slot) return nullptr;
        const List& list = slot->lists[leader];
        if (!list.size) return nullptr;
        const Digest digest = digest_of(owners.low, owners.high, slot->places);
        const int last = (list.size - 1) / kGroup;
        int here = list.size - last * kGroup;
        for (int at = last; at >= 0; --at, here = kGroup) {
            const Group group = group_of(list, at);
            unsigned bits = agreeing(group.values, group.cares, digest) & ((1u << here) - 1);
            for (; bits; bits ^= std::bit_floor(bits)) {
                const int place = std::bit_width(bits) - 1;
                const Pattern* const pattern = group.patterns + place;
                if (!pattern->settles(need) || !pattern->fits(owners)) continue;
                return at == last ? pattern : promoted(list, at * kGroup + place);
            }
        }
        return nullptr;
    }

    void store(std::uint64_t shape, int leader, Owners owners, std::uint64_t mask, int at_least, int at_most) {
        Slot& slot = claim(shape);
        List& list = slot.lists[leader];
        const std::uint64_t low = owners.low & mask;
        const std::uint64_t high = owners.high & mask;
        const Digest value = digest_of(low, high, slot.places);
        const Digest care = digest_of(mask, mask, slot.places);
        const auto bound = [](int tricks) { return static_cast<std::uint64_t>(tricks) << 56; };
        for (int start = 0; start < list.size; start += kGroup) {
            const Group group = group_of(list, start / kGroup);
            const int here = list.size - start < kGroup ? list.size - start : kGroup;
            unsigned bits = agreeing(group.values, group.cares, value) & ((1u << here) - 1);
            for (; bits; bits &= bits - 1) {
                Pattern& known = group.patterns[std::countr_zero(bits)];
                if (known.mask != mask || !known.fits(owners)) continue;
                at_least = at_least > known.at_least() ? at_least : known.at_least();
                at_most = at_most < known.at_most() ? at_most : known.at_most();
                known = {low | bound(at_least), high | bound(at_most), mask};
                return;
            }
        }
        if (!list.size || list.size == room(list.size_class)) {
            if (!grow(list)) {
                clear();
                return store(shape, leader, owners, mask, at_least, at_most);
            }
        }
        const Group group = group_of(list, list.size / kGroup);
        const int place = list.size % kGroup;
        group.values.set(place, value);
        group.cares.set(place, care);
        group.patterns[place] = {low | bound(at_least), high | bound(at_most), mask};
        ++list.size;
    }

private:
    // Where the patterns of one shape and leader are: nowhere while there are none.
    struct List {
        std::uint32_t first;
        std::uint16_t size;
        std::uint16_t size_class;
    };
    // All that is known of one shape: a cache line.
    struct alignas(64) Slot {
        std::uint64_t shape;
        std::uint64_t places;  // where in the planes the four highest of each suit are
        List lists[kSeats];
        std::uint32_t age;
    };
    // Up to eight patterns as they lie in memory: digests first, in a line of their own.
    // The smallest lists have room for four.
    struct Group {
        DigestRow values;
        DigestRow cares;
        Pattern* patterns;
    };
    static constexpr std::size_t kLine = 64;
    static constexpr int kFirstSlotBits = 12;
    static constexpr int kClasses = 13;
    static constexpr std::uint32_t kNone = ~0u;
    static constexpr std::size_t kMaxLines = 0xfffffff0u;

    static int room(int size_class) { return 4 << size_class; }
    static std::size_t lines_of(int size_class) { return std::size_t{2} << size_class; }

    Group group_of(const List& list, int at) const {
        std::byte* const begin = lines_ + (list.first + std::size_t{4} * static_cast<unsigned>(at)) * kLine;
        const std::size_t row = (list.size_class ? kGroup : kGroup / 2) * sizeof(Digest);
        return {DigestRow(begin), DigestRow(begin + row), reinterpret_cast<Pattern*>(begin + 2 * row)};
    }

    // A pattern in use moves half way to where the search begins.
    const Pattern* promoted(const List& list, int place) {
        const int to = place + (list.size - place) / 2;
        const Group a = group_of(list, place / kGroup), b = group_of(list, to / kGroup);
        const int i = place % kGroup, j = to % kGroup;
        const auto swap_digests = [i, j](DigestRow x, DigestRow y) {
            const Digest held = x.get(i);
            x.set(i, y.get(j));
            y.set(j, held);
        };
        swap_digests(a.values, b.values);
        swap_digests(a.cares, b.cares);
        std::swap(a.patterns[i], b.patterns[j]);
        return b.patterns + j;
    }

    static Slot* new_slots(std::size_t size) {
        Slot* const slots = static_cast<Slot*>(aligned_memory(alignof(Slot), size * sizeof(Slot)));
        if (slots) std::memset(static_cast<void*>(slots), 0, size * sizeof(Slot));
        return slots;
    }

    std::size_t home(std::uint64_t shape) const { return (shape * 0x9e3779b97f4a7c15ULL) >> (64 - slot_bits_); }

    const Slot* lookup(std::uint64_t shape) const {
        const std::size_t wrap = (std::size_t{1} << slot_bits_) - 1;
        for (std::size_t i = home(shape);; i = (i + 1) & wrap) {
            const Slot& slot = slots_[i];
            if (slot.age != age_) return nullptr;
            if (slot.shape == shape) return &slot;
        }
    }

    Slot& claim(std::uint64_t shape) {
        if (filled_ * 4 >= (std::size_t{3} << slot_bits_)) spread();
        const std::size_t wrap = (std::size_t{1} << slot_bits_) - 1;
        for (std::size_t i = home(shape);; i = (i + 1) & wrap) {
            Slot& slot = slots_[i];
            if (slot.age == age_) {
                if (slot.shape == shape) return slot;
                continue;
            }
            ++filled_;
            slot = {shape, highest_places(shape), {}, age_};
            return slot;
        }
    }

    static std::uint64_t highest_places(std::uint64_t shape) {
        std::uint64_t marks = 0;
        int places = 0;
        for (int suit = 0; suit < kSuits; ++suit) {
            int cards = 0;
            for (int seat = 0; seat < kSeats; ++seat) cards += static_cast<int>(shape >> length_place(seat, suit) & 15);
            marks |= ((std::uint64_t{1} << (cards < 4 ? cards : 4)) - 1) << places;
            places += cards;
        }
        return marks;
    }

    // Twice the slots, while the budget allows; otherwise a fresh start.
    void spread() {
        const std::size_t size = std::size_t{1} << slot_bits_;
        Slot* const wider = size * 2 <= max_slots_ ? new_slots(size * 2) : nullptr;
        if (!wider) return clear();
        Slot* const old = slots_;
        slots_ = wider;
        ++slot_bits_;
        const std::size_t wrap = size * 2 - 1;
        for (std::size_t from = 0; from < size; ++from) {
            if (old[from].age != age_) continue;
            std::size_t to = home(old[from].shape);
            while (slots_[to].age == age_) to = (to + 1) & wrap;
            slots_[to] = old[from];
        }
        free_aligned(old);
    }

    bool take(int size_class, std::uint32_t& first) {
        if (free_[size_class] != kNone) {
            first = free_[size_class];
            std::memcpy(&free_[size_class], lines_ + first * kLine, sizeof(std::uint32_t));
            return true;
        }
        const std::size_t wanted = lines_of(size_class);
        if (used_ + wanted > capacity_) return false;
        first = static_cast<std::uint32_t>(used_);
        used_ += wanted;
        return true;
    }

    // Room for the first four patterns, or for twice as many as there are.
    bool grow(List& list) {
        if (!list.size) {
            list.size_class = 0;
            return take(0, list.first);
        }
        List roomier{0, list.size, static_cast<std::uint16_t>(list.size_class + 1)};
        if (roomier.size_class == kClasses || !take(roomier.size_class, roomier.first)) return false;
        if (list.size_class == 0) {
            const Group from = group_of(list, 0), to = group_of(roomier, 0);
            for (int i = 0; i < list.size; ++i) {
                to.values.set(i, from.values.get(i));
                to.cares.set(i, from.cares.get(i));
            }
            std::memcpy(static_cast<void*>(to.patterns), from.patterns, list.size * sizeof(Pattern));
        } else {
            std::memcpy(lines_ + roomier.first * kLine, lines_ + list.first * kLine, lines_of(list.size_class) * kLine);
        }
        std::memcpy(lines_ + list.first * kLine, &free_[list.size_class], sizeof(std::uint32_t));
        free_[list.size_class] = list.first;
        list = roomier;
        return true;
    }

    Slot* slots_;
    std::byte* lines_;
    std::size_t capacity_;
    std::size_t max_slots_;
    int slot_bits_ = 8;
    std::size_t used_ = 0;
    std::size_t filled_ = 0;
    std::uint32_t age_ = 1;
    std::uint32_t free_[kClasses] = {kNone, kNone, kNone, kNone, kNone, kNone, kNone,
                                     kNone, kNone, kNone, kNone, kNone, kNone};
};

}  // namespace kibitz::KIBITZ_ENGINE
