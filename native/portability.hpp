// What compilers and systems call by different names; nothing else in native/ asks which of them it is.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>

#if defined(_MSC_VER)
#include <intrin.h>
#include <malloc.h>
#elif defined(_WIN32)
#include <malloc.h>
#endif

#if defined(_MSC_VER) && !defined(__clang__)
#define KIBITZ_NOINLINE __declspec(noinline)
#define KIBITZ_ALWAYS_INLINE __forceinline
#else
#define KIBITZ_NOINLINE [[gnu::noinline]]
#define KIBITZ_ALWAYS_INLINE [[gnu::always_inline]]
#endif

namespace kibitz {

// The bytes of a word in the opposite order.
static constexpr inline std::uint64_t bytes_reversed(std::uint64_t bits) {
#if defined(_MSC_VER) && !defined(__clang__)
    bits = (bits >> 8 & 0x00ff00ff00ff00ffULL) | (bits & 0x00ff00ff00ff00ffULL) << 8;
    bits = (bits >> 16 & 0x0000ffff0000ffffULL) | (bits & 0x0000ffff0000ffffULL) << 16;
    return bits >> 32 | bits << 32;
#else
    return __builtin_bswap64(bits);
#endif
}

// Fetches the line of memory that will be looked at soon.
static inline void fetch_early(const void* address) {
#if defined(_MSC_VER) && !defined(__clang__)
#if defined(_M_X64)
    _mm_prefetch(static_cast<const char*>(address), _MM_HINT_T0);
#else
    (void)address;
#endif
#else
    __builtin_prefetch(address);
#endif
}

// Memory that begins at a multiple of `alignment`, or null. Fresh pages are only taken from the system as they are
// touched.
static inline void* aligned_memory(std::size_t alignment, std::size_t size) {
#if defined(_WIN32)
    return _aligned_malloc(size, alignment);
#else
    return std::aligned_alloc(alignment, size);
#endif
}
static inline void free_aligned(void* memory) {
#if defined(_WIN32)
    _aligned_free(memory);
#else
    std::free(memory);
#endif
}

// Has the processor the instructions of the x86-64-v3 build, and are they quick there?
static inline bool packs_bits_quickly() {
#if (defined(__x86_64__) || defined(_M_X64)) && !(defined(_MSC_VER) && !defined(__clang__))
    __builtin_cpu_init();
    // Zen 1 and 2 have the instructions, but pack bits by microcode, slower than we do.
    const bool slow_pack = __builtin_cpu_is("znver1") || __builtin_cpu_is("znver2");
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") &&
           __builtin_cpu_supports("popcnt") && !slow_pack;
#else
    return false;
#endif
}

}  // namespace kibitz
