// Counts of the ways some cards can fall, by what those ways come to.
#pragma once

#include <cstdint>
#include <vector>

#include "counting.hpp"

namespace kibitz::sampler {

// What one way of sharing some cards out comes to, in lanes of eight bits so that ways
// add up in one step: the lengths of the hands, the points of those that are scored (never the
// last of four), and in the top lane one flag for each hand that has reached its longest suit.
using Sum = std::uint64_t;

constexpr Sum kLanes = 0x00ff'ffff'ffff'ffffULL;
constexpr Sum kLengths = 0xffff'ffffULL;
constexpr int kReached = 56;

constexpr int length_lane(int hand) { return 8 * hand; }
constexpr int points_lane(int hand) { return 8 * (kMostHands + hand); }
constexpr int lane(Sum sum, int at) { return static_cast<int>(sum >> at & 0xff); }
constexpr Sum in_lane(int value, int at) { return static_cast<Sum>(value) << at; }
constexpr Sum both(Sum one, Sum two) { return ((one & kLanes) + (two & kLanes)) | ((one | two) & ~kLanes); }

// Bounds for all lanes at once. No lane ever comes to 128, so its top bit tells who is larger.
struct Box {
    Sum low = 0;
    Sum high = kLanes & ~kTops;

    bool holds(Sum sum) const {
        sum &= kLanes;
        return ((((sum | kTops) - low) & ((high | kTops) - sum)) & kTops) == kTops;
    }

    void bound(int at, int least, int most) {
        low = (low & ~in_lane(0xff, at)) | in_lane(least, at);
        high = (high & ~in_lane(0xff, at)) | in_lane(most, at);
    }

private:
    static constexpr Sum kTops = 0x0080'8080'8080'8080ULL;
};

// All ways some cards can fall, one entry for each sum with the number of ways it has.
// A leaf is cards that are all worth the same; any other table joins two tables, and
// each of its entries knows the pairs of entries it was made from.
struct Table {
    struct Pair {
        std::uint32_t left;
        std::uint32_t right;
    };

    std::vector<Sum> sums;
    std::vector<Count> ways;
    std::vector<std::uint32_t> first;  // where an entry's pairs begin
    std::vector<Pair> pairs;
    const Table* left = nullptr;
    const Table* right = nullptr;
    Cards cards = 0;

    std::size_t size() const { return sums.size(); }

    // The cards of each hand in the way of that rank among those of an entry, added to `hands`.
    void deal(std::size_t entry, Count rank, Cards* hands) const;

    // Drops the entries outside the box.
    void keep(const Box& box);

private:
    void deal_leaf(Sum sum, Count rank, Cards* hands) const;
};

// The table of cards that are all worth `points` and may go to the hands of `takers` (a bit each).
// Only hands in `scored` (a bit each) have their points counted.
Table leaf(Cards cards, int points, unsigned takers, unsigned scored, const Box& box);

// The table of the cards of two tables together, as far as it lies in the box. Sums that
// agree in the lanes and flags with a bit in `lanes` must agree in all.
Table join(const Table& left, const Table& right, const Box& box, Sum lanes);

}  // namespace kibitz::sampler
