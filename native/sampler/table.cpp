#include "table.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <memory>

namespace kibitz::sampler {

namespace {

// Finds the entry of a sum. Within a box sums are few enough for a place each, and the
// place of a sum of two is found by adding up theirs.
class Grid {
public:
    Grid(const Box& box, Sum lanes) : flags_(static_cast<int>(std::bit_width(lanes >> kReached))) {
        std::size_t size = 1;
        for (int at = 0; at < kReached; at += 8) {
            if (!lane(lanes, at)) continue;
            strides_[static_cast<std::size_t>(at / 8)] = size;
            origin_ += static_cast<std::size_t>(lane(box.low, at)) * size;
            // An empty box has no place at all, and nothing asks for one.
            size *= static_cast<std::size_t>(std::max(0, lane(box.high, at) - lane(box.low, at) + 1));
        }
        entries_.assign(size << flags_, 0);
    }

    std::size_t place(Sum sum) const {
        std::size_t place = 0;
        for (std::size_t i = 0; i < strides_.size(); ++i) place += strides_[i] * (sum >> (8 * i) & 0xff);
        return place;
    }

    // One more than the entry; 0 is none yet.
    std::uint32_t& entry(std::size_t place, Sum sum) { return entries_[(place - origin_) << flags_ | sum >> kReached]; }

private:
    std::array<std::size_t, kReached / 8> strides_{};
    std::size_t origin_ = 0;
    int flags_;
    std::vector<std::uint32_t> entries_;
};

// The subset of that size and rank, in the order of the combinatorial number system.
Cards subset(Cards cards, int size, std::uint64_t rank) {
    Cards taken = 0;
    for (int left = count(cards); size > 0; --left, cards &= cards - 1) {
        if (size == left) return taken | cards;
        const std::uint64_t with = choose(left - 1, size - 1);
        if (rank < with) {
            taken |= lowest(cards);
            --size;
        } else {
            rank -= with;
        }
    }
    return taken;
}

// Quotient and remainder; most numbers here fit a machine word, where division is far quicker.
struct Divided {
    Count quotient;
    Count remainder;
};

Divided divide(Count number, Count by) {
    if (by == 1) return {number, 0};
    if (number >> 64 || by >> 64) return {number / by, number % by};
    const auto small = static_cast<std::uint64_t>(number);
    const auto divisor = static_cast<std::uint64_t>(by);
    return {small / divisor, small % divisor};
}

}  // namespace

Table leaf(Cards cards, int points, unsigned takers, unsigned scored, const Box& box) {
    Table table;
    table.cards = cards;
    const int total = count(cards);
    const auto most = [&](int hand) { return takers >> hand & 1 ? total : 0; };
    for (int one = 0; one <= most(0); ++one) {
        for (int two = 0; two <= most(1) && one + two <= total; ++two) {
            const int rest = total - one - two;
            for (int three = std::max(0, rest - most(3)); three <= std::min(rest, most(2)); ++three) {
                const int lengths[kMostHands] = {one, two, three, rest - three};
                Sum sum = 0;
                for (int hand = 0; hand < kMostHands; ++hand) {
                    sum |= in_lane(lengths[hand], length_lane(hand));
                    if (scored >> hand & 1) sum |= in_lane(lengths[hand] * points, points_lane(hand));
                }
                if (!box.holds(sum)) continue;
                table.sums.push_back(sum);
                table.ways.push_back(static_cast<Count>(choose(total, one)) * choose(total - one, two) *
                                     choose(rest, three));
            }
        }
    }
    return table;
}

Table join(const Table& left, const Table& right, const Box& box, Sum lanes) {
    Table table;
    table.left = &left;
    table.right = &right;
    table.cards = left.cards | right.cards;
    Grid grid(box, lanes);
    std::vector<std::size_t> right_places;
    for (const Sum sum : right.sums) right_places.push_back(grid.place(sum));
    // The entry that each pair goes to, in the order of the loops.
    constexpr std::uint32_t kNone = ~std::uint32_t{0};
    const auto entries = std::make_unique_for_overwrite<std::uint32_t[]>(left.size() * right.size());
    std::size_t kept = 0;
    std::uint32_t* next = entries.get();
    for (std::size_t l = 0; l < left.size(); ++l) {
        const Sum left_sum = left.sums[l];
        const Count left_ways = left.ways[l];
        const std::size_t left_place = grid.place(left_sum);
        for (std::size_t r = 0; r < right.size(); ++r, ++next) {
            const Sum sum = both(left_sum, right.sums[r]);
            *next = kNone;
            if (!box.holds(sum)) continue;
            std::uint32_t& known = grid.entry(left_place + right_places[r], sum);
            if (!known) {
                table.sums.push_back(sum);
                table.ways.push_back(0);
                table.first.push_back(0);
                known = static_cast<std::uint32_t>(table.size());
            }
            const std::uint32_t entry = known - 1;
            table.ways[entry] += left_ways * right.ways[r];
            ++table.first[entry];
            ++kept;
            *next = entry;
        }
    }
    // The pairs of one entry side by side: count, sum up, put in place from the back.
    std::uint32_t end = 0;
    for (std::uint32_t& first : table.first) first = end += first;
    table.pairs.resize(kept);
    for (auto l = static_cast<std::uint32_t>(left.size()); l-- > 0;)
        for (auto r = static_cast<std::uint32_t>(right.size()); r-- > 0;)
            if (*--next != kNone) table.pairs[--table.first[*next]] = {l, r};
    return table;
}

void Table::keep(const Box& box) {
    std::size_t kept = 0;
    for (std::size_t entry = 0; entry < size(); ++entry) {
        if (!box.holds(sums[entry])) continue;
        sums[kept] = sums[entry];
        ways[kept] = ways[entry];
        if (left) first[kept] = first[entry];
        ++kept;
    }
    sums.resize(kept);
    ways.resize(kept);
    if (left) first.resize(kept);
}

void Table::deal(std::size_t entry, Count rank, Cards* hands) const {
    if (!left) return deal_leaf(sums[entry], rank, hands);
    const Pair* pair = &pairs[first[entry]];
    while (true) {
        const Count pair_ways = left->ways[pair->left] * right->ways[pair->right];
        if (rank < pair_ways) break;
        rank -= pair_ways;
        ++pair;
    }
    const Divided ranks = divide(rank, right->ways[pair->right]);
    left->deal(pair->left, ranks.quotient, hands);
    right->deal(pair->right, ranks.remainder, hands);
}

void Table::deal_leaf(Sum sum, Count rank, Cards* hands) const {
    Cards rest = cards;
    for (int hand = 0; hand < kMostHands && rest; ++hand) {
        const int size = lane(sum, length_lane(hand));
        if (size == 0) continue;
        const Divided ranks = divide(rank, choose(count(rest), size));
        const Cards taken = subset(rest, size, static_cast<std::uint64_t>(ranks.remainder));
        rank = ranks.quotient;
        hands[hand] |= taken;
        rest &= ~taken;
    }
}

}  // namespace kibitz::sampler
