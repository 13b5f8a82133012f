// Many deals of one game at once, each with random numbers of its own.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "deal.hpp"

namespace kibitz::batch {

class Batch {
public:
    // Where `deals_again` holds, a deal that is over is followed by the next at once.
    Batch(Rules rules, std::size_t deals, std::uint64_t seed, bool deals_again);

    std::size_t size() const { return deals_.size(); }
    const Rules& rules() const { return *rules_; }
    const Deal& deal(std::size_t i) const { return deals_[i]; }

    // The deals that the seed gives, from the first on.
    void restart(std::uint64_t seed);

    // The next deals in the places where it says so.
    void deal_again(std::span<const bool> where);

    // As many deals as there are places named, each a copy of the one there, with its random numbers.
    Batch taken(std::span<const std::int64_t> places) const;

    // All that changes, as bytes, and a batch as it was when they were written; false if they are not of such a batch.
    std::vector<std::byte> state() const;
    bool restore(std::span<const std::byte> state);

    // One action in one place, for who plays a single deal. It must be legal there.
    void act(std::size_t i, int action) { deals_[i].act(*rules_, action); }
    int paid(std::size_t i, int player) const { return deals_[i].paid(*rules_, player); }

    // A deal of one's own in that place; it may be thrown in at once.
    void put(std::size_t i, const std::array<Cards, kSeats>& hands, int dealer, unsigned vulnerable);

    // The first deal for which its action is not legal; `size()` if all are. Where a deal is over any action will do.
    std::size_t first_illegal(std::span<const std::int64_t> actions) const;

    // Legal actions. Whether each deal is over with it, and what it pays North, East, South and West then.
    void step(std::span<const std::int64_t> actions, float* rewards, bool* over);

    // A legal action for each deal, all equally likely; -1 where the deal is over.
    void random_actions(std::int64_t* actions);

    // Whole deals of random actions, apart from those of the batch: what each pays.
    void playout(std::size_t number, float* rewards);

private:
    void deal_anew(Deal& deal, Random& random) const;
    void pay(const Deal& deal, float* rewards) const;

    std::shared_ptr<const Rules> rules_;  // never changed, and shared with copies
    bool deals_again_;
    std::vector<Deal> deals_;
    std::vector<Random> shufflers_;
    Random chooser_;
};

}  // namespace kibitz::batch
