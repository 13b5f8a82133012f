// The only file that knows Python: kibitz._solver.
//
// Cards cross as bit sets (see cards.hpp), seats and strains as small numbers; the typed
// and documented face is kibitz.analysis.solver.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <chrono>
#include <memory>
#include <mutex>

#include "batch.hpp"
#include "notation.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace {

using namespace kibitz;

using Hands = std::array<Cards, kSeats>;

// A position that is none, with the reason.
struct IllegalPosition : std::invalid_argument {
    using std::invalid_argument::invalid_argument;
};

// A token that ends a running batch from any thread.
struct Cancellation {
    std::atomic<bool> asked{false};
};

constexpr std::size_t kLeastBytes = std::size_t{1} << 20;
constexpr std::size_t kMostBytes = std::size_t{1} << 36;

std::size_t checked_bytes(std::size_t bytes) {
    if (bytes < kLeastBytes || bytes > kMostBytes) throw nb::value_error("memory must be from 1 MiB to 64 GiB");
    return bytes;
}

void refuse_if_faulty(const Position& position, const std::string& where = {}) {
    const std::string wrong = fault(position);
    if (!wrong.empty()) throw IllegalPosition(where + wrong);
}

Position position_of(const Hands& hands, int trump, int leader, const std::vector<Cards>& trick) {
    if (trick.size() > 3) throw IllegalPosition("a trick on the table has 0 to 3 cards");
    Position position{hands, trump, leader, {}, static_cast<int>(trick.size())};
    std::copy(trick.begin(), trick.end(), position.trick.begin());
    refuse_if_faulty(position);
    return position;
}

Position deal_of(const Hands& hands, const std::string& where = {}) {
    const Position position{hands, kNoTrump, 0, {}, 0};
    refuse_if_faulty(position, where);
    return position;
}

// A solver that one Python thread at a time may use; the others wait without the GIL.
class Context {
    template <class Question>
    auto alone(Question question) {
        nb::gil_scoped_release released;
        const std::lock_guard lock(mutex_);
        return question();
    }

public:
    explicit Context(std::size_t bytes, bool portable) : solver_(checked_bytes(bytes), portable) {}

    int solve(const Hands& hands, int trump, int leader, const std::vector<Cards>& trick) {
        const Position position = position_of(hands, trump, leader, trick);
        return alone([&] { return solver_.solve(position); });
    }
    bool solve_at_least(const Hands& hands, int trump, int leader, const std::vector<Cards>& trick, int need) {
        const Position position = position_of(hands, trump, leader, trick);
        return alone([&] { return solver_.solve_at_least(position, need); });
    }
    std::vector<std::pair<Cards, int>> solve_cards(const Hands& hands, int trump, int leader,
                                                   const std::vector<Cards>& trick) {
        const Position position = position_of(hands, trump, leader, trick);
        return alone([&] { return solver_.solve_cards(position); });
    }
    std::vector<std::array<int, kSeats>> table(const Hands& hands) {
        deal_of(hands);
        const TrickTable table = alone([&] { return solver_.table(hands); });
        return {table.begin(), table.end()};
    }
    void clear() {
        alone([&] {
            solver_.clear();
            return 0;
        });
    }
    std::uint64_t nodes() {
        return alone([&] { return solver_.nodes(); });
    }

private:
    std::mutex mutex_;
    Solver solver_;
};

// A row of a batch: four hands, trump, leader, three cards of the trick or zero.
constexpr int kRow = 9;
using Rows = nb::ndarray<const std::uint64_t, nb::shape<-1, kRow>, nb::c_contig, nb::device::cpu>;
using Deals = nb::ndarray<const std::uint64_t, nb::shape<-1, kSeats>, nb::c_contig, nb::device::cpu>;
using Needs = nb::ndarray<const std::int64_t, nb::shape<-1>, nb::c_contig, nb::device::cpu>;

std::vector<Position> positions_of(const Rows& rows) {
    std::vector<Position> positions;
    positions.reserve(rows.shape(0));
    for (std::size_t i = 0; i < rows.shape(0); ++i) {
        const std::uint64_t* row = rows.data() + i * kRow;
        const std::string where = "position " + std::to_string(i) + ": ";
        if (row[4] > kNoTrump) throw IllegalPosition(where + "unknown trump");
        if (row[5] >= kSeats) throw IllegalPosition(where + "unknown leader");
        Position position{{row[0], row[1], row[2], row[3]}, static_cast<int>(row[4]), static_cast<int>(row[5]), {}, 0};
        while (position.played < 3 && row[6 + position.played]) {
            position.trick[position.played] = row[6 + position.played];
            ++position.played;
        }
        for (int rest = position.played; rest < 3; ++rest)
            if (row[6 + rest]) throw IllegalPosition(where + "a gap in the trick");
        refuse_if_faulty(position, where);
        positions.push_back(position);
    }
    return positions;
}

