// Whole numbers of 128 bits for compilers that have none of their own: what counting layouts needs of them, and no
// more.
#pragma once

#include <bit>
#include <compare>
#include <cstdint>

namespace kibitz::sampler {

class Wide {
public:
    constexpr Wide() = default;
    constexpr Wide(std::uint64_t low) : low_(low) {}  // as any narrower number becomes a wider one
    constexpr Wide(std::uint64_t high, std::uint64_t low) : high_(high), low_(low) {}

    explicit constexpr operator std::uint64_t() const { return low_; }
    explicit constexpr operator bool() const { return high_ || low_; }

    friend constexpr bool operator==(const Wide&, const Wide&) = default;
    friend constexpr std::strong_ordering operator<=>(const Wide&, const Wide&) = default;  // high before low

    friend constexpr Wide operator+(Wide a, Wide b) {
        const std::uint64_t low = a.low_ + b.low_;
        return {a.high_ + b.high_ + (low < a.low_), low};
    }
    friend constexpr Wide operator-(Wide a, Wide b) { return {a.high_ - b.high_ - (a.low_ < b.low_), a.low_ - b.low_}; }
    friend constexpr Wide operator*(Wide a, Wide b) {
        constexpr std::uint64_t kHalf = 0xffffffffULL;
        const std::uint64_t low = (a.low_ & kHalf) * (b.low_ & kHalf);
        const std::uint64_t one = (a.low_ >> 32) * (b.low_ & kHalf) + (low >> 32);
        const std::uint64_t other = (a.low_ & kHalf) * (b.low_ >> 32) + (one & kHalf);
        const std::uint64_t carried = (a.low_ >> 32) * (b.low_ >> 32) + (one >> 32) + (other >> 32);
        return {carried + a.high_ * b.low_ + a.low_ * b.high_, a.low_ * b.low_};
    }
    friend constexpr Wide operator<<(Wide a, int by) {
        if (by == 0) return a;
        if (by >= 64) return {a.low_ << (by - 64), 0};
        return {a.high_ << by | a.low_ >> (64 - by), a.low_ << by};
    }
    friend constexpr Wide operator>>(Wide a, int by) {
        if (by == 0) return a;
        if (by >= 64) return {0, a.high_ >> (by - 64)};
        return {a.high_ >> by, a.low_ >> by | a.high_ << (64 - by)};
    }
    friend constexpr Wide operator|(Wide a, Wide b) { return {a.high_ | b.high_, a.low_ | b.low_}; }
    // By hand, a bit at a time; nothing is divided by nought here.
    friend constexpr Wide operator/(Wide number, Wide by) {
        Wide quotient;
        for (int shift = number.width() - by.width(); shift >= 0; --shift) {
            const Wide part = by << shift;
            if (number < part) continue;
            number -= part;
            quotient |= Wide(1) << shift;
        }
        return quotient;
    }
    friend constexpr Wide operator%(Wide number, Wide by) { return number - number / by * by; }

    constexpr Wide& operator+=(Wide b) { return *this = *this + b; }
    constexpr Wide& operator-=(Wide b) { return *this = *this - b; }
    constexpr Wide& operator*=(Wide b) { return *this = *this * b; }
    constexpr Wide& operator|=(Wide b) { return *this = *this | b; }

private:
    constexpr int width() const { return high_ ? 128 - std::countl_zero(high_) : 64 - std::countl_zero(low_); }

    std::uint64_t high_ = 0;
    std::uint64_t low_ = 0;
};

}  // namespace kibitz::sampler
