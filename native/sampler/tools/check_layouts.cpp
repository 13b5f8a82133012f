// Asks random questions, sensible and not, and checks every layout drawn: to be run with the sanitizers.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <stdexcept>
#include <vector>

#include "drawing.hpp"
#include "layouts.hpp"

using namespace kibitz;
using namespace kibitz::sampler;

namespace {

class Asker {
public:
    explicit Asker(std::uint64_t seed) : random_(seed) {}

    int below(int bound) {
        return static_cast<int>(static_cast<std::uint64_t>(sampler::below(random_, static_cast<Count>(bound))));
    }
    bool once_in(int times) { return below(times) == 0; }

    Cards some_cards(int number) {
        Cards cards = 0;
        for (int i = 0; i < number; ++i) cards |= Cards{1} << below(once_in(2000) ? 60 : kPackSize);
        return cards;
    }

    // Mostly no bound; else one that leaves much open, or one that no machine word should choke on.
    Range range(int most) {
        if (once_in(20)) return {-2'000'000'000, 2'000'000'000};
        if (!once_in(3)) return {0, most};
        const int one = below(most);
        const int two = below(most);
        return {std::min(one, two), std::max(one, two) + most / 3};
    }

    std::vector<Holding> holdings(Cards cards) {
        std::vector<Holding> hands(static_cast<std::size_t>(once_in(30) ? 5 : below(5)));
        int left = count(cards);
        Cards held = 0;
        for (Holding& hand : hands) {
            hand.cards = &hand == &hands.back() ? left : below(left + 1);
            if (once_in(60)) hand.cards += below(5) - 2;
            left = std::max(0, left - hand.cards);
            const bool is_rest = &hand - hands.data() == kMostScored;
            hand.points = is_rest && !once_in(20) ? Range{0, kPackPoints} : range(kPackPoints);
            hand.longest = range(kRanks);
            for (Range& length : hand.lengths) length = range(kRanks);
            if (once_in(3)) hand.holds = cards & random_.next() & random_.next() & random_.next();
            if (once_in(3)) hand.lacks = random_.next() & random_.next();
            if (!once_in(10)) hand.holds &= ~held;
            held |= hand.holds;
        }
        return hands;
    }

private:
    Random random_;
};

bool is_within(int number, Range range) { return range.low <= number && number <= range.high; }

bool fits(Cards cards, const Holding& hand) {
    int longest = 0;
    for (int suit = 0; suit < kSuits; ++suit) {
        const int length = count(cards & suit_cards(suit));
        if (!is_within(length, hand.lengths[static_cast<std::size_t>(suit)])) return false;
        longest = std::max(longest, length);
    }
    return count(cards) == hand.cards && !(hand.holds & ~cards) && !(hand.lacks & cards) &&
           is_within(points(cards), hand.points) && is_within(longest, hand.longest);
}

void check(const Layouts& layouts, Cards cards, const std::vector<Holding>& hands, std::uint64_t seed) {
    constexpr std::size_t kDrawn = 20;
    std::vector<Cards> drawn((kDrawn + 2) * hands.size());
    layouts.sample(kDrawn, seed, drawn.data());
    layouts.list(1, 0, drawn.data() + kDrawn * hands.size());
    layouts.list(1, layouts.count() - 1, drawn.data() + (kDrawn + 1) * hands.size());
    for (std::size_t row = 0; row < kDrawn + 2; ++row) {
        Cards seen = 0;
        for (std::size_t h = 0; h < hands.size(); ++h) {
            const Cards hand = drawn[row * hands.size() + h];
            if ((hand & seen) || !fits(hand, hands[h])) throw std::logic_error("A layout does not fit.");
            seen |= hand;
        }
        if (seen != cards) throw std::logic_error("A layout is not of the hidden cards.");
    }
}

}  // namespace

int main(int argc, char** argv) {
    const std::uint64_t first = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1;
    const std::uint64_t number = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 4000;
    long refused = 0;
    long impossible = 0;
    long checked = 0;
    for (std::uint64_t seed = first; seed < first + number; ++seed) {
        Asker asker(seed);
        const Cards cards = asker.some_cards(asker.once_in(4) ? 150 : asker.below(60));
        const std::vector<Holding> hands = asker.holdings(cards);
        try {
            const Layouts layouts(cards, hands);
            if (layouts.count() == 0) {
                ++impossible;
                continue;
            }
            check(layouts, cards, hands, seed);
            ++checked;
        } catch (const std::invalid_argument&) {
            ++refused;
        } catch (const std::logic_error& error) {
            std::printf("Question %llu: %s\n", static_cast<unsigned long long>(seed), error.what());
            return 1;
        }
    }
    std::printf("%ld questions checked, %ld impossible, %ld refused\n", checked, impossible, refused);
}