// Runs a batch with the GIL released, waking now and then to report progress and to
// notice a cancellation or an interrupt.
void run(std::size_t size, std::size_t steps, unsigned threads, std::size_t bytes, const nb::object& progress,
         const Cancellation* cancellation, Batch::Task task) {
    if (size == 0) return;
    Batch batch(size * steps, threads ? threads : std::thread::hardware_concurrency(), checked_bytes(bytes),
                std::move(task));
    std::size_t reported = 0;
    auto pause = std::chrono::microseconds(200);
    while (!batch.finished()) {
        {
            nb::gil_scoped_release released;
            std::this_thread::sleep_for(pause);
        }
        pause = std::min(pause * 2, std::chrono::microseconds(50000));
        if (cancellation && cancellation->asked.load(std::memory_order_relaxed)) batch.stop();
        if (PyErr_CheckSignals() != 0) throw nb::python_error();
        const std::size_t done = batch.done() / steps;
        if (!progress.is_none() && done != reported && done < size) progress(reported = done, size);
    }
    {
        nb::gil_scoped_release released;
        batch.join();
    }
    if (!progress.is_none()) progress(size, size);
}

nb::bytes as_bytes(const std::vector<std::int8_t>& values) {
    return nb::bytes(reinterpret_cast<const char*>(values.data()), values.size());
}

nb::bytes solve_many(const Rows& rows, unsigned threads, std::size_t bytes, const nb::object& progress,
                     const Cancellation* cancellation) {
    const std::vector<Position> positions = positions_of(rows);
    std::vector<std::int8_t> tricks(positions.size());
    run(positions.size(), 1, threads, bytes, progress, cancellation,
        [&](Solver& solver, std::size_t i) { tricks[i] = static_cast<std::int8_t>(solver.solve(positions[i])); });
    return as_bytes(tricks);
}

nb::bytes solve_at_least_many(const Rows& rows, const Needs& needs, unsigned threads, std::size_t bytes,
                              const nb::object& progress, const Cancellation* cancellation) {
    const std::vector<Position> positions = positions_of(rows);
    if (needs.shape(0) != positions.size()) throw nb::value_error("one need for each position");
    const std::vector<std::int64_t> wanted(needs.data(), needs.data() + needs.shape(0));
    std::vector<std::int8_t> answers(positions.size());
    run(positions.size(), 1, threads, bytes, progress, cancellation, [&](Solver& solver, std::size_t i) {
        const std::int64_t need = std::min<std::int64_t>(std::max<std::int64_t>(wanted[i], 0), kRanks + 1);
        answers[i] = solver.solve_at_least(positions[i], static_cast<int>(need));
    });
    return as_bytes(answers);
}

// Sixty-four numbers a position, one for each card's bit; -1 where it may not be played or
// is not wanted.
nb::bytes solve_cards_many(const Rows& rows, unsigned threads, std::size_t bytes, const nb::object& progress,
                           const Cancellation* cancellation, Cards wanted) {
    const std::vector<Position> positions = positions_of(rows);
    std::vector<std::int8_t> tricks(positions.size() * 64, -1);
    run(positions.size(), 1, threads, bytes, progress, cancellation, [&](Solver& solver, std::size_t i) {
        for (const auto& [card, value] : solver.solve_cards(positions[i], wanted))
            tricks[i * 64 + static_cast<std::size_t>(index_of(card))] = static_cast<std::int8_t>(value);
    });
    return as_bytes(tricks);
}

// One number a position and step of the line, before its first card and after each; then
// sixty-four for the position at its end, as in solve_cards_many.
nb::bytes solve_line_many(const Rows& rows, const std::vector<Cards>& line, unsigned threads, std::size_t bytes,
                          const nb::object& progress, const Cancellation* cancellation, Cards wanted) {
    const std::vector<Position> positions = positions_of(rows);
    std::vector<Position> ends;
    ends.reserve(positions.size());
    for (std::size_t i = 0; i < positions.size(); ++i) {
        Position position = positions[i];
        for (const Cards card : line) {
            if (count(card) != 1 || !(card & position.legal()))
                throw IllegalPosition("position " + std::to_string(i) + ": a card of the line may not be played");
            position = after(position, card);
        }
        ends.push_back(position);
    }
    const std::size_t steps = line.size() + 1, width = steps + 64;
    std::vector<std::int8_t> tricks(positions.size() * width, -1);
    run(positions.size(), 1, threads, bytes, progress, cancellation, [&](Solver& solver, std::size_t i) {
        const std::vector<int> total = solver.solve_line(positions[i], line);
        const auto row = tricks.begin() + static_cast<std::ptrdiff_t>(i * width);
        std::copy(total.begin(), total.end(), row);
        for (const auto& [card, value] : solver.solve_cards(ends[i], wanted))
            row[static_cast<std::ptrdiff_t>(steps) + index_of(card)] = static_cast<std::int8_t>(value);
    });
    return as_bytes(tricks);
}

