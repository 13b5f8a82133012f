// Positions as rows of numbers, which is how they come from outside.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>

#include "position.hpp"

namespace kibitz {

// A row is four hands N, E, S, W in the pack's order (see cards.hpp), the strain's number
// from clubs up (4 is no-trumps), the leader, and the three cards of the trick or zeros.
constexpr int kRowLength = 9;

// A row that is no position, with the reason.
struct IllegalPosition : std::invalid_argument {
    using std::invalid_argument::invalid_argument;
};

// `where` names the row in the message, such as "positions[3]".
Position read_row(const std::uint64_t* row, const std::string& where = {});

// Four hands, nobody having played.
std::array<Cards, kSeats> read_hands(const std::uint64_t* hands, const std::string& where = {});

}  // namespace kibitz
