// Random numbers that are the same on every machine for the same seed.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "counting.hpp"

namespace kibitz::sampler {

// xoshiro256** of Blackman and Vigna, its state filled by splitmix64 as they advise.
class Random {
public:
    explicit Random(std::uint64_t seed) {
        for (auto& word : state_) {
            seed += 0x9e3779b97f4a7c15ULL;
            std::uint64_t z = seed;
            z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ULL;
            z = (z ^ (z >> 27)) * 0x94d049bb133111ebULL;
            word = z ^ (z >> 31);
        }
    }

    std::uint64_t next() {
        const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
        const std::uint64_t shifted = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = std::rotl(state_[3], 45);
        return result;
    }

    // A number from 0 up to, not including, `bound`, each equally likely: as many bits
    // as the bound has, drawn again while they make too large a number.
    Count below(Count bound) {
        const Count last = bound - 1;
        const auto high = static_cast<std::uint64_t>(last >> 64);
        const auto low = static_cast<std::uint64_t>(last);
        const std::uint64_t high_mask = mask(high);
        const std::uint64_t low_mask = high ? ~std::uint64_t{0} : mask(low);
        while (true) {
            Count drawn = high ? static_cast<Count>(next() & high_mask) << 64 : Count{0};
            drawn |= next() & low_mask;
            if (drawn <= last) return drawn;
        }
    }

private:
    static constexpr std::uint64_t mask(std::uint64_t value) {
        return value ? ~std::uint64_t{0} >> std::countl_zero(value) : 0;
    }

    std::array<std::uint64_t, 4> state_{};
};

}  // namespace kibitz::sampler
