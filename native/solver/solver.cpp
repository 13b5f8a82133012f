#include "solver.hpp"

#include <algorithm>

namespace kibitz {

namespace {

// A first guess at the tricks of the side to play: honours, and length in trumps.
int first_guess(const Position& position) {
    const int seat = position.to_play();
    const Cards a = position.hands[seat], b = position.hands[partner_of(seat)];
    const Cards x = position.hands[left_of(seat)], y = position.hands[right_of(seat)];
    const int tricks = position.tricks();
    int ours = points(to_pack(a | b)), all = points(to_pack(a | b | x | y));
    if (position.trump != kNoTrump) {
        const Cards trumps = lane(position.trump);
        ours = ours * 3 + 8 * count((a | b) & trumps);
        all = all * 3 + 8 * count((a | b | x | y) & trumps);
    }
    return all ? (2 * tricks * ours + all) / (2 * all) : tricks / 2;
}

}  // namespace

void Solver::clear() {
    engine_->clear();
    knows_ = false;
}

void Solver::prepare(const Position& position) {
    if (knows_ && follows_from(position, known_)) return;
    engine_->clear();
    known_ = position;
    knows_ = true;
}

// Closes in on the exact number from a guess by zero-window searches.
int Solver::exact(const Position& position, int guess) {
    int low = 0, high = position.tricks();
    int value = std::clamp(guess, low, high);
    while (low < high) {
        const int need = value == low ? value + 1 : value;
        value = engine_->search(position, need);
        if (value >= need)
            low = value;
        else
            high = value;
    }
    return value;
}

int Solver::solve(const Position& position) {
    prepare(position);
    return exact(position, first_guess(position));
}

bool Solver::solve_at_least(const Position& position, int need) {
    prepare(position);
    if (need <= 0) return true;
    if (need > position.tricks()) return false;
    return engine_->search(position, need) >= need;
}

std::vector<std::pair<Cards, int>> Solver::solve_cards(const Position& position, Cards wanted) {
    prepare(position);
    const int tricks = position.tricks();
    const int seat = position.to_play();
    const Cards all = position.all();
    int guess = first_guess(position);
    std::vector<std::pair<Cards, int>> scores;
    Cards above = 0;
    for (Cards legal = position.legal() & wanted; legal; legal &= legal - 1) {
        const Cards card = top(legal);
        // A card next to one already scored takes the same tricks.
        const Cards between = all & (card - 1) & ~((above << 1) - 1);
        if (above && suit_of(above) == suit_of(card) && !between) {
            scores.emplace_back(card, scores.back().second);
            above = card;
            continue;
        }
        above = card;
        const Position next = after(position, card);
        int value;
        if (next.played == 0) {
            const bool ours = ((next.leader ^ seat) & 1) == 0;
            if (tricks == 1)
                value = ours;
            else if (ours)
                value = 1 + exact(next, guess - 1);
            else
                value = tricks - 1 - exact(next, tricks - 1 - guess);
        } else {
            value = tricks - exact(next, tricks - guess);
        }
        scores.emplace_back(card, value);
        guess = std::max(value, scores.size() == 1 ? value : guess);
    }
    return scores;
}

std::vector<int> Solver::solve_line(const Position& position, const std::vector<Cards>& line) {
    prepare(position);
    std::vector<Position> steps{position};
    std::vector<int> won{0};
    for (const Cards card : line) {
        const Position& now = steps.back();
        const Position next = after(now, card);
        const bool gathered = now.played == 3 && ((next.leader ^ position.leader) & 1) == 0;
        won.push_back(won.back() + gathered);
        steps.push_back(next);
    }
    // From the end, where a search is short: each answer is a good guess at the one before.
    std::vector<int> total(steps.size());
    int guess = -1;
    for (std::size_t i = steps.size(); i-- > 0;) {
        const Position& step = steps[i];
        const int tricks = step.tricks();
        const bool ours = ((step.to_play() ^ position.leader) & 1) == 0;
        int taken = 0;
        if (tricks > 0) {
            const int expected = guess < 0 ? -1 : ours ? guess - won[i] : tricks - (guess - won[i]);
            taken = exact(step, guess < 0 ? first_guess(step) : expected);
            if (!ours) taken = tricks - taken;
        }
        total[i] = guess = won[i] + taken;
    }
    return total;
}

std::array<int, kSeats> Solver::strain(const std::array<Cards, kSeats>& hands, int trump) {
    std::array<int, kSeats> tricks{};
    Position position{hands, trump, 0, {}, 0};
    const int all = position.tricks();
    prepare(position);
    int ours = -1;  // what North and South took with the last leader
    for (int declarer = 0; declarer < kSeats; ++declarer) {
        position.leader = left_of(declarer);
        const bool north_south_lead = (position.leader & 1) == 0;
        const int guess = ours < 0 ? first_guess(position) : north_south_lead ? ours : all - ours;
        const int taken = exact(position, guess);
        ours = north_south_lead ? taken : all - taken;
        tricks[declarer] = all - taken;
    }
    return tricks;
}

TrickTable Solver::table(const std::array<Cards, kSeats>& hands) {
    TrickTable tricks{};
    for (int trump = 0; trump <= kNoTrump; ++trump) tricks[trump] = strain(hands, trump);
    return tricks;
}

}  // namespace kibitz
