// What a game is to the batch: which steps it has, which contracts there are and what each pays. Python fills it in
// from the game's own rules and scores (kibitz.gym.batch_rules), so that of these only honours stand here a second
// time.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "cards.hpp"

namespace kibitz::batch {

constexpr int kStrains = 5;
constexpr int kBids = 35;
constexpr int kMeasures = 3;  // points, strength, longest suit
constexpr int kTerms = 17;
constexpr int kPledges = 2;  // Ten and Seven

// The numbers of actions, as in kibitz.gym.action_ids.
constexpr int kPass = kPackSize;
constexpr int kDouble = kPass + 1;
constexpr int kRedouble = kPass + 2;
constexpr int kFirstBid = kPass + 3;
constexpr int kPlay = kFirstBid + kBids;
constexpr int kFirstChoice = kPlay + 1;
constexpr int kChoices = 65;
constexpr int kFirstTarget = kFirstChoice + kChoices;
constexpr int kFirstNomination = kFirstTarget + kPledges;
constexpr int kActions = 250;

enum class Opening {
    nobody,         // nobody declares, everybody plays their own cards
    dealer,         // the dealer declares
    stronger,       // points are announced, and the stronger side declares
    first_to_play,  // Pass or Play, and the stronger side if all pass
    auction,
    strongest_of_three,  // three players: the strongest declares, with the spare hand for dummy
    dealer_and_spare,    // three players: the dealer's hand and the spare one against the others
};

enum class Honours { none, any, declarers };

// A contract, and what declarer's side gets less what the other gets: by vulnerability and tricks.
struct Contract {
    int terms = 0;
    int strain = 0;
    int goal = 0;
    std::array<std::array<int, kRanks + 1>, 2> net{};
};

struct Rules {
    int cards = kRanks;  // to each hand
    Opening opening = Opening::nobody;

    // The hand opposite the dealer is nobody's.
    bool for_three() const { return opening == Opening::strongest_of_three || opening == Opening::dealer_and_spare; }

    bool level_is_thrown_in = false;  // else the dealer's side declares
    bool equals_choose = false;       // which of two equal partners declares
    bool dummy_first = false;         // dummy is faced, and the contract chosen, before the lead
    bool stops_when_certain = false;
    bool next_player_redoubles = false;
    Honours honours = Honours::none;
    bool aces_always = false;  // four aces count as honours with trumps too
    std::vector<Contract> contracts;
    int agreed = -1;                         // the contract that nobody has to choose; -1 if there is none
    std::array<int, kChoices> chosen{};      // the contract that a choice names; -1 where it is not offered
    std::array<int, kPackPoints + 1> aim{};  // by declarers' points, how many contracts further on theirs is
};

}  // namespace kibitz::batch