// Twenty numbers a deal: strain by strain, in each by declarer.
nb::bytes table_many(const Deals& deals, unsigned threads, std::size_t bytes, const nb::object& progress,
                     const Cancellation* cancellation) {
    std::vector<Hands> hands;
    for (std::size_t i = 0; i < deals.shape(0); ++i) {
        const std::uint64_t* row = deals.data() + i * kSeats;
        hands.push_back({row[0], row[1], row[2], row[3]});
        deal_of(hands.back(), "deal " + std::to_string(i) + ": ");
    }
    std::vector<std::int8_t> tricks(hands.size() * 20);
    // One strain at a time, so that a few deals still keep all threads busy.
    run(hands.size(), 5, threads, bytes, progress, cancellation, [&](Solver& solver, std::size_t i) {
        const auto strain = solver.strain(hands[i / 5], static_cast<int>(i % 5));
        for (std::size_t seat = 0; seat < kSeats; ++seat) tricks[i * 4 + seat] = static_cast<std::int8_t>(strain[seat]);
    });
    return as_bytes(tricks);
}

}  // namespace

NB_MODULE(_solver, m) {
    m.doc() = "The double-dummy solver core; use kibitz.analysis.solver.";
    m.attr("DEFAULT_BYTES") = Solver::kDefaultBytes;

    nb::exception<NotationError>(m, "NotationError", PyExc_ValueError);
    nb::exception<IllegalPosition>(m, "IllegalPosition", PyExc_ValueError);
    static nb::object cancelled =
        nb::steal(PyErr_NewException("kibitz._solver.Cancelled", PyExc_RuntimeError, nullptr));
    m.attr("Cancelled") = cancelled;
    nb::register_exception_translator([](const std::exception_ptr& thrown, void*) {
        try {
            std::rethrow_exception(thrown);
        } catch (const kibitz::Cancelled&) {
            PyErr_SetString(cancelled.ptr(), "the batch was cancelled");
        }
    });

    m.def("read_deal", &read_deal, "text"_a);
    m.def("read_card", &read_card, "text"_a);
    m.def(
        "write_card",
        [](Cards card) {
            if (count(card) != 1 || (card & ~kDeck)) throw nb::value_error("not one card of the deck");
            return write_card(card);
        },
        "card"_a);

    nb::class_<Cancellation>(m, "Cancellation")
        .def(nb::init<>())
        .def("cancel", [](Cancellation& c) { c.asked.store(true); })
        .def_prop_ro("asked", [](const Cancellation& c) { return c.asked.load(); });

    nb::class_<Context>(m, "Solver")
        .def(nb::init<std::size_t, bool>(), "memory"_a = Solver::kDefaultBytes, "portable"_a = false)
        .def("solve", &Context::solve, "hands"_a, "trump"_a, "leader"_a, "trick"_a)
        .def("solve_at_least", &Context::solve_at_least, "hands"_a, "trump"_a, "leader"_a, "trick"_a, "need"_a)
        .def("solve_cards", &Context::solve_cards, "hands"_a, "trump"_a, "leader"_a, "trick"_a)
        .def("table", &Context::table, "hands"_a)
        .def("clear", &Context::clear)
        .def_prop_ro("nodes", &Context::nodes);

    m.def("solve_many", &solve_many, "rows"_a, "threads"_a, "memory"_a, "progress"_a.none(), "cancellation"_a.none());
    m.def("solve_at_least_many", &solve_at_least_many, "rows"_a, "needs"_a, "threads"_a, "memory"_a,
          "progress"_a.none(), "cancellation"_a.none());
    m.def("solve_cards_many", &solve_cards_many, "rows"_a, "threads"_a, "memory"_a, "progress"_a.none(),
          "cancellation"_a.none(), "wanted"_a = kDeck);
    m.def("solve_line_many", &solve_line_many, "rows"_a, "line"_a, "threads"_a, "memory"_a, "progress"_a.none(),
          "cancellation"_a.none(), "wanted"_a = kDeck);
    m.def("table_many", &table_many, "deals"_a, "threads"_a, "memory"_a, "progress"_a.none(), "cancellation"_a.none());
}
