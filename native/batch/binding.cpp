// The Python module kibitz._batch: the only file of the batch that knows of Python.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <mutex>
#include <span>
#include <stdexcept>
#include <tuple>
#include <utility>
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

// A batch that several threads may ask: each waits for the others, and none for Python.
class SharedBatch {
public:
    SharedBatch(Rules rules, std::size_t deals, std::uint64_t seed, bool deals_again)
        : batch_(std::move(rules), deals, seed, deals_again) {}

    explicit SharedBatch(Batch batch) : batch_(std::move(batch)) {}

    std::size_t size() const { return batch_.size(); }

    template <class Work>
    auto with(Work work) {
        nb::gil_scoped_release release;
        const std::lock_guard lock(mutex_);
        return work(batch_);
    }

    // For what is done in less time than it takes to let Python go on: a lock that is free is taken as it is.
    template <class Work>
    auto at_once(Work work) {
        std::unique_lock lock(mutex_, std::try_to_lock);
        if (lock.owns_lock()) return work(batch_);
        return with(work);
    }

private:
    std::mutex mutex_;
    Batch batch_;
};

// The first deal in which its action is not legal, and then nothing is done; else how many deals there are.
std::size_t step(SharedBatch& shared, Line<const std::int64_t> actions, Rows<float> rewards, Line<bool> over) {
    const std::size_t size = shared.size();
    expect(actions.shape(0) == size && over.shape(0) == size);
    expect(rewards.shape(0) == size && rewards.shape(1) == kSeats);
    return shared.with([&](Batch& batch) {
        const std::span chosen(actions.data(), size);
        const std::size_t wrong = batch.first_illegal(chosen);
        if (wrong == size) batch.step(chosen, rewards.data(), over.data());
        return wrong;
    });
}

// As numbers or as booleans: both are bytes of 0 and 1.
template <class Byte>
void masks(SharedBatch& shared, Rows<Byte> out) {
    static_assert(sizeof(Byte) == sizeof(std::int8_t));
    expect(out.shape(0) == shared.size() && out.shape(1) == kActions);
    auto* rows = reinterpret_cast<std::int8_t*>(out.data());
    shared.with([&](const Batch& batch) {
        for (std::size_t i = 0; i < batch.size(); ++i) batch.deal(i).mask(batch.rules(), rows + kActions * i);
    });
}

void players(SharedBatch& shared, Line<std::int8_t> out) {
    expect(out.shape(0) == shared.size());
    shared.with([&](const Batch& batch) {
        for (std::size_t i = 0; i < batch.size(); ++i) out.data()[i] = static_cast<std::int8_t>(batch.deal(i).player());
    });
}

// What the player at each of these seats knows; a seat below 0 gets nothing but zeros.
void observe(SharedBatch& shared, Line<const std::int8_t> seats, Rows<std::int8_t> out) {
    expect(seats.shape(0) == shared.size());
    expect(out.shape(0) == shared.size() && out.shape(1) == kObservationSize);
    shared.with([&](const Batch& batch) {
        for (std::size_t i = 0; i < batch.size(); ++i) {
            std::int8_t* row = out.data() + kObservationSize * i;
            const int seat = seats.data()[i];
            if (seat >= 0 && seat < kSeats) {
                batch.deal(i).observe(batch.rules(), seat, row);
            } else {
                std::fill(row, row + kObservationSize, std::int8_t{0});
            }
        }
    });
}

void random_actions(SharedBatch& shared, Line<std::int64_t> out) {
    expect(out.shape(0) == shared.size());
    shared.with([&](Batch& batch) { batch.random_actions(out.data()); });
}

void playout(SharedBatch& shared, Rows<float> rewards) {
    expect(rewards.shape(1) == kSeats);
    shared.with([&](Batch& batch) { batch.playout(rewards.shape(0), rewards.data()); });
}

void restart(SharedBatch& shared, std::uint64_t seed) {
    shared.with([&](Batch& batch) { batch.restart(seed); });
}

void put(SharedBatch& shared, std::size_t i, const std::array<Cards, kSeats>& hands, int dealer, unsigned vulnerable) {
    expect(i < shared.size());
    shared.with([&](Batch& batch) { batch.put(i, hands, dealer, vulnerable); });
}

void deal_again(SharedBatch& shared, Line<const bool> where) {
    expect(where.shape(0) == shared.size());
    shared.with([&](Batch& batch) { batch.deal_again(std::span(where.data(), where.shape(0))); });
}

