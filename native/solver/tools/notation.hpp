// Cards and deals as text, for the checking tools: files and messages of our own.
#pragma once

#include <array>
#include <stdexcept>
#include <string>
#include <string_view>

#include "lanes.hpp"

namespace kibitz {

constexpr std::string_view kRankLetters = "AKQJT98765432";
constexpr std::string_view kSuitLetters = "SHDC";

// "SA", "HT": suit, then rank.
inline std::string write_card(Cards card) {
    const auto index = static_cast<unsigned>(index_of(card));
    return {kSuitLetters[index / kLaneWidth], kRankLetters[index % kLaneWidth]};
}

inline Cards card_of(std::size_t suit, char letter) {
    const std::size_t rank = kRankLetters.find(letter);
    if (suit >= kSuits || rank >= kRanks) throw std::invalid_argument("A card cannot be read.");
    return bit(static_cast<int>(suit * kLaneWidth + rank));
}

inline Cards read_card(const std::string& text) { return card_of(kSuitLetters.find(text.at(0)), text.at(1)); }

// "N:<north> <east> <south> <west>", suits "S.H.D.C".
inline std::array<Cards, kSeats> read_deal(const std::string& text) {
    if (text.substr(0, 2) != "N:") throw std::invalid_argument("A deal starts with N: here.");
    std::array<Cards, kSeats> hands{};
    std::size_t hand = 0, suit = 0;
    for (const char letter : text.substr(2)) {
        if (letter == ' ') {
            ++hand;
            suit = 0;
        } else if (letter == '.') {
            ++suit;
        } else {
            hands.at(hand) |= card_of(suit, letter);
        }
    }
    return hands;
}

}  // namespace kibitz
