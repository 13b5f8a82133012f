// The only file of the solver that knows Python: kibitz._solver.
//
// Cards cross as bits in the pack's order, the same as in `Hand.mask`; seats and strains as small numbers.
// The typed and documented faces are kibitz.analysis.solver and kibitz.analysis.arrays.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <chrono>
#include <iterator>
#include <mutex>

#include "batch.hpp"
#include "rows.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace {

using namespace kibitz;

using Row = std::array<std::uint64_t, kRowLength>;
using Four = std::array<std::uint64_t, kSeats>;

constexpr int kStrains = kSuits + 1;
constexpr int kTable = kSeats * kStrains;

// A token that ends a search or a batch from any thread.
struct Cancellation {
    std::atomic<bool> asked{false};
};

constexpr std::size_t kLeastBytes = std::size_t{1} << 20;
constexpr std::size_t kMostBytes = std::size_t{1} << 36;

std::size_t checked_bytes(std::size_t bytes) {
    if (bytes < kLeastBytes || bytes > kMostBytes) throw nb::value_error("The memory must be from 1 MiB to 64 GiB.");
    return bytes;
}

// A card's number outside: 13 * suit + rank - 2.
std::size_t card_number(Cards card) { return static_cast<std::size_t>(index_of(to_pack(card))); }

// Writes the tricks of one strain to their places in a table: by declarer, and in each by strain from clubs up.
template <class Place>
void write_strain(int lane, const std::array<int, kSeats>& tricks, Place table) {
    for (int seat = 0; seat < kSeats; ++seat)
        table[kStrains * seat + to_lane(lane)] =
            static_cast<typename std::iterator_traits<Place>::value_type>(tricks[seat]);
}

// A solver that one Python thread at a time may use; the others wait without the GIL.
class Context {
    template <class Question>
    auto alone(const Cancellation* cancellation, Question question) {
        nb::gil_scoped_release released;
        const std::lock_guard lock(mutex_);
        solver_.watch(cancellation ? &cancellation->asked : nullptr);
        return question();
    }

public:
    explicit Context(std::size_t bytes, bool portable) : solver_(checked_bytes(bytes), portable) {}

    int solve(const Row& row, const Cancellation* cancellation) {
        const Position position = read_row(row.data());
        return alone(cancellation, [&] { return solver_.solve(position); });
    }
    bool solve_at_least(const Row& row, int need, const Cancellation* cancellation) {
        const Position position = read_row(row.data());
        return alone(cancellation, [&] { return solver_.solve_at_least(position, need); });
    }
    // Each card by its number, with its tricks.
    std::vector<std::pair<std::size_t, int>> solve_cards(const Row& row, const Cancellation* cancellation) {
        const Position position = read_row(row.data());
        std::vector<std::pair<std::size_t, int>> tricks;
        for (const auto& [card, value] : alone(cancellation, [&] { return solver_.solve_cards(position); }))
            tricks.emplace_back(card_number(card), value);
        return tricks;
    }
    // Twenty numbers, as table_many has them.
    std::array<int, kTable> table(const Four& hands, const Cancellation* cancellation) {
        const std::array<Cards, kSeats> held = read_hands(hands.data());
        const TrickTable found = alone(cancellation, [&] { return solver_.table(held); });
        std::array<int, kTable> tricks;
        for (int lane = 0; lane <= kNoTrump; ++lane) write_strain(lane, found[lane], tricks.begin());
        return tricks;
    }
    void clear() {
        alone(nullptr, [&] {
            solver_.clear();
            return 0;
        });
    }
    std::uint64_t nodes() {
        return alone(nullptr, [&] { return solver_.nodes(); });
    }

private:
    std::mutex mutex_;
    Solver solver_;
};

using Rows = nb::ndarray<const std::uint64_t, nb::shape<-1, kRowLength>, nb::c_contig, nb::device::cpu>;
using Deals = nb::ndarray<const std::uint64_t, nb::shape<-1, kSeats>, nb::c_contig, nb::device::cpu>;
using Needs = nb::ndarray<const std::int64_t, nb::shape<-1>, nb::c_contig, nb::device::cpu>;

std::vector<Position> positions_of(const Rows& rows) {
    std::vector<Position> positions;
    positions.reserve(rows.shape(0));
    for (std::size_t i = 0; i < rows.shape(0); ++i)
        positions.push_back(read_row(rows.data() + i * kRowLength, "positions[" + std::to_string(i) + "]"));
    return positions;
}

// How a batch is run, as every function for many positions is told.
struct Running {
    unsigned threads;
    std::size_t bytes;
    nb::object progress;
    const Cancellation* cancellation;
};

