#include "position.hpp"

namespace kibitz {

Cards Position::legal() const {
    const Cards hand = hands[to_play()];
    if (played == 0) return hand;
    const Cards same_suit = hand & lane(suit_of(trick[0]));
    return same_suit ? same_suit : hand;
}

Cards Position::all() const {
    Cards cards = hands[0] | hands[1] | hands[2] | hands[3];
    for (int i = 0; i < played; ++i) cards |= trick[i];
    return cards;
}

std::string fault(const Position& position) {
    Cards seen = 0;
    for (const Cards hand : position.hands) {
        if (hand & seen) return "a card is in two hands";
        seen |= hand;
    }
    for (int i = 0; i < position.played; ++i) {
        const Cards card = position.trick[i];
        if (count(card) != 1) return "each player lays one card to a trick";
        if (card & seen) return "a card of the trick is also elsewhere";
        seen |= card;
    }
    const int size = position.tricks();
    if (size == 0) return "whose turn it is has no card";
    for (int i = 0; i < kSeats; ++i) {
        const int seat = (position.leader + i) & 3;
        const int expected = i < position.played ? size - 1 : size;
        if (count(position.hands[seat]) != expected) return "the hands are of unequal size";
    }
    if (position.played > 0) {
        const Cards led = lane(suit_of(position.trick[0]));
        for (int i = 1; i < position.played; ++i) {
            const bool follows = position.trick[i] & led;
            if (!follows && (position.hands[(position.leader + i) & 3] & led))
                return "a card of the trick does not follow suit though it could have";
        }
    }
    return {};
}

namespace {

// Which of two cards in playing order wins: the later one must follow higher or ruff.
bool beats(Cards later, Cards earlier, int trump) {
    if (suit_of(later) == suit_of(earlier)) return later < earlier;
    return suit_of(later) == trump;
}

}  // namespace

Position after(const Position& position, Cards card) {
    Position next = position;
    next.hands[position.to_play()] &= ~card;
    if (position.played < 3) {
        next.trick[next.played++] = card;
        return next;
    }
    std::array<Cards, kSeats> cards{position.trick[0], position.trick[1], position.trick[2], card};
    int winner = 0;
    for (int i = 1; i < kSeats; ++i)
        if (beats(cards[i], cards[winner], position.trump)) winner = i;
    next.leader = (position.leader + winner) & 3;
    next.trick = {};
    next.played = 0;
    return next;
}

bool follows_from(const Position& later, const Position& earlier) {
    if (later.trump != earlier.trump) return false;
    for (int seat = 0; seat < kSeats; ++seat) {
        Cards had = earlier.hands[seat];
        const int turn = (seat - earlier.leader) & 3;
        if (turn < earlier.played) had |= earlier.trick[turn];
        if (later.hands[seat] & ~had) return false;
    }
    return true;
}

}  // namespace kibitz
