// Random endings for the checking tools.
#pragma once

#include <random>
#include <utility>

#include "position.hpp"

namespace kibitz {

inline int roll(std::mt19937_64& dice, int sides) { return static_cast<int>(dice() % static_cast<unsigned>(sides)); }

// An ending with so many tricks to go, trick table empty. Few suits, which are common
// here, make long and void holdings common.
inline Position random_ending(std::mt19937_64& dice, int tricks) {
    for (;;) {
        const int suits = 1 + roll(dice, 4);
        if (suits * kRanks < 4 * tricks) continue;
        Position position;
        position.trump = roll(dice, 5);
        position.leader = roll(dice, 4);
        Cards deck[kSuits * kRanks];
        int n = 0;
        for (int suit = 0; suit < suits; ++suit)
            for (int rank = 0; rank < kRanks; ++rank) deck[n++] = bit(suit * kLaneWidth + rank);
        for (int i = 0; i < 4 * tricks; ++i) {
            std::swap(deck[i], deck[i + roll(dice, n - i)]);
            position.hands[i & 3] |= deck[i];
        }
        return position;
    }
}

}  // namespace kibitz
