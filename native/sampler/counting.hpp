// Numbers of layouts, and of ways to choose cards.
#pragma once

#include <array>
#include <cstdint>

#include "cards.hpp"
#include "wide.hpp"

namespace kibitz::sampler {

// Three hands out of sight, and what lies aside where not the whole pack was dealt.
constexpr int kMostHands = 4;
constexpr int kMostScored = 3;

// Fifty-two cards fall to four hands in fewer than 4^52 ways, which is 2^104.
#if defined(__SIZEOF_INT128__) && !defined(_MSC_VER) && !defined(KIBITZ_NO_INT128)
__extension__ typedef unsigned __int128 Count;
#else
using Count = Wide;
#endif

// Pascal's triangle; the largest entry, 52 over 26, has 49 bits.
constexpr auto kChoose = [] {
    std::array<std::array<std::uint64_t, kPackSize + 1>, kPackSize + 1> choose{};
    for (std::size_t n = 0; n <= kPackSize; ++n) {
        choose[n][0] = 1;
        for (std::size_t m = 1; m <= n; ++m) choose[n][m] = choose[n - 1][m - 1] + choose[n - 1][m];
    }
    return choose;
}();

constexpr std::uint64_t choose(int n, int m) {
    return kChoose[static_cast<std::size_t>(n)][static_cast<std::size_t>(m)];
}

}  // namespace kibitz::sampler
