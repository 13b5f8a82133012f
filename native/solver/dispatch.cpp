// Chooses the engine build at run time.
#include "engine.hpp"

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
    __builtin_cpu_init();
    // Zen 1 and 2 have the instructions, but pack bits by microcode, slower than we do.
    const bool slow_pack = __builtin_cpu_is("znver1") || __builtin_cpu_is("znver2");
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
        __builtin_cpu_supports("popcnt") && !slow_pack)
        return x86_64_v3::make(bytes);
#endif
    return portable::make(bytes);
}

}  // namespace kibitz
