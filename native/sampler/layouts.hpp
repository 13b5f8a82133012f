// All layouts of the hidden hands that fit what is known: how many, each by its number, and at random.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <vector>

#include "counting.hpp"
#include "holding.hpp"
#include "table.hpp"

namespace kibitz::sampler {

// Built once, never changed after: any number of threads may draw from it.
class Layouts {
public:
    Layouts(Cards cards, const std::vector<Holding>& hands);
    Layouts(const Layouts&) = delete;  // its tables point to each other
    Layouts& operator=(const Layouts&) = delete;

    Count count() const { return count_; }
    std::size_t hands() const { return question_.shares.size(); }

    // The layout of that rank, 0 to count() - 1: the cards of each hand as dealt.
    void at(Count rank, Cards* hands) const;

    // `number` layouts one after the other, each drawn from all with equal chance.
    void sample(std::size_t number, std::uint64_t seed, Cards* hands) const;

    // The layouts from one rank on.
    void list(std::size_t number, Count start, Cards* hands) const;

private:
    // An entry of the left half, and the ways of all layouts up to its last one.
    struct Half {
        std::uint32_t entry;
        std::uint32_t first;  // the entries of the right half that complete it are among these
        std::uint32_t last;
        Count up_to;
    };

    const Table& add(Table table);
    Box box(Cards cards) const;
    const Table* suit(int suit, unsigned scored);
    void groups(Cards cards, unsigned scored, std::vector<const Table*>& tables);
    const Table& join_to(std::size_t wanted, std::vector<const Table*>& tables);
    void match();
    bool completes(Sum left, Sum right) const;

    Question question_;
    Box whole_;        // what all open cards must come to
    Sum lanes_ = 0;    // the lanes that tell sums apart
    Sum reached_ = 0;  // the flags that must be set in the end
    std::deque<Table> tables_;
    const Table* left_ = nullptr;
    const Table* right_ = nullptr;
    std::vector<std::uint32_t> by_length_;  // the entries of the right half, equal lengths side by side
    std::vector<Half> halves_;
    Count count_ = 0;
};

}  // namespace kibitz::sampler
