#include "rows.hpp"

namespace kibitz {

namespace {

[[noreturn]] void refuse(const std::string& where, const std::string& wrong) {
    throw IllegalPosition((where.empty() ? "This is no position" : where) + ": " + wrong + ".");
}

Cards read_set(std::uint64_t cards, const std::string& where) {
    if (cards & ~kPack) refuse(where, "a pack has 52 cards, and a set of them 52 bits");
    return to_lanes(cards);
}

}  // namespace

Position read_row(const std::uint64_t* row, const std::string& where) {
    if (row[4] > kNoTrump) refuse(where, "the strain is unknown");
    if (row[5] >= kSeats) refuse(where, "the leader is unknown");
    Position position;
    for (int seat = 0; seat < kSeats; ++seat) position.hands[seat] = read_set(row[seat], where);
    position.trump = to_lane(static_cast<int>(row[4]));
    position.leader = static_cast<int>(row[5]);
    const std::uint64_t* trick = row + 6;
    while (position.played < 3 && trick[position.played]) {
        position.trick[position.played] = read_set(trick[position.played], where);
        ++position.played;
    }
    for (int rest = position.played; rest < 3; ++rest)
        if (trick[rest]) refuse(where, "there is a gap in the trick");
    const std::string wrong = fault(position);
    if (!wrong.empty()) refuse(where, wrong);
    return position;
}

std::array<Cards, kSeats> read_hands(const std::uint64_t* hands, const std::string& where) {
    const std::uint64_t row[kRowLength] = {hands[0], hands[1], hands[2], hands[3], kNoTrump};
    return read_row(row, where).hands;
}

}  // namespace kibitz
