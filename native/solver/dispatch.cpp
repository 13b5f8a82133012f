// Chooses the engine build at run time.
#include "engine.hpp"
#include "portability.hpp"

namespace kibitz {

namespace portable {
std::unique_ptr<Engine> make(std::size_t bytes);
}
#if defined(KIBITZ_HAS_X86_64_V3)
namespace x86_64_v3 {
std::unique_ptr<Engine> make(std::size_t bytes);
}
#endif

std::unique_ptr<Engine> make_portable_engine(std::size_t bytes) { return portable::make(bytes); }

std::unique_ptr<Engine> make_engine(std::size_t bytes) {
#if defined(KIBITZ_HAS_X86_64_V3)
    if (packs_bits_quickly()) return x86_64_v3::make(bytes);
#endif
    return portable::make(bytes);
}

}  // namespace kibitz
