// One build of the engine; compiled once for any processor and once for the newer ones.
#include "search.hpp"

namespace kibitz::KIBITZ_ENGINE {

std::unique_ptr<Engine> make(std::size_t bytes) { return std::make_unique<Search>(bytes); }

}  // namespace kibitz::KIBITZ_ENGINE
