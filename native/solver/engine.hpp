// What a solver asks of a search engine, and how one is chosen for this processor.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "position.hpp"

namespace kibitz {

// Thrown out of a search that was told to stop.
struct Cancelled {};

// One zero-window search engine with its own tables. Not for two threads at once.
class Engine {
public:
    virtual ~Engine() = default;
    // A bound on the tricks of the side to play: at least `need` when it is proved
    // that the side takes them, less than `need` when it is proved that it does not.
    virtual int search(const Position& position, int need) = 0;
    // Forgets what was learnt; called for a new deal or strain.
    virtual void clear() = 0;
    // Trick starts looked at since the engine was made.
    virtual std::uint64_t nodes() const = 0;
    // A flag that ends a running search with `Cancelled`; may be null.
    virtual void watch(const std::atomic<bool>* stop) = 0;
};

// The best engine this processor can run; `bytes` bounds the memory of its table.
std::unique_ptr<Engine> make_engine(std::size_t bytes);

// The engine built for any processor of this family, for tests of the fallback.
std::unique_ptr<Engine> make_portable_engine(std::size_t bytes);

}  // namespace kibitz
