#include "holding.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace kibitz::sampler {

namespace {

constexpr int kBeyond = 100;  // more than any length or count of points

Range sane(Range range) { return {std::clamp(range.low, 0, kBeyond), std::clamp(range.high, -1, kBeyond)}; }

Range less(Range range, int known) { return {std::max(0, range.low - known), range.high - known}; }

void check(Cards cards, const std::vector<Holding>& hands) {
    if (hands.size() > kMostHands) throw std::invalid_argument("At most three hands and a rest can be hidden.");
    if (cards & ~kPack) throw std::invalid_argument("A pack has 52 cards, numbered from 0.");
    int wanted = 0;
    Cards held = 0;
    for (const Holding& hand : hands) {
        if (hand.cards < 0 || hand.cards > kPackSize) throw std::invalid_argument("A hand has from 0 to 52 cards.");
        if (hand.holds & ~cards) throw std::invalid_argument("A hidden hand holds a card that is not hidden.");
        if (hand.holds & held) throw std::invalid_argument("Two hidden hands hold the same card.");
        held |= hand.holds;
        wanted += hand.cards;
    }
    if (wanted != count(cards))
        throw std::invalid_argument("The hidden hands have " + std::to_string(wanted) + " cards, but " +
                                    std::to_string(count(cards)) + " are hidden.");
}

// Cards that are known to be in a hand, or can be in only one.
bool settle_cards(Question& question, Cards cards, const std::vector<Holding>& hands) {
    Cards held = 0;
    for (const Holding& hand : hands) held |= hand.holds;
    for (std::size_t h = 0; h < hands.size(); ++h) {
        if (hands[h].holds & hands[h].lacks) return false;
        question.shares[h].fixed = hands[h].holds;
    }
    question.open = cards & ~held;
    for (Cards rest = question.open; rest; rest &= rest - 1) {
        const Cards card = lowest(rest);
        Share* only = nullptr;
        int takers = 0;
        for (std::size_t h = 0; h < hands.size(); ++h) {
            if (hands[h].lacks & card) continue;
            only = &question.shares[h];
            ++takers;
        }
        if (takers == 0) return false;
        if (takers > 1) continue;
        only->fixed |= card;
        question.open &= ~card;
    }
    for (std::size_t h = 0; h < hands.size(); ++h) {
        question.barred[h] = question.open & hands[h].lacks;
        question.shares[h].room = hands[h].cards - count(question.shares[h].fixed);
        if (question.shares[h].room < 0) return false;
    }
    return true;
}

bool settle_points(Share& share, const Holding& hand, Cards open) {
    const int most = points(open);
    share.points = less(sane(hand.points), points(share.fixed));
    share.is_scored = share.points.low > 0 || share.points.high < most;
    return share.points.high >= share.points.low && share.points.low <= most;
}

bool settle_lengths(Share& share, const Holding& hand, Cards open) {
    const Range longest = sane(hand.longest);
    if (longest.low > longest.high) return false;
    // Four suits share the hand: one of them has a quarter of it, whatever happens.
    share.reach = longest.low > (hand.cards + kSuits - 1) / kSuits ? longest.low : 0;
    for (int suit = 0; suit < kSuits; ++suit) {
        Range length = sane(hand.lengths[static_cast<std::size_t>(suit)]);
        const int fixed = count(share.fixed & suit_cards(suit));
        length.high = std::min(length.high, longest.high);
        length = less(length, fixed);
        const int most = std::min(share.room, count(open & suit_cards(suit)));
        if (length.high < length.low || length.low > most) return false;
        length.high = std::min(length.high, most);
        share.lengths[static_cast<std::size_t>(suit)] = length;
        if (fixed >= share.reach) share.reach = 0;
    }
    return true;
}

}  // namespace

bool Question::is_length_bound(int suit) const {
    for (std::size_t h = 0; h < shares.size(); ++h) {
        const Share& share = shares[h];
        const Range length = share.lengths[static_cast<std::size_t>(suit)];
        const int most = std::min(share.room, count(open & ~barred[h] & suit_cards(suit)));
        if (length.low > 0 || length.high < most) return true;
        if (share.reach && count(share.fixed & suit_cards(suit)) + most >= share.reach) return true;
    }
    return false;
}

Question reduce(Cards cards, const std::vector<Holding>& hands) {
    check(cards, hands);
    Question question;
    question.shares.resize(hands.size());
    bool is_possible = settle_cards(question, cards, hands);
    for (std::size_t h = 0; is_possible && h < hands.size(); ++h) {
        const Cards open = question.open & ~question.barred[h];
        is_possible =
            settle_points(question.shares[h], hands[h], open) && settle_lengths(question.shares[h], hands[h], open);
    }
    if (is_possible && hands.size() > kMostScored && question.shares.back().is_scored)
        throw std::invalid_argument("Nothing can be known of the points of the rest.");
    question.is_impossible = !is_possible;
    return question;
}

}  // namespace kibitz::sampler
