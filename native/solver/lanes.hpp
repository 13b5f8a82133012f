// Cards in the order in which the solver searches: lanes of sixteen bits, the ace lowest.
#pragma once

#include "cards.hpp"
#include "portability.hpp"

namespace kibitz {

// Inside the solver each suit of a set owns a lane of sixteen bits, spades first; within
// a lane the ace is bit 0 and the two is bit 12, so that "the highest card" is the lowest
// bit and "higher than" is "numerically smaller". Suits are numbered likewise, spades 0.
constexpr int kLaneWidth = 16;
constexpr int kNoTrump = 4;

constexpr Cards kLane = 0x1fff;
constexpr Cards kLanes = 0x1fff1fff1fff1fffULL;
constexpr Cards kAces = 0x0001000100010001ULL;

static constexpr inline Cards lane(int suit) { return kLane << (suit * kLaneWidth); }
static constexpr inline Cards bit(int card) { return Cards{1} << card; }
static constexpr inline int index_of(Cards card) { return std::countr_zero(card); }
static constexpr inline int suit_of(Cards card) { return std::countr_zero(card) >> 4; }

// All bits of a word in the opposite order.
static constexpr inline std::uint64_t reversed(std::uint64_t bits) {
    bits = (bits >> 1 & 0x5555555555555555ULL) | (bits & 0x5555555555555555ULL) << 1;
    bits = (bits >> 2 & 0x3333333333333333ULL) | (bits & 0x3333333333333333ULL) << 2;
    bits = (bits >> 4 & 0x0f0f0f0f0f0f0f0fULL) | (bits & 0x0f0f0f0f0f0f0f0fULL) << 4;
    return bytes_reversed(bits);
}

// From the pack's order to ours: turned round, then each suit moved to its lane.
static constexpr inline Cards to_lanes(Cards cards) {
    const std::uint64_t bits = reversed(cards) >> (64 - kPackSize);
    return (bits & kLane) | (bits << 3 & lane(1)) | (bits << 6 & lane(2)) | (bits << 9 & lane(3));
}
static constexpr inline Cards to_pack(Cards lanes) {
    const std::uint64_t bits =
        (lanes & lane(0)) | (lanes & lane(1)) >> 3 | (lanes & lane(2)) >> 6 | (lanes & lane(3)) >> 9;
    return reversed(bits << (64 - kPackSize));
}
static_assert(to_lanes(Cards{1} << 51) == bit(0) && to_lanes(1) == bit(3 * kLaneWidth + 12));
static_assert(to_lanes(kPack) == kLanes && to_pack(kLanes) == kPack);

// Strains are numbered from clubs up outside, and from spades down in here; no-trumps are last in both.
static constexpr inline int to_lane(int strain) { return strain < kSuits ? kSuits - 1 - strain : strain; }

// The highest card of a suit (or of the first suit that has any); empty stays empty.
static constexpr inline Cards top(Cards cards) { return lowest(cards); }
// The lowest card of the last suit that has any.
static constexpr inline Cards bottom(Cards cards) { return std::bit_floor(cards); }
// The highest card of every suit.
static constexpr inline Cards tops(Cards cards) { return cards & ((~cards & kLanes) + kAces); }

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
