// Solves a data file and checks every number: verify FILE [LIMIT] [--portable].
// Prints disagreements, trick starts searched and processor seconds.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <fstream>
#include <iostream>
#include <sstream>

#include "notation.hpp"
#include "solver.hpp"

using namespace kibitz;

namespace {

int check_table(Solver& solver, std::istringstream& line) {
    std::string hands[4];
    for (std::string& hand : hands) line >> hand;
    const auto deal = read_deal(hands[0] + " " + hands[1] + " " + hands[2] + " " + hands[3]);
    const TrickTable table = solver.table(deal);
    int wrong = 0;
    for (const auto& strain : table)
        for (const int tricks : strain) {
            int expected;
            line >> expected;
            wrong += tricks != expected;
        }
    return wrong;
}

int check_position(Solver& solver, std::istringstream& line) {
    std::string strain, leader, laid, hands[4], word;
    line >> strain >> leader >> laid;
    for (std::string& hand : hands) line >> hand;
    Position position;
    position.hands = read_deal(hands[0] + " " + hands[1] + " " + hands[2] + " " + hands[3]);
    position.trump = static_cast<int>(std::string("SHDCN").find(strain[0]));
    position.leader = static_cast<int>(std::string("NESW").find(leader[0]));
    if (laid != "-")
        for (std::size_t i = 0; i + 1 < laid.size(); i += 2) {
            const Cards card = read_card(laid.substr(i, 2));
            position.hands[position.to_play()] &= ~card;
            position.trick[position.played++] = card;
        }
    line >> word >> word;  // the bar, then the first answer
    if (word.find(':') == std::string::npos) return solver.solve(position) != std::stoi(word);
    const auto scores = solver.solve_cards(position);
    int wrong = 0;
    std::size_t seen = 0;
    do {
        const Cards card = read_card(word.substr(0, 2));
        for (const auto& [candidate, tricks] : scores)
            if (candidate == card) {
                ++seen;
                wrong += tricks != std::stoi(word.substr(3));
            }
    } while (line >> word);
    return wrong + (seen != scores.size());
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 2) return 2;
    const int limit = argc > 2 ? std::atoi(argv[2]) : 1 << 30;
    const bool portable = argc > 3 && !std::strcmp(argv[3], "--portable");
    Solver solver(Solver::kDefaultBytes, portable);
    std::ifstream file(argv[1]);
    std::string text;
    int done = 0, wrong = 0;
    const std::clock_t start = std::clock();
    while (done < limit && std::getline(file, text)) {
        if (text.empty() || text[0] == '#') continue;
        std::istringstream line(text);
        const int faults = text[1] == ':' ? check_table(solver, line) : check_position(solver, line);
        if (faults) std::cout << "WRONG (" << faults << "): " << text << "\n";
        wrong += faults;
        ++done;
    }
    const double seconds = double(std::clock() - start) / CLOCKS_PER_SEC;
    std::printf("%d lines, %d wrong, %llu nodes (%.0f a line), %.2f s, %.2f ms a line\n", done, wrong,
                static_cast<unsigned long long>(solver.nodes()), double(solver.nodes()) / done, seconds,
                1000 * seconds / done);
    return wrong != 0;
}
