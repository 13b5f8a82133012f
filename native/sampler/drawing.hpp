// Ranks of layouts, drawn at random.
#pragma once

#include <bit>
#include <cstdint>

#include "counting.hpp"
#include "random.hpp"

namespace kibitz::sampler {

// A number from 0 up to, not including, `bound`, each equally likely: as many bits
// as the bound has, drawn again while they make too large a number.
inline Count below(Random& random, Count bound) {
    const auto mask = [](std::uint64_t value) { return value ? ~std::uint64_t{0} >> std::countl_zero(value) : 0; };
    const Count last = bound - 1;
    const auto high = static_cast<std::uint64_t>(last >> 64);
    const auto low = static_cast<std::uint64_t>(last);
    const std::uint64_t high_mask = mask(high);
    const std::uint64_t low_mask = high ? ~std::uint64_t{0} : mask(low);
    while (true) {
        Count drawn = high ? static_cast<Count>(random.next() & high_mask) << 64 : Count{0};
        drawn |= random.next() & low_mask;
        if (drawn <= last) return drawn;
    }
}

}  // namespace kibitz::sampler
