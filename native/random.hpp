// Random numbers that are the same on every machine for the same seed.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace kibitz {

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

    // A number from 0 up to, not including, `bound`, each equally likely: Lemire's way, a product of which the high
    // half is the number, drawn again in the rare case that the low half would favour some.
    std::uint32_t below(std::uint32_t bound) {
        while (true) {
            const std::uint64_t product = (next() >> 32) * bound;
            const auto low = static_cast<std::uint32_t>(product);
            if (low >= bound || low >= -bound % bound) return static_cast<std::uint32_t>(product >> 32);
        }
    }

private:
    std::array<std::uint64_t, 4> state_{};
};

}  // namespace kibitz