// Runs a batch with the GIL released. The end of it is signalled; until then we wake now and then to report
// progress and to notice a cancellation or an interrupt.
void run(std::size_t size, std::size_t steps, const Running& how, Batch::Task task) {
    constexpr std::chrono::milliseconds kNap{50};
    const auto is_cancelled = [&] {
        return how.cancellation && how.cancellation->asked.load(std::memory_order_relaxed);
    };
    if (size == 0) return;
    if (is_cancelled()) throw Cancelled{};
    Batch batch(size * steps, how.threads ? how.threads : std::thread::hardware_concurrency(), checked_bytes(how.bytes),
                std::move(task));
    std::size_t reported = 0;
    const auto has_ended = [&] {
        nb::gil_scoped_release released;
        return batch.wait_for(kNap);
    };
    while (!has_ended()) {
        if (is_cancelled()) batch.stop();
        if (PyErr_CheckSignals() != 0) throw nb::python_error();
        const std::size_t done = batch.done() / steps;
        if (!how.progress.is_none() && done != reported && done < size) how.progress(reported = done, size);
    }
    {
        nb::gil_scoped_release released;
        batch.join();
    }
    if (!how.progress.is_none()) how.progress(size, size);
}

nb::bytes as_bytes(const std::vector<std::int8_t>& values) {
    return nb::bytes(reinterpret_cast<const char*>(values.data()), values.size());
}

nb::bytes solve_many(const Rows& rows, unsigned threads, std::size_t bytes, const nb::object& progress,
                     const Cancellation* cancellation) {
    const std::vector<Position> positions = positions_of(rows);
    std::vector<std::int8_t> tricks(positions.size());
    run(positions.size(), 1, {threads, bytes, progress, cancellation},
        [&](Solver& solver, std::size_t i) { tricks[i] = static_cast<std::int8_t>(solver.solve(positions[i])); });
    return as_bytes(tricks);
}

nb::bytes solve_at_least_many(const Rows& rows, const Needs& needs, unsigned threads, std::size_t bytes,
                              const nb::object& progress, const Cancellation* cancellation) {
    const std::vector<Position> positions = positions_of(rows);
    if (needs.shape(0) != positions.size()) throw nb::value_error("There must be one need for each position.");
    const std::vector<std::int64_t> wanted(needs.data(), needs.data() + needs.shape(0));
    std::vector<std::int8_t> answers(positions.size());
    run(positions.size(), 1, {threads, bytes, progress, cancellation}, [&](Solver& solver, std::size_t i) {
        const std::int64_t need = std::clamp<std::int64_t>(wanted[i], 0, kRanks + 1);
        answers[i] = solver.solve_at_least(positions[i], static_cast<int>(need));
    });
    return as_bytes(answers);
}

// Writes the tricks of each card wanted to its place among fifty-two, and leaves the others.
template <class Place>
void write_cards(Solver& solver, const Position& position, Cards wanted, Place place) {
    for (const auto& [card, value] : solver.solve_cards(position, wanted))
        place[static_cast<std::ptrdiff_t>(card_number(card))] = static_cast<std::int8_t>(value);
}

// Fifty-two numbers a position, one for each card; -1 where it may not be played or is not wanted.
nb::bytes solve_cards_many(const Rows& rows, unsigned threads, std::size_t bytes, const nb::object& progress,
                           const Cancellation* cancellation, Cards wanted) {
    const std::vector<Position> positions = positions_of(rows);
    std::vector<std::int8_t> tricks(positions.size() * kPackSize, -1);
    run(positions.size(), 1, {threads, bytes, progress, cancellation}, [&](Solver& solver, std::size_t i) {
        write_cards(solver, positions[i], to_lanes(wanted & kPack),
                    tricks.begin() + static_cast<std::ptrdiff_t>(i * kPackSize));
    });
    return as_bytes(tricks);
}

