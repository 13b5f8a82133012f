// Plays random deals of every kind of game and checks that masks, legality and ends agree: to be run with the
// sanitizers.
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "batch.hpp"
#include "observing.hpp"

using namespace kibitz;
using namespace kibitz::batch;

namespace {

constexpr int kRounds = 2'000;
constexpr std::size_t kDeals = 16;

void expect(bool holds, const char* what) {
    if (holds) return;
    std::fprintf(stderr, "check_batch: %s\n", what);
    std::exit(1);
}

// A game with that opening, in which a contract is worth what its tricks are.
Rules some_rules(Opening opening, bool variant) {
    Rules rules;
    rules.opening = opening;
    rules.level_is_thrown_in = rules.equals_choose = rules.stops_when_certain = rules.next_player_redoubles = variant;
    rules.dummy_first =
        opening == Opening::first_to_play || rules.for_three() || (opening == Opening::stronger && variant);
    rules.honours = opening == Opening::auction ? Honours::any : Honours::none;
    rules.chosen.fill(-1);
    const bool chooses = opening == Opening::stronger || opening == Opening::first_to_play || rules.for_three() ||
                         (opening == Opening::dealer && variant);
    rules.agreed = chooses || opening == Opening::auction ? -1 : 0;
    rules.cards = rules.agreed == 0 && variant ? 5 : kRanks;
    const int number = opening == Opening::auction ? 3 * kBids : kChoices;
    for (int i = 0; i < number; ++i) {
        Contract contract{kTerms - kChoices / kStrains + i / kStrains % (kChoices / kStrains), i % kStrains, 7, {}};
        for (auto& net : contract.net)
            for (std::size_t tricks = 0; tricks < net.size(); ++tricks) net[tricks] = tricks >= 7 ? 1 : -1;
        rules.contracts.push_back(contract);
        if (chooses) rules.chosen[static_cast<std::size_t>(i)] = i;
    }
    return rules;
}

void check(Opening opening, bool variant) {
    Batch deals(some_rules(opening, variant), kDeals, 1, true);
    std::vector<std::int64_t> actions(kDeals);
    std::vector<float> rewards(kSeats * kDeals);
    std::array<bool, kDeals> over{};
    std::array<std::int8_t, kActions> mask{};
    std::array<std::int8_t, kObservationSize> numbers{};
    int ended = 0;
    for (int round = 0; round < kRounds; ++round) {
        deals.random_actions(actions.data());
        for (std::size_t i = 0; i < kDeals; ++i) {
            const Deal& deal = deals.deal(i);
            deal.mask(deals.rules(), mask.data());
            for (int action = 0; action < kActions; ++action)
                expect(mask[static_cast<std::size_t>(action)] == deal.is_legal(deals.rules(), action),
                       "a mask is wrong");
            for (int seat = 0; seat < kSeats; ++seat) deal.observe(deals.rules(), seat, numbers.data());
        }
        expect(deals.first_illegal(actions) == kDeals, "a random action is not legal");
        deals.step(actions, rewards.data(), over.data());
        for (std::size_t i = 0; i < kDeals; ++i) ended += over[i];
    }
    deals.playout(kDeals, rewards.data());
    expect(ended > kRounds / 8, "too few deals ended");
    std::printf("opening %d%s: %d deals\n", static_cast<int>(opening), variant ? ", varied" : "", ended);
}

}  // namespace

int main() {
    for (const bool variant : {false, true})
        for (const Opening opening : {Opening::nobody, Opening::dealer, Opening::stronger, Opening::first_to_play,
                                      Opening::auction, Opening::strongest_of_three, Opening::dealer_and_spare})
            check(opening, variant);
}
