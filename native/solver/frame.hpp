// The state of one trick in the search.
#pragma once

#include "lanes.hpp"

namespace kibitz::KIBITZ_ENGINE {

// A trick as it starts, and the cards laid to it so far. Nothing is ever taken back:
// a finished trick fills in the next frame and leaves this one as it was.
struct Frame {
    Cards hand[kSeats];
    Cards all;
    std::uint64_t shape;  // suit lengths, four bits each, see `length_place`
    Cards card[kSeats];   // in playing order
};

// What a search has proved: a bound on the tricks of the seat's side, and the cards
// whose ranks the proof rests on, closed upwards in each suit.
struct Proof {
    Cards relevant;
    int tricks;
};

static constexpr inline int length_place(int seat, int suit) { return 4 * (4 * seat + suit); }

// One card from every hand, in places of the first suit.
constexpr std::uint64_t kOneEach = 0x0001000100010001ULL;

static constexpr inline std::uint64_t shape_of(const Cards (&hand)[kSeats]) {
    std::uint64_t shape = 0;
    for (int seat = 0; seat < kSeats; ++seat)
        for (int suit = 0; suit < kSuits; ++suit)
            shape += static_cast<std::uint64_t>(count(hand[seat] & lane(suit))) << length_place(seat, suit);
    return shape;
}

}  // namespace kibitz::KIBITZ_ENGINE
