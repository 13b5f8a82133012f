// The Python module kibitz._batch: the only file of the batch that knows of Python.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <tuple>
#include <vector>

#include "batch.hpp"
#include "observing.hpp"

namespace nb = nanobind;

namespace kibitz::batch {
namespace {

template <class Number>
using Line = nb::ndarray<Number, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
template <class Number>
using Rows = nb::ndarray<Number, nb::ndim<2>, nb::c_contig, nb::device::cpu>;

using Net = std::array<std::array<int, kRanks + 1>, 2>;
using PlainContract = std::tuple<int, int, int, Net>;

void expect(bool fits) {
    if (!fits) throw std::invalid_argument("An array has another shape than the batch.");
}

Rules rules(int cards, int opening, bool level_is_thrown_in, bool equals_choose, bool dummy_first,
            bool stops_when_certain, bool next_player_redoubles, int honours, bool aces_always,
            const std::vector<PlainContract>& contracts, int agreed, const std::array<int, kChoices>& chosen,
            const std::array<int, kPackPoints + 1>& aim) {
    Rules made{.cards = cards,
               .opening = static_cast<Opening>(opening),
               .level_is_thrown_in = level_is_thrown_in,
               .equals_choose = equals_choose,
               .dummy_first = dummy_first,
               .stops_when_certain = stops_when_certain,
               .next_player_redoubles = next_player_redoubles,
               .honours = static_cast<Honours>(honours),
               .aces_always = aces_always,
               .contracts = {},
               .agreed = agreed,
               .chosen = chosen,
               .aim = aim};
    for (const auto& [terms, strain, goal, net] : contracts) made.contracts.push_back({terms, strain, goal, net});
    return made;
}

void step(Batch& batch, Line<const std::int64_t> actions, Rows<float> rewards, Line<bool> over) {
    const std::size_t size = batch.size();
    expect(actions.shape(0) == size && over.shape(0) == size);
    expect(rewards.shape(0) == size && rewards.shape(1) == kSeats);
    nb::gil_scoped_release release;
    batch.step(std::span(actions.data(), size), rewards.data(), over.data());
}

std::size_t first_illegal(const Batch& batch, Line<const std::int64_t> actions) {
    expect(actions.shape(0) == batch.size());
    nb::gil_scoped_release release;
    return batch.first_illegal(std::span(actions.data(), batch.size()));
}

void masks(const Batch& batch, Rows<std::int8_t> out) {
    expect(out.shape(0) == batch.size() && out.shape(1) == kActions);
    nb::gil_scoped_release release;
    for (std::size_t i = 0; i < batch.size(); ++i) batch.deal(i).mask(batch.rules(), out.data() + kActions * i);
}

void players(const Batch& batch, Line<std::int8_t> out) {
    expect(out.shape(0) == batch.size());
    for (std::size_t i = 0; i < batch.size(); ++i) out.data()[i] = static_cast<std::int8_t>(batch.deal(i).player());
}

// What the player at each of these seats knows; a seat below 0 gets nothing but zeros.
void observe(const Batch& batch, Line<const std::int8_t> seats, Rows<std::int8_t> out) {
    expect(seats.shape(0) == batch.size());
    expect(out.shape(0) == batch.size() && out.shape(1) == kObservationSize);
    nb::gil_scoped_release release;
    for (std::size_t i = 0; i < batch.size(); ++i) {
        std::int8_t* row = out.data() + kObservationSize * i;
        const int seat = seats.data()[i];
        if (seat >= 0 && seat < kSeats) {
            batch.deal(i).observe(batch.rules(), seat, row);
        } else {
            std::fill(row, row + kObservationSize, std::int8_t{0});
        }
    }
}

void random_actions(Batch& batch, Line<std::int64_t> out) {
    expect(out.shape(0) == batch.size());
    nb::gil_scoped_release release;
    batch.random_actions(out.data());
}

void playout(Batch& batch, Rows<float> rewards) {
    expect(rewards.shape(1) == kSeats);
    nb::gil_scoped_release release;
    batch.playout(rewards.shape(0), rewards.data());
}

bool put(Batch& batch, std::size_t i, const std::array<Cards, kSeats>& hands, int dealer, unsigned vulnerable) {
    expect(i < batch.size());
    return batch.put(i, hands, dealer, vulnerable);
}

std::tuple<std::array<Cards, kSeats>, int, unsigned> deal(const Batch& batch, std::size_t i) {
    expect(i < batch.size());
    const Deal& found = batch.deal(i);
    return {found.dealt(), found.dealer(), found.vulnerable()};
}

}  // namespace

NB_MODULE(_batch, module) {
    module.doc() = "Many deals at once; kibitz.gym.batch is its face.";
    module.attr("ACTIONS") = kActions;
    module.attr("OBSERVATION_SIZE") = kObservationSize;
    nb::class_<Rules>(module, "Rules");
    module.def("rules", &rules, nb::kw_only(), nb::arg("cards"), nb::arg("opening"), nb::arg("level_is_thrown_in"),
               nb::arg("equals_choose"), nb::arg("dummy_first"), nb::arg("stops_when_certain"),
               nb::arg("next_player_redoubles"), nb::arg("honours"), nb::arg("aces_always"), nb::arg("contracts"),
               nb::arg("agreed"), nb::arg("chosen"), nb::arg("aim"));
    nb::class_<Batch>(module, "Batch")
        .def(nb::init<Rules, std::size_t, std::uint64_t, bool>(), nb::arg("rules"), nb::arg("deals"), nb::arg("seed"),
             nb::arg("deals_again"))
        .def("restart", &Batch::restart, nb::arg("seed"))
        .def("put", &put, nb::arg("i"), nb::arg("hands"), nb::arg("dealer"), nb::arg("vulnerable"))
        .def("deal", &deal, nb::arg("i"))
        .def("first_illegal", &first_illegal, nb::arg("actions"))
        .def("step", &step, nb::arg("actions"), nb::arg("rewards"), nb::arg("over"))
        .def("masks", &masks, nb::arg("out"))
        .def("players", &players, nb::arg("out"))
        .def("observe", &observe, nb::arg("seats"), nb::arg("out"))
        .def("random_actions", &random_actions, nb::arg("out"))
        .def("playout", &playout, nb::arg("rewards"));
}

}  // namespace kibitz::batch
