// Cards that brought the needed tricks in like situations before: tried first.
// Included once per engine build.
#pragma once

#include <cstring>

#include "frame.hpp"

namespace kibitz::KIBITZ_ENGINE {

// A situation as the seat to play sees it.
struct View {
    const Frame& frame;
    int seat;
    Cards choice;
    Cards led;    // lane of the suit led
    Cards best;   // card that is winning the trick
    int winner;   // its seat
    Cards trump;  // lane of trumps, empty at no trump
    int need;
};

// A small direct-mapped memory. Wrong or lost entries cost time only.
class Killers {
public:
    Cards find(std::uint64_t key) const {
        const std::uint64_t hash = mixed(key);
        const Entry entry = entries_[hash >> (64 - kBits)];
        return entry.tag == tag_of(hash) ? bit(entry.card) : 0;
    }
    void keep(std::uint64_t key, Cards card) {
        const std::uint64_t hash = mixed(key);
        entries_[hash >> (64 - kBits)] = {tag_of(hash), static_cast<std::uint16_t>(index_of(card))};
    }
    // Forgets all entries by never asking for their tags again.
    void clear() { ++age_; }

private:
    struct Entry {
        std::uint16_t tag;
        std::uint16_t card;
    };
    static constexpr int kBits = 16;
    std::uint16_t tag_of(std::uint64_t hash) const { return static_cast<std::uint16_t>((hash >> 16) + age_); }
    static std::uint64_t mixed(std::uint64_t key) {
        key *= 0x9b8b4567327b23c7ULL;
        return key ^ (key >> 32);
    }
    Entry entries_[1 << kBits] = {};
    std::uint16_t age_ = 1;
};

// What makes two situations alike enough to try the same card first.
template <int kTurn, bool kTrump>
static inline std::uint64_t killer_key(const View& v) {
    const std::uint64_t turn = kTurn;
    if constexpr (kTurn == 0) {
        const Cards partner = v.frame.hand[partner_of(v.seat)];
        std::uint64_t odd = 0;
        for (int suit = 0; suit < kSuits; ++suit)
            odd |= static_cast<std::uint64_t>(count(partner & lane(suit)) & 1) << suit;
        const std::uint64_t need = kTrump ? static_cast<std::uint64_t>(v.need) : 0;
        return v.frame.hand[v.seat] ^ ((odd | need << 4) * 0xc2b2ae3d27d4eb4fULL);
    } else {
        if (v.choice & v.led) {
            const std::uint64_t rest =
                static_cast<std::uint64_t>(index_of(v.best)) | static_cast<std::uint64_t>(v.seat) << 6 | turn << 8;
            return (v.frame.all & v.led) ^ ((rest + 1) * 0xd6e8feb86659fd93ULL);
        }
        const std::uint64_t need = kTrump ? static_cast<std::uint64_t>(v.need) : 0;
        const std::uint64_t winner =
            kTrump ? static_cast<std::uint64_t>(index_of(v.best)) : static_cast<std::uint64_t>(v.winner);
        return v.choice ^ ((winner | need << 6 | turn << 10 | 1 << 12) * 0xa0761d6478bd642fULL);
    }
}

}  // namespace kibitz::KIBITZ_ENGINE
