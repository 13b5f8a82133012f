// Reading cards and deals from text.
#pragma once

#include <array>
#include <stdexcept>
#include <string>

#include "cards.hpp"

namespace kibitz {

// Text that cannot be read as cards.
struct NotationError : std::invalid_argument {
    using std::invalid_argument::invalid_argument;
};

// "SA", "HT": suit, then rank.
Cards read_card(const std::string& text);

// "N:<north> <east> <south> <west>", suits "S.H.D.C"; any seat may come first, and
// without one North does.
std::array<Cards, kSeats> read_deal(const std::string& text);

// Card 0 of the lane order is "SA", and so on.
std::string write_card(Cards card);

}  // namespace kibitz
