// Exact answers from zero-window searches: the solver a user meets.
#pragma once

#include <array>
#include <utility>
#include <vector>

#include "engine.hpp"

namespace kibitz {

// Tricks by strain (S, H, D, C, NT) and declarer (N, E, S, W).
using TrickTable = std::array<std::array<int, kSeats>, 5>;

// A solving context with its own memory. Many may live at once; each serves one thread
// at a time. What it learnt of a position it keeps for positions that follow from it.
class Solver {
public:
    static constexpr std::size_t kDefaultBytes = std::size_t{256} << 20;

    explicit Solver(std::size_t bytes = kDefaultBytes, bool portable = false)
        : engine_(portable ? make_portable_engine(bytes) : make_engine(bytes)) {}

    // Tricks the side to play takes from here, the trick on the table included.
    int solve(const Position& position);
    // Whether the side to play takes at least `need` tricks from here.
    bool solve_at_least(const Position& position, int need);
    // The same tricks for every legal card among `wanted`, highest card first in each suit.
    std::vector<std::pair<Cards, int>> solve_cards(const Position& position, Cards wanted = kLanes);
    // The tricks that the leader's side takes in all from `position` on when `line` is played
    // first: before its first card, and after each. Never falls by a good card of that side.
    std::vector<int> solve_line(const Position& position, const std::vector<Cards>& line);
    // All twenty results of a full or partial deal with an empty table.
    TrickTable table(const std::array<Cards, kSeats>& hands);
    // One strain of that table, by declarer.
    std::array<int, kSeats> strain(const std::array<Cards, kSeats>& hands, int trump);

    void clear();
    void watch(const std::atomic<bool>* stop) { engine_->watch(stop); }
    std::uint64_t nodes() const { return engine_->nodes(); }

private:
    void prepare(const Position& position);
    int exact(const Position& position, int guess);

    std::unique_ptr<Engine> engine_;
    Position known_{};
    bool knows_ = false;
};

}  // namespace kibitz
