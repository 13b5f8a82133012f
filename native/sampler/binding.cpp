// The Python module kibitz._sampler: the only file of the sampler that knows of Python.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/array.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <array>
#include <cstdint>
#include <memory>
#include <tuple>
#include <utility>
#include <vector>

#include "layouts.hpp"

namespace nb = nanobind;

namespace kibitz::sampler {
namespace {

using Bounds = std::tuple<int, int>;
using Hand = std::tuple<int, Bounds, Bounds, std::array<Bounds, kSuits>, Cards, Cards>;
using Masks = nb::ndarray<nb::numpy, Cards, nb::ndim<2>>;

Range range(const Bounds& bounds) { return {std::get<0>(bounds), std::get<1>(bounds)}; }

std::vector<Holding> holdings(const std::vector<Hand>& hands) {
    std::vector<Holding> known;
    for (const auto& [cards, points, longest, lengths, holds, lacks] : hands) {
        Holding holding{cards, range(points), range(longest), {}, holds, lacks};
        for (std::size_t suit = 0; suit < kSuits; ++suit) holding.lengths[suit] = range(lengths[suit]);
        known.push_back(holding);
    }
    return known;
}

// An array of one row a layout and one column a hand, filled while other threads may run.
template <class Fill>
Masks filled(const Layouts& layouts, std::size_t rows, Fill fill) {
    const std::size_t hands = layouts.hands();
    auto cells = std::make_unique<Cards[]>(rows * hands);
    {
        nb::gil_scoped_release release;
        fill(cells.get());
    }
    nb::capsule owner(cells.get(), [](void* pointer) noexcept { delete[] static_cast<Cards*>(pointer); });
    return Masks(cells.release(), {rows, hands}, owner);
}

Masks sample(const Layouts& layouts, std::size_t number, std::uint64_t seed) {
    return filled(layouts, number, [&](Cards* cells) { layouts.sample(number, seed, cells); });
}

Masks list(const Layouts& layouts, std::size_t number) {
    return filled(layouts, number, [&](Cards* cells) { layouts.list(number, 0, cells); });
}

nb::object number(Count count) {
    const nb::int_ high(static_cast<std::uint64_t>(count >> 64));
    const nb::int_ low(static_cast<std::uint64_t>(count));
    return (high << nb::int_(64)) | low;
}

}  // namespace

NB_MODULE(_sampler, module) {
    module.doc() = "Counting and drawing the layouts of hidden hands; kibitz.analysis.sampling is its face.";
    nb::class_<Layouts>(module, "Layouts")
        .def(
            "__init__",
            [](Layouts* self, Cards cards, const std::vector<Hand>& hands) {
                const std::vector<Holding> known = holdings(hands);
                nb::gil_scoped_release release;
                new (self) Layouts(cards, known);
            },
            nb::arg("cards"), nb::arg("hands"))
        .def_prop_ro("count", [](const Layouts& self) { return number(self.count()); })
        .def("sample", &sample, nb::arg("number"), nb::arg("seed"))
        .def("list", &list, nb::arg("number"));
}

}  // namespace kibitz::sampler
