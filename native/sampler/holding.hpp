// What is known of the hidden hands, and the same with all that is certain taken out.
#pragma once

#include <array>
#include <vector>

#include "counting.hpp"

namespace kibitz::sampler {

struct Range {
    int low;
    int high;
};

// What is known of one hidden hand as it was dealt.
struct Holding {
    int cards = kRanks;
    Range points{0, kPackPoints};
    Range longest{0, kRanks};             // the length of the longest suit
    std::array<Range, kSuits> lengths{};  // suit by suit, clubs first
    Cards holds = 0;                      // cards it had for certain, those it played among them
    Cards lacks = 0;                      // cards it cannot have had
};

// What is still to be shared out to one hand, and within which bounds.
struct Share {
    Cards fixed = 0;                      // in this hand in every layout
    int room = 0;                         // how many of the open cards it gets
    Range points{0, kPackPoints};         // of the open cards
    std::array<Range, kSuits> lengths{};  // of the open cards
    int reach = 0;                        // some suit must be as long as this, fixed cards counted; 0: no matter
    bool is_scored = false;               // whether its points can go wrong at all
};

// The cards whose hand is not certain, and each hand's share of them.
struct Question {
    Cards open = 0;
    std::vector<Share> shares;
    std::array<Cards, kMostHands> barred{};  // the open cards a hand cannot have
    bool is_impossible = false;

    // Whether it matters how long this suit falls, or only which cards.
    bool is_length_bound(int suit) const;
};

// Throws std::invalid_argument where cards and hands do not go together at all;
// constraints that no layout meets are no error, the question is then impossible.
Question reduce(Cards cards, const std::vector<Holding>& hands);

}  // namespace kibitz::sampler
