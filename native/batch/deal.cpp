#include "deal.hpp"

#include <algorithm>
#include <cstring>

namespace kibitz::batch {
namespace {

constexpr int kPoints = 0;
constexpr int kStrength = 1;
constexpr int kLongest = 2;
constexpr int kEnoughForThree = 21;  // the points that declarer and a spare dummy have at least

// The terms of aBRIDGEd are the last three: Play, then Ten and Seven, which declarer may pledge.
constexpr int kPlayTerms = kTerms - kPledges - 1;

std::size_t at(int index) { return static_cast<std::size_t>(index); }

int suit_of(int card) { return card / kRanks; }

int longest(Cards hand) {
    int most = 0;
    for (int suit = 0; suit < kSuits; ++suit) most = std::max(most, count(hand & suit_cards(suit)));
    return most;
}

// Of the cards of a set the one that has so many below it.
int nth(Cards cards, std::uint32_t below) {
    while (below--) cards &= cards - 1;
    return std::countr_zero(cards);
}

}  // namespace

void Deal::draw(const Rules& rules, Random& random) {
    std::array<std::uint8_t, kPackSize> pack;
    for (int card = 0; card < kPackSize; ++card) pack[at(card)] = static_cast<std::uint8_t>(card);
    std::array<Cards, kSeats> hands{};
    const int number = kSeats * rules.cards;
    for (int place = 0; place < number; ++place) {
        const int chosen = place + static_cast<int>(random.below(static_cast<std::uint32_t>(kPackSize - place)));
        std::swap(pack[at(place)], pack[at(chosen)]);
        hands[at(place % kSeats)] |= Cards{1} << pack[at(place)];
    }
    const std::uint32_t circumstances = random.below(16);
    begin(rules, hands, static_cast<int>(circumstances % 4), circumstances / 4);
}

void Deal::begin(const Rules& rules, const std::array<Cards, kSeats>& hands, int dealer, unsigned vulnerable) {
    *this = Deal();
    hands_ = dealt_ = hands;
    dealer_ = static_cast<std::int8_t>(dealer);
    vulnerable_ = static_cast<std::uint8_t>(vulnerable);
    for (auto& measure : announced_) measure.fill(kUnsaid);
    for (auto& side : first_to_name_) side.fill(kNobody);
    contract_ = static_cast<std::int16_t>(rules.agreed);
    if (rules.for_three()) {
        const int spare = partner_of(dealer);
        players_at_[at(spare)] = places_of_[at(spare)] = kNobody;
    }
    switch (rules.opening) {
        case Opening::nobody:
            return await_card(left_of(dealer));
        case Opening::dealer:
            return declare(rules, dealer);
        case Opening::stronger:
            return stronger_side_declares(rules, kPoints);
        case Opening::first_to_play:
            return await(Phase::pass_or_play, dealer);
        case Opening::auction:
            return await(Phase::call, dealer);
        case Opening::strongest_of_three:
            return strongest_of_three_declares(rules);
        case Opening::dealer_and_spare:
            return dealer_and_spare_play(rules);
    }
}

void Deal::announce(int measure) {
    for (int seat = 0; seat < kSeats; ++seat) {
        if (places_of_[at(seat)] < 0) continue;
        const Cards hand = dealt_[at(seat)];
        announced_[at(measure)][at(seat)] =
            static_cast<std::int8_t>(measure == kLongest ? longest(hand) : points(hand));
    }
}

void Deal::stronger_side_declares(const Rules& rules, int measure) {
    announce(measure);
    const auto& said = announced_[at(measure)];
    const std::array<int, 2> sums{said[0] + said[2], said[1] + said[3]};
    if (sums[0] == sums[1] && rules.level_is_thrown_in) return await(Phase::over, kNobody);
    const int others = side_of(left_of(dealer_));
    const int first = sums[at(others)] > sums[at(1 - others)] ? left_of(dealer_) : dealer_;
    const int second = partner_of(first);
    if (rules.equals_choose && said[at(first)] == said[at(second)]) return await(Phase::nominate, first);
    declare(rules, said[at(second)] > said[at(first)] ? second : first);
}

// The player opposite makes room for the spare hand, and takes its place.
void Deal::strongest_of_three_declares(const Rules& rules) {
    announce(kPoints);
    const auto& said = announced_[at(kPoints)];
    const int spare = partner_of(dealer_);
    int strongest = dealer_;
    for (const int seat : {left_of(dealer_), left_of(spare)})
        if (said[at(seat)] > said[at(strongest)]) strongest = seat;
    if (said[at(strongest)] + points(dealt_[at(spare)]) < kEnoughForThree) return await(Phase::over, kNobody);
    if (strongest != dealer_) {
        exchange_hands(spare, partner_of(strongest));
        reseat(partner_of(strongest), spare);
    }
    declare(rules, strongest);
}

// The dealer takes the stronger of two hands; or the dummy of the others takes up the spare one against them.
void Deal::dealer_and_spare_play(const Rules& rules) {
    announce(kPoints);
    const auto& said = announced_[at(kPoints)];
    const int spare = partner_of(dealer_);
    const int one = left_of(dealer_);
    const int two = left_of(spare);
    const int theirs = said[at(one)] + said[at(two)];
    if (2 * theirs == kPackPoints) return await(Phase::over, kNobody);
    if (2 * theirs < kPackPoints) {
        if (points(dealt_[at(spare)]) > said[at(dealer_)]) exchange_hands(dealer_, spare);
        return declare(rules, dealer_);
    }
    const int declarer = said[at(two)] > said[at(one)] ? two : one;
    reseat(partner_of(declarer), spare);
    declare(rules, declarer);
}

void Deal::exchange_hands(int one, int other) {
    std::swap(hands_[at(one)], hands_[at(other)]);
    std::swap(dealt_at_[at(one)], dealt_at_[at(other)]);
}

void Deal::reseat(int player, int place) {
    players_at_[at(places_of_[at(player)])] = kNobody;
    players_at_[at(place)] = static_cast<std::int8_t>(player);
    places_of_[at(player)] = static_cast<std::int8_t>(place);
}

void Deal::declare(const Rules& rules, int seat) {
    declarer_ = static_cast<std::int8_t>(seat);
    if (!rules.dummy_first) return await_card(left_of(seat));
    turn_ = static_cast<std::int8_t>(left_of(seat));
    const bool all_passed = rules.opening == Opening::first_to_play && passes_ == 0b1111;
    await(all_passed ? Phase::target : Phase::choose, seat);
}

void Deal::await(Phase phase, int place) {
    phase_ = phase;
    player_ = place < 0 ? std::int8_t{kNobody} : players_at_[at(place)];
}

void Deal::await_card(int seat) {
    if (in_trick() == 0) leaders_[at(tricks())] = static_cast<std::int8_t>(seat);
    turn_ = static_cast<std::int8_t>(seat);
    await(Phase::play, seat == dummy() ? declarer_ : seat);
}

bool Deal::may_double() const { return highest_ >= 0 && doubling_ == 0 && side_of(last_word_) != side_of(player_); }

bool Deal::may_redouble(const Rules& rules) const {
    return doubling_ == 1 && side_of(last_word_) != side_of(player_) &&
           (passed_since_ == 0 || !rules.next_player_redoubles);
}

bool Deal::is_offered(const Rules& rules, int choice) const {
    const int contract = rules.chosen[at(choice)];
    if (contract < 0) return false;
    if (rules.opening != Opening::first_to_play) return true;
    return rules.contracts[at(contract)].terms == kPlayTerms + 1 + pledge_;
}

Cards Deal::playable() const {
    const Cards hand = hands_[at(turn_)];
    if (in_trick() == 0) return hand;
    const Cards following = hand & suit_cards(suit_of(plays_[at(kSeats * tricks())]));
    return following ? following : hand;
}

bool Deal::is_legal(const Rules& rules, int action) const {
    if (action < 0 || action >= kActions) return false;
    switch (phase_) {
        case Phase::call:
            if (action == kPass) return true;
            if (action == kDouble) return may_double();
            if (action == kRedouble) return may_redouble(rules);
            return action > kFirstBid + highest_ && action < kFirstBid + kBids;
        case Phase::pass_or_play:
            return action == kPass || action == kPlay;
        case Phase::nominate:
            return action == kFirstNomination || action == kFirstNomination + 1;
        case Phase::target:
            return action >= kFirstTarget && action < kFirstTarget + kPledges;
        case Phase::choose:
            return action >= kFirstChoice && action < kFirstChoice + kChoices &&
                   is_offered(rules, action - kFirstChoice);
        case Phase::play:
            return action < kPackSize && playable() >> action & 1;
        case Phase::over:
            return false;
    }
    return false;
}

void Deal::mask(const Rules& rules, std::int8_t* actions) const {
    std::memset(actions, 0, kActions);
    switch (phase_) {
        case Phase::call:
            actions[kPass] = 1;
            actions[kDouble] = may_double();
            actions[kRedouble] = may_redouble(rules);
            for (int bid = highest_ + 1; bid < kBids; ++bid) actions[kFirstBid + bid] = 1;
            return;
        case Phase::pass_or_play:
            actions[kPass] = actions[kPlay] = 1;
            return;
        case Phase::nominate:
            actions[kFirstNomination] = actions[kFirstNomination + 1] = 1;
            return;
        case Phase::target:
            actions[kFirstTarget] = actions[kFirstTarget + 1] = 1;
            return;
        case Phase::choose:
            for (int choice = 0; choice < kChoices; ++choice)
                actions[kFirstChoice + choice] = is_offered(rules, choice);
            return;
        case Phase::play:
            for (Cards cards = playable(); cards; cards &= cards - 1) actions[std::countr_zero(cards)] = 1;
            return;
        case Phase::over:
            return;
    }
}

int Deal::random_action(const Rules& rules, Random& random) const {
    switch (phase_) {
        case Phase::call: {
            // Pass, the bids left, then what else there is: doubling and redoubling never go together.
            const int bids = kBids - 1 - highest_;
            const bool doubles = may_double();
            const bool redoubles = may_redouble(rules);
            const int number =
                static_cast<int>(random.below(static_cast<std::uint32_t>(1 + bids + doubles + redoubles)));
            if (number == 0) return kPass;
            if (number <= bids) return kFirstBid + highest_ + number;
            return doubles ? kDouble : kRedouble;
        }
        case Phase::pass_or_play:
            return random.below(2) ? kPlay : kPass;
        case Phase::nominate:
            return kFirstNomination + static_cast<int>(random.below(2));
        case Phase::target:
            return kFirstTarget + static_cast<int>(random.below(kPledges));
        case Phase::choose: {
            std::uint32_t offered = 0;
            for (int choice = 0; choice < kChoices; ++choice) offered += is_offered(rules, choice);
            std::uint32_t before = random.below(offered);
            int choice = 0;
            while (!is_offered(rules, choice) || before--) ++choice;
            return kFirstChoice + choice;
        }
        case Phase::play: {
            const Cards cards = playable();
            return nth(cards, random.below(static_cast<std::uint32_t>(count(cards))));
        }
        case Phase::over:
            return kNobody;
    }
    return kNobody;
}

void Deal::act(const Rules& rules, int action) {
    switch (phase_) {
        case Phase::call:
            return call(rules, action);
        case Phase::pass_or_play:
            if (action == kPlay) return declare(rules, player_);
            passes_ = static_cast<std::uint8_t>(passes_ | 1u << player_);
            if (passes_ == 0b1111) return stronger_side_declares(rules, kStrength);
            return await(Phase::pass_or_play, left_of(player_));
        case Phase::nominate:
            return declare(rules, action == kFirstNomination ? player_ : partner_of(player_));
        case Phase::target:
            pledge_ = static_cast<std::int8_t>(action - kFirstTarget);
            return await(Phase::choose, player_);
        case Phase::choose:
            return choose(rules, action - kFirstChoice);
        case Phase::play:
            return play(rules, action);
        case Phase::over:
            return;
    }
}

void Deal::call(const Rules& rules, int action) {
    const int seat = player_;
    if (action == kPass) {
        ++passed_since_;
        if (highest_ < 0) passes_ = static_cast<std::uint8_t>(passes_ | 1u << seat);
        if (passed_since_ == (highest_ < 0 ? 4 : 3)) return settle_auction(rules);
        return await(Phase::call, left_of(seat));
    }
    passed_since_ = 0;
    last_word_ = static_cast<std::int8_t>(seat);
    if (action == kDouble || action == kRedouble) {
        auto& said = action == kDouble ? doubles_ : redoubles_;
        said[at(seat)] |= std::uint64_t{1} << highest_;
        doubling_ = action == kDouble ? 1 : 2;
    } else {
        highest_ = static_cast<std::int8_t>(action - kFirstBid);
        bidder_ = static_cast<std::int8_t>(seat);
        doubling_ = 0;
        bids_[at(seat)] |= std::uint64_t{1} << highest_;
        auto& first = first_to_name_[at(side_of(seat))][at(highest_ % kStrains)];
        if (first < 0) first = bidder_;
    }
    await(Phase::call, left_of(seat));
}

void Deal::settle_auction(const Rules& rules) {
    if (highest_ < 0) return await(Phase::over, kNobody);
    contract_ = static_cast<std::int16_t>(3 * highest_ + doubling_);
    declare(rules, first_to_name_[at(side_of(bidder_))][at(highest_ % kStrains)]);
}

void Deal::choose(const Rules& rules, int choice) {
    const int held = points(dealt_to(declarer_)) + points(dealt_to(dummy()));
    contract_ = static_cast<std::int16_t>(rules.chosen[at(choice)] + rules.aim[at(held)]);
    if (rules.opening == Opening::first_to_play) {
        announce(kStrength);
        announce(kLongest);
    }
    await_card(turn_);
}

void Deal::play(const Rules& rules, int card) {
    plays_[at(played_)] = static_cast<std::uint8_t>(card);
    hands_[at(turn_)] &= ~(Cards{1} << card);
    ++played_;
    if (in_trick() == 0) return end_trick(rules);
    await_card(left_of(turn_));
    if (contract_ < 0) await(Phase::choose, declarer_);  // the lead was made before the contract was named
}

void Deal::end_trick(const Rules& rules) {
    const Contract& contract = rules.contracts[at(contract_)];
    const int first = played_ - kSeats;
    int best = 0;
    for (int i = 1; i < kSeats; ++i) {
        const int card = plays_[at(first + i)];
        const int top = plays_[at(first + best)];
        const bool wins = suit_of(card) == suit_of(top) ? card > top : suit_of(card) == contract.strain;
        if (wins) best = i;
    }
    const int winner = (leaders_[at(tricks() - 1)] + best) % kSeats;
    ++won_[at(side_of(winner))];
    await_card(winner);
    const int side = reckoned_side();
    const auto& net = contract.net[vulnerable_ >> side & 1];
    const int left = rules.cards - tricks();
    const int tricks = won_[at(side)];
    // More tricks never score less for a side, so the two ends tell for all between.
    if (left == 0 || (rules.stops_when_certain && net[at(tricks)] == net[at(tricks + left)]))
        await(Phase::over, kNobody);
}

int Deal::paid(const Rules& rules, int player) const {
    const int place = places_of_[at(player)];
    if (place < 0) return 0;
    return side_of(place) == 0 ? score(rules) : -score(rules);
}

int Deal::score(const Rules& rules) const {
    if (phase_ != Phase::over || played_ == 0) return 0;
    const int side = reckoned_side();
    const int net = rules.contracts[at(contract_)].net[vulnerable_ >> side & 1][at(won_[at(side)])];
    return (side == 0 ? net : -net) + honours(rules);
}

// For North and South, less those for East and West.
int Deal::honours(const Rules& rules) const {
    if (rules.honours == Honours::none) return 0;
    constexpr Cards aces = Cards{1} << 12 | Cards{1} << 25 | Cards{1} << 38 | Cards{1} << 51;
    constexpr Cards tops = 0b1'1111'0000'0000;  // ten to ace of one suit
    const int strain = rules.contracts[at(contract_)].strain;
    int sum = 0;
    for (int seat = 0; seat < kSeats; ++seat) {
        if (rules.honours == Honours::declarers && side_of(seat) != side_of(declarer_)) continue;
        const Cards hand = dealt_[at(seat)];
        const int held = strain < kSuits ? count(hand & tops << kRanks * strain) : 0;
        int worth = held == 5 ? 150 : held == 4 ? 100 : 0;
        if ((strain == kSuits || rules.aces_always) && (hand & aces) == aces) worth += 150;
        sum += side_of(seat) == 0 ? worth : -worth;
    }
    return sum;
}

}  // namespace kibitz::batch
