// Cards, hands and seats as bits: what every other part of the solver speaks.
#pragma once

#include <bit>
#include <cstdint>

namespace kibitz {

// A set of cards. Each suit owns a lane of sixteen bits; within a lane the ace is
// bit 0 and the two is bit 12, so that "the highest card" is the lowest bit and
// "higher than" is "numerically smaller".
using Cards = std::uint64_t;

constexpr int kSeats = 4;   // N, E, S, W in playing order
constexpr int kSuits = 4;   // S, H, D, C
constexpr int kRanks = 13;  // A, K, Q, ... 2
constexpr int kLaneWidth = 16;
constexpr int kNoTrump = 4;

constexpr Cards kLane = 0x1fff;
constexpr Cards kDeck = 0x1fff1fff1fff1fffULL;
constexpr Cards kAces = 0x0001000100010001ULL;

static constexpr inline Cards lane(int suit) { return kLane << (suit * kLaneWidth); }
static constexpr inline Cards bit(int card) { return Cards{1} << card; }
static constexpr inline int index_of(Cards card) { return std::countr_zero(card); }
static constexpr inline int suit_of(Cards card) { return std::countr_zero(card) >> 4; }
static constexpr inline int count(Cards cards) { return std::popcount(cards); }

// The highest card of a suit (or of the first suit that has any); empty stays empty.
static constexpr inline Cards top(Cards cards) { return cards & (~cards + 1); }
// The lowest card of the last suit that has any.
static constexpr inline Cards bottom(Cards cards) { return std::bit_floor(cards); }
// The highest card of every suit.
static constexpr inline Cards tops(Cards cards) { return cards & ((~cards & kDeck) + kAces); }

// All ranks of a suit at or above a card.
static constexpr inline Cards at_or_above(Cards card) {
    const int suit = suit_of(card);
    return ((card << 1) - 1) & lane(suit);
}

// Fills every lane from its lowest marked card up to the ace.
static constexpr inline Cards close_upwards(Cards marked) {
    marked |= (marked >> 1) & 0x0fff0fff0fff0fffULL;
    marked |= (marked >> 2) & 0x07ff07ff07ff07ffULL;
    marked |= (marked >> 4) & 0x01ff01ff01ff01ffULL;
    marked |= (marked >> 8) & 0x001f001f001f001fULL;
    return marked;
}

static constexpr inline int left_of(int seat) { return (seat + 1) & 3; }
static constexpr inline int partner_of(int seat) { return (seat + 2) & 3; }
static constexpr inline int right_of(int seat) { return (seat + 3) & 3; }

}  // namespace kibitz
