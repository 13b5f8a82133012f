// Packing cards to relative ranks, with the processor's help where it has any.
// Included once per engine build: everything here lives in that build's namespace.
#pragma once

#include "lanes.hpp"

#if defined(__BMI2__)
#include <immintrin.h>
#endif

namespace kibitz::KIBITZ_ENGINE {

#if defined(__BMI2__)

// Squeezes out the cards that are gone: bit i of the answer is the i-th card of `all`.
static inline std::uint64_t pack(Cards cards, Cards all) { return _pext_u64(cards, all); }
static inline Cards unpack(std::uint64_t packed, Cards all) { return _pdep_u64(packed, all); }

#else

static inline std::uint64_t pack(Cards cards, Cards all) {
    std::uint64_t packed = 0;
    for (std::uint64_t place = 1; all; place <<= 1, all &= all - 1)
        if (cards & all & (~all + 1)) packed |= place;
    return packed;
}

static inline Cards unpack(std::uint64_t packed, Cards all) {
    Cards cards = 0;
    for (; packed; packed >>= 1, all &= all - 1)
        if (packed & 1) cards |= all & (~all + 1);
    return cards;
}

#endif

// The n-th highest card of one suit, counting from 1.
static inline Cards nth(Cards suit, int n) { return unpack(std::uint64_t{1} << (n - 1), suit); }

// Cards of one hand that are neighbours among the cards still in play are worth the
// same. This keeps the highest card of each such run.
static inline Cards one_of_each_run(Cards hand, Cards all) {
    const std::uint64_t mine = pack(hand, all);
    return unpack(mine & (~(mine << 1) | pack(tops(all), all)), all);
}

// Runs of `hand` that reach into `relevant` without ending there are taken in whole:
// a card that was skipped for its neighbour must stay that neighbour's equal.
static inline Cards whole_runs(Cards relevant, Cards hand, Cards all) {
    const std::uint64_t mine = pack(hand, all);
    const std::uint64_t marked = pack(relevant, all);
    const std::uint64_t joined = mine & (mine << 1) & ~pack(tops(all), all);
    const std::uint64_t start = (marked << 1) & ~marked & joined;
    if (!start) return relevant;
    // Adding the first unmarked card of a run carries through to the run's end.
    const std::uint64_t rest = joined & ~(joined + start);
    return close_upwards(relevant | unpack(rest, all));
}

}  // namespace kibitz::KIBITZ_ENGINE