SharedBatch* taken(SharedBatch& shared, Line<const std::int64_t> places) {
    const std::span named(places.data(), places.shape(0));
    expect(std::ranges::all_of(
        named, [&](std::int64_t place) { return place >= 0 && static_cast<std::size_t>(place) < shared.size(); }));
    return new SharedBatch(shared.with([&](const Batch& batch) { return batch.taken(named); }));
}

nb::bytes state(SharedBatch& shared) {
    const std::vector<std::byte> bytes = shared.with([](const Batch& batch) { return batch.state(); });
    return nb::bytes(bytes.data(), bytes.size());
}

bool restore(SharedBatch& shared, const nb::bytes& state) {
    const auto* data = static_cast<const std::byte*>(state.data());
    return shared.with([&](Batch& batch) { return batch.restore(std::span(data, state.size())); });
}

// A single deal, without arrays: who is to move after the action (kNobody: it is over), or kIllegal and nothing done.
constexpr int kIllegal = -2;

int act(SharedBatch& shared, std::size_t i, std::int64_t action) {
    expect(i < shared.size());
    return shared.at_once([&](Batch& batch) {
        const Deal& deal = batch.deal(i);
        const bool known = action >= 0 && action < kActions;
        if (deal.over() || !known || !deal.is_legal(batch.rules(), static_cast<int>(action))) return kIllegal;
        batch.act(i, static_cast<int>(action));
        return batch.deal(i).player();
    });
}

int player(SharedBatch& shared, std::size_t i) {
    expect(i < shared.size());
    return shared.at_once([&](const Batch& batch) { return batch.deal(i).player(); });
}

int paid(SharedBatch& shared, std::size_t i, int seat) {
    expect(i < shared.size() && seat >= 0 && seat < kSeats);
    return shared.at_once([&](const Batch& batch) { return batch.paid(i, seat); });
}

void look(SharedBatch& shared, std::size_t i, int seat, Line<std::int8_t> row, Line<std::int8_t> actions) {
    expect(i < shared.size() && seat >= 0 && seat < kSeats);
    expect(row.shape(0) == kObservationSize && actions.shape(0) == kActions);
    shared.at_once([&](const Batch& batch) {
        batch.deal(i).observe(batch.rules(), seat, row.data());
        if (batch.deal(i).player() == seat) {
            batch.deal(i).mask(batch.rules(), actions.data());
        } else {
            std::fill(actions.data(), actions.data() + kActions, std::int8_t{0});
        }
    });
}

std::tuple<std::array<Cards, kSeats>, int, unsigned> deal(SharedBatch& shared, std::size_t i) {
    expect(i < shared.size());
    return shared.with([&](const Batch& batch) {
        const Deal& found = batch.deal(i);
        return std::tuple(found.dealt(), found.dealer(), found.vulnerable());
    });
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
    nb::class_<SharedBatch>(module, "Batch")
        .def(nb::init<Rules, std::size_t, std::uint64_t, bool>(), nb::arg("rules"), nb::arg("deals"), nb::arg("seed"),
             nb::arg("deals_again"))
        .def("restart", &restart, nb::arg("seed"))
        .def("put", &put, nb::arg("i"), nb::arg("hands"), nb::arg("dealer"), nb::arg("vulnerable"))
        .def("deal", &deal, nb::arg("i"))
        .def("deal_again", &deal_again, nb::arg("where").noconvert())
        .def("taken", &taken, nb::arg("places").noconvert())
        .def("state", &state)
        .def("restore", &restore, nb::arg("state"))
        .def("act", &act, nb::arg("i"), nb::arg("action"))
        .def("player", &player, nb::arg("i"))
        .def("paid", &paid, nb::arg("i"), nb::arg("seat"))
        .def("look", &look, nb::arg("i"), nb::arg("seat"), nb::arg("row").noconvert(), nb::arg("actions").noconvert())
        // What is to be filled is taken as it is or not at all: a copy of it would be filled and forgotten.
        .def("step", &step, nb::arg("actions"), nb::arg("rewards").noconvert(), nb::arg("over").noconvert())
        .def("masks", &masks<std::int8_t>, nb::arg("out").noconvert())
        .def("masks", &masks<bool>, nb::arg("out").noconvert())
        .def("players", &players, nb::arg("out").noconvert())
        .def("observe", &observe, nb::arg("seats"), nb::arg("out").noconvert())
        .def("random_actions", &random_actions, nb::arg("out").noconvert())
        .def("playout", &playout, nb::arg("rewards").noconvert());
}

}  // namespace kibitz::batch
