// Holds every static bound against a plain search: check_cuts [SECONDS] [SEED].
//
// For random endings each bound must be true, and must stay true when all cards it does
// not rest on are dealt anew among the hands with the shape kept.
#include <cstdio>
#include <cstdlib>
#include <ctime>

#define KIBITZ_ENGINE portable
#include "ending.hpp"
#include "notation.hpp"
#include "plain.hpp"
#include "sure_tricks.hpp"

using namespace kibitz;
using namespace kibitz::portable;

namespace {

std::mt19937_64 dice;

// Deals the cards outside `relevant` anew, suit by suit, each hand keeping its lengths.
Position redealt(const Position& position, Cards relevant) {
    Position other = position;
    for (int suit = 0; suit < kSuits; ++suit) {
        Cards loose[16];
        int owner[16];
        int n = 0;
        for (Cards cards = position.all() & lane(suit) & ~relevant; cards; cards &= cards - 1) {
            loose[n] = top(cards);
            for (int seat = 0; seat < kSeats; ++seat)
                if (position.hands[seat] & loose[n]) owner[n] = seat;
            ++n;
        }
        for (int i = 0; i < n; ++i) std::swap(owner[i], owner[i + roll(dice, n - i)]);
        for (int i = 0; i < n; ++i) {
            for (Cards& hand : other.hands) hand &= ~loose[i];
            other.hands[owner[i]] |= loose[i];
        }
    }
    return other;
}

void show(const char* what, const Position& p, int claimed, Cards relevant) {
    std::printf("%s: claimed %d, trump %d, leader %d, relevant", what, claimed, p.trump, p.leader);
    for (Cards c = relevant & p.all(); c; c &= c - 1) std::printf(" %s", write_card(top(c)).c_str());
    for (int seat = 0; seat < kSeats; ++seat) {
        std::printf("  |");
        for (Cards c = p.hands[seat]; c; c &= c - 1) std::printf(" %s", write_card(top(c)).c_str());
    }
    std::printf("\n");
}

template <bool kTrump>
int check(PlainSearch& plain, const Position& position) {
    Frame frame{};
    for (int seat = 0; seat < kSeats; ++seat) frame.hand[seat] = position.hands[seat];
    frame.all = position.all();
    frame.shape = shape_of(frame.hand);
    const Cards trump = kTrump ? lane(position.trump) : 0;
    const int tricks = position.tricks();
    const SureTricks<kTrump> sure(frame, trump, tricks, position.leader);
    int wrong = 0;
    for (int need = 1; need <= tricks; ++need) {
        const Proof mine = sure.for_leader(need);
        const Proof theirs = sure.for_defence(need);
        for (int round = 0; round < 3; ++round) {
            const Position a = round ? redealt(position, mine.relevant) : position;
            if (!plain.takes(a, mine.tricks)) show("leader", a, mine.tricks, mine.relevant), ++wrong;
            const Position b = round ? redealt(position, theirs.relevant) : position;
            const bool false_bound = theirs.tricks > 0 && plain.takes(b, tricks - theirs.tricks + 1);
            if (false_bound) show("defence", b, theirs.tricks, theirs.relevant), ++wrong;
        }
    }
    return wrong;
}

}  // namespace

int main(int argc, char** argv) {
    const double seconds = argc > 1 ? std::atof(argv[1]) : 10;
    dice.seed(argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1);
    PlainSearch plain;
    long positions = 0, wrong = 0;
    while (double(std::clock()) / CLOCKS_PER_SEC < seconds && wrong < 10) {
        const Position position = random_ending(dice, 2 + roll(dice, 5));
        wrong += position.trump == kNoTrump ? check<false>(plain, position) : check<true>(plain, position);
        plain.forget();
        ++positions;
    }
    std::printf("%ld positions, %ld false bounds\n", positions, wrong);
    return wrong != 0;
}
