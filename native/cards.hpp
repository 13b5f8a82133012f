// Cards as bits: what the solver, the sampler and Python say to each other.
#pragma once

#include <bit>
#include <cstdint>

namespace kibitz {

// A set of cards, one bit each. In the pack's order, which `Hand.mask` of Python has too, a card is bit
// 13 * suit + rank - 2, clubs being suit 0 and spades suit 3. The solver searches in an order of its own,
// see solver/lanes.hpp.
using Cards = std::uint64_t;

constexpr int kSeats = 4;  // N, E, S, W in playing order
constexpr int kSuits = 4;
constexpr int kRanks = 13;
constexpr int kPackSize = kSuits * kRanks;
constexpr int kPackPoints = 40;
constexpr Cards kPack = (Cards{1} << kPackSize) - 1;

// Static, here and in all that is compiled once more for newer processors: a copy that uses their instructions
// must not be taken by the linker for everybody's.
static constexpr inline int count(Cards cards) { return std::popcount(cards); }
static constexpr inline Cards lowest(Cards cards) { return cards & (~cards + 1); }

static constexpr inline Cards suit_cards(int suit) { return Cards{0x1fff} << (kRanks * suit); }

// High-card points: 4, 3, 2 and 1 for the four top ranks.
static constexpr inline int points(Cards cards) {
    constexpr Cards twos = 1 | Cards{1} << kRanks | Cards{1} << 2 * kRanks | Cards{1} << 3 * kRanks;
    int sum = 0;
    for (int worth = 1; worth <= 4; ++worth) sum += worth * count(cards & twos << (8 + worth));
    return sum;
}

}  // namespace kibitz
