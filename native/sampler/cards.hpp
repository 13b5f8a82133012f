// Cards as bits and numbers of layouts: what every other part of the sampler speaks.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace kibitz::sampler {

// A set of cards: bit 13 * suit + rank - 2, clubs 0, diamonds 1, hearts 2, spades 3.
using Cards = std::uint64_t;

// Fifty-two cards fall to three hands in fewer than 3^52 ways, which is far below 2^128.
__extension__ typedef unsigned __int128 Count;

constexpr int kSuits = 4;
constexpr int kRanks = 13;
constexpr int kPack = kSuits * kRanks;
constexpr int kMostHands = 3;
constexpr int kPackPoints = 40;
constexpr Cards kDeck = (Cards{1} << kPack) - 1;

constexpr Cards suit_cards(int suit) { return Cards{0x1fff} << (kRanks * suit); }
constexpr int count(Cards cards) { return std::popcount(cards); }
constexpr Cards lowest(Cards cards) { return cards & (~cards + 1); }

// High-card points of one card, given by its index: 4, 3, 2 and 1 for the top ranks.
constexpr int points_of(int index) { return index % kRanks >= 9 ? index % kRanks - 8 : 0; }

constexpr int points(Cards cards) {
    int sum = 0;
    for (; cards; cards &= cards - 1) sum += points_of(std::countr_zero(cards));
    return sum;
}

// Pascal's triangle; the largest entry, 52 over 26, has 49 bits.
constexpr auto kChoose = [] {
    std::array<std::array<std::uint64_t, kPack + 1>, kPack + 1> choose{};
    for (std::size_t n = 0; n <= kPack; ++n) {
        choose[n][0] = 1;
        for (std::size_t m = 1; m <= n; ++m) choose[n][m] = choose[n - 1][m - 1] + choose[n - 1][m];
    }
    return choose;
}();

constexpr std::uint64_t choose(int n, int m) {
    return kChoose[static_cast<std::size_t>(n)][static_cast<std::size_t>(m)];
}

}  // namespace kibitz::sampler
