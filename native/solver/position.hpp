// A position at the table, and the check that it is one.
#pragma once

#include <array>
#include <string>

#include "lanes.hpp"

namespace kibitz {

// A position between two cards. `hands` holds what each seat still has in hand; the
// cards already on the table lie in `trick`, in playing order from `leader`.
struct Position {
    std::array<Cards, kSeats> hands{};
    int trump = kNoTrump;
    int leader = 0;
    std::array<Cards, 3> trick{};
    int played = 0;

    int to_play() const { return (leader + played) & 3; }
    // Tricks still to be won, the one on the table included.
    int tricks() const { return count(hands[to_play()]); }
    Cards legal() const;
    Cards all() const;
};

// Says what is wrong with the cards of a position, or nothing when it is legal.
std::string fault(const Position& position);

// Moves one legal card of the seat to play to the table, gathering a full trick.
Position after(const Position& position, Cards card);

// True when `later` can arise from `earlier` by playing cards: what a search learnt
// of the one is worth keeping for the other.
bool follows_from(const Position& later, const Position& earlier);

}  // namespace kibitz