// One number a position and step of the line, before its first card and after each; then
// fifty-two for the position at its end, as in solve_cards_many.
nb::bytes solve_line_many(const Rows& rows, const std::vector<Cards>& line, unsigned threads, std::size_t bytes,
                          const nb::object& progress, const Cancellation* cancellation, Cards wanted) {
    const std::vector<Position> positions = positions_of(rows);
    std::vector<Cards> cards;
    for (const Cards card : line) cards.push_back(to_lanes(card & kPack));
    std::vector<Position> ends;
    ends.reserve(positions.size());
    for (std::size_t i = 0; i < positions.size(); ++i) {
        Position position = positions[i];
        for (const Cards card : cards) {
            if (count(card) != 1 || !(card & position.legal()))
                throw IllegalPosition("positions[" + std::to_string(i) + "]: a card of the line may not be played.");
            position = after(position, card);
        }
        ends.push_back(position);
    }
    const std::size_t steps = cards.size() + 1, width = steps + kPackSize;
    std::vector<std::int8_t> tricks(positions.size() * width, -1);
    run(positions.size(), 1, {threads, bytes, progress, cancellation}, [&](Solver& solver, std::size_t i) {
        const std::vector<int> total = solver.solve_line(positions[i], cards);
        const auto row = tricks.begin() + static_cast<std::ptrdiff_t>(i * width);
        std::copy(total.begin(), total.end(), row);
        write_cards(solver, ends[i], to_lanes(wanted & kPack), row + static_cast<std::ptrdiff_t>(steps));
    });
    return as_bytes(tricks);
}

// Twenty numbers a deal: by declarer, and in each by strain.
nb::bytes table_many(const Deals& deals, unsigned threads, std::size_t bytes, const nb::object& progress,
                     const Cancellation* cancellation) {
    std::vector<std::array<Cards, kSeats>> hands;
    hands.reserve(deals.shape(0));
    for (std::size_t i = 0; i < deals.shape(0); ++i)
        hands.push_back(read_hands(deals.data() + i * kSeats, "deals[" + std::to_string(i) + "]"));
    std::vector<std::int8_t> tricks(hands.size() * kTable);
    // One strain at a time, so that a few deals still keep all threads busy.
    run(hands.size(), kStrains, {threads, bytes, progress, cancellation}, [&](Solver& solver, std::size_t i) {
        const std::size_t deal = i / kStrains;
        const int lane = static_cast<int>(i % kStrains);
        write_strain(lane, solver.strain(hands[deal], lane),
                     tricks.begin() + static_cast<std::ptrdiff_t>(deal * kTable));
    });
    return as_bytes(tricks);
}

}  // namespace

NB_MODULE(_solver, m) {
    m.doc() = "The double-dummy solver core; use kibitz.analysis.solver.";
    m.attr("DEFAULT_BYTES") = Solver::kDefaultBytes;

    nb::exception<IllegalPosition>(m, "IllegalPosition", PyExc_ValueError);
    static nb::object cancelled =
        nb::steal(PyErr_NewException("kibitz._solver.Cancelled", PyExc_RuntimeError, nullptr));
    m.attr("Cancelled") = cancelled;
    nb::register_exception_translator([](const std::exception_ptr& thrown, void*) {
        try {
            std::rethrow_exception(thrown);
        } catch (const kibitz::Cancelled&) {
            PyErr_SetString(cancelled.ptr(), "The search was cancelled.");
        }
    });

    nb::class_<Cancellation>(m, "Cancellation")
        .def(nb::init<>())
        .def("cancel", [](Cancellation& c) { c.asked.store(true); })
        .def_prop_ro("asked", [](const Cancellation& c) { return c.asked.load(); });

    nb::class_<Context>(m, "Solver")
        .def(nb::init<std::size_t, bool>(), "memory"_a = Solver::kDefaultBytes, "portable"_a = false)
        .def("solve", &Context::solve, "row"_a, "cancellation"_a.none())
        .def("solve_at_least", &Context::solve_at_least, "row"_a, "need"_a, "cancellation"_a.none())
        .def("solve_cards", &Context::solve_cards, "row"_a, "cancellation"_a.none())
        .def("table", &Context::table, "hands"_a, "cancellation"_a.none())
        .def("clear", &Context::clear)
        .def_prop_ro("nodes", &Context::nodes);

    m.def("solve_many", &solve_many, "rows"_a, "threads"_a, "memory"_a, "progress"_a.none(), "cancellation"_a.none());
    m.def("solve_at_least_many", &solve_at_least_many, "rows"_a, "needs"_a, "threads"_a, "memory"_a,
          "progress"_a.none(), "cancellation"_a.none());
    m.def("solve_cards_many", &solve_cards_many, "rows"_a, "threads"_a, "memory"_a, "progress"_a.none(),
          "cancellation"_a.none(), "wanted"_a = kPack);
    m.def("solve_line_many", &solve_line_many, "rows"_a, "line"_a, "threads"_a, "memory"_a, "progress"_a.none(),
          "cancellation"_a.none(), "wanted"_a = kPack);
    m.def("table_many", &table_many, "deals"_a, "threads"_a, "memory"_a, "progress"_a.none(), "cancellation"_a.none());
}
