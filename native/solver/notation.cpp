#include "notation.hpp"

namespace kibitz {

namespace {

constexpr char kRankLetters[] = "AKQJT98765432";
constexpr char kSuitLetters[] = "SHDC";
constexpr char kSeatLetters[] = "NESW";

int place_in(const char* letters, char letter) {
    for (int i = 0; letters[i]; ++i)
        if (letters[i] == letter) return i;
    return -1;
}

}  // namespace

Cards read_card(const std::string& text) {
    if (text.size() == 2) {
        const int suit = place_in(kSuitLetters, text[0]);
        const int rank = place_in(kRankLetters, text[1]);
        if (suit >= 0 && rank >= 0) return bit(suit * kLaneWidth + rank);
    }
    throw NotationError("not a card: '" + text + "' (write suit and rank, like SA or HT)");
}

std::array<Cards, kSeats> read_deal(const std::string& text) {
    std::array<Cards, kSeats> hands{};
    std::size_t at = 0;
    int seat = 0;
    if (text.size() > 1 && text[1] == ':') {
        seat = place_in(kSeatLetters, text[0]);
        if (seat < 0) throw NotationError("not a seat before the colon: '" + text + "'");
        at = 2;
    }
    Cards seen = 0;
    int hand = 0, suit = 0;
    for (; at < text.size(); ++at) {
        const char letter = text[at];
        if (letter == ' ') {
            if (suit != 3) throw NotationError("a hand needs four suits: '" + text + "'");
            suit = 0;
            if (++hand == kSeats) throw NotationError("more than four hands: '" + text + "'");
        } else if (letter == '.') {
            if (++suit == kSuits) throw NotationError("a hand with more than four suits: '" + text + "'");
        } else {
            const int rank = place_in(kRankLetters, letter);
            if (rank < 0) throw NotationError(std::string("not a rank: '") + letter + "' in '" + text + "'");
            const Cards card = bit(suit * kLaneWidth + rank);
            if (seen & card) throw NotationError("the card " + write_card(card) + " is there twice: '" + text + "'");
            seen |= card;
            hands[(seat + hand) & 3] |= card;
        }
    }
    if (hand != 3 || suit != 3) throw NotationError("a deal needs four hands of four suits: '" + text + "'");
    return hands;
}

std::string write_card(Cards card) {
    const int index = index_of(card);
    return {kSuitLetters[index >> 4], kRankLetters[index & 15]};
}

}  // namespace kibitz
