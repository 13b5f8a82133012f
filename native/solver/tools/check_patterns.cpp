// Holds whole searches against a plain one: check_patterns [SECONDS] [SEED].
//
// One engine answers for many unrelated endings without ever forgetting, so that a
// pattern that claims too much is sure to be believed somewhere, and found out.
#include <cstdio>
#include <cstdlib>
#include <ctime>

#include "ending.hpp"
#include "engine.hpp"
#include "notation.hpp"
#include "plain.hpp"

using namespace kibitz;

namespace {

void show(const Position& p, int need, int answer) {
    std::printf("need %d answered %d, trump %d, leader %d, trick", need, answer, p.trump, p.leader);
    for (int i = 0; i < p.played; ++i) std::printf(" %s", write_card(p.trick[i]).c_str());
    for (const Cards hand : p.hands) {
        std::printf("  |");
        for (Cards c = hand; c; c &= c - 1) std::printf(" %s", write_card(top(c)).c_str());
    }
    std::printf("\n");
}

}  // namespace

int main(int argc, char** argv) {
    const double seconds = argc > 1 ? std::atof(argv[1]) : 10;
    std::mt19937_64 dice(argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1);
    // Patterns hold for one strain only: an engine for each.
    std::unique_ptr<Engine> fast[5], portable[5];
    for (int strain = 0; strain < 5; ++strain) {
        fast[strain] = make_engine(std::size_t{16} << 20);
        portable[strain] = make_portable_engine(std::size_t{1} << 20);
    }
    PlainSearch plain;
    long positions = 0, wrong = 0;
    while (double(std::clock()) / CLOCKS_PER_SEC < seconds && wrong < 10) {
        Position position = random_ending(dice, 2 + roll(dice, 5));
        for (int cards = roll(dice, 4); cards > 0; --cards) {
            Cards legal = position.legal();
            for (int skip = roll(dice, count(legal)); skip > 0; --skip) legal &= legal - 1;
            position = after(position, top(legal));
        }
        for (int need = 1; need <= position.tricks(); ++need) {
            const bool takes = plain.takes(position, need);
            for (Engine* engine : {fast[position.trump].get(), portable[position.trump].get()}) {
                const int answer = engine->search(position, need);
                if ((answer >= need) == takes) continue;
                show(position, need, answer);
                ++wrong;
            }
        }
        plain.forget();
        ++positions;
    }
    std::printf("%ld positions, %ld wrong answers\n", positions, wrong);
    return wrong != 0;
}
