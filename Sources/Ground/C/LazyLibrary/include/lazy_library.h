#pragma once
#include <stdatomic.h>
#include <stddef.h>

/// A shared library of the system that is opened when the first of its functions is called: a program that was only
/// asked for its version neither finds nor relocates it.
typedef struct {
    /// The name with the version that the headers promise, such as `libcairo.so.2`.
    const char *file;
    /// Debian's package, for the message where the library is missing.
    const char *package;
} layoutsim_library;

/// The address of the function `better`, or, where that is `NULL` or this build of the library lacks it, of `name`. Where
/// the library or that function is missing, says so on standard error and ends the program with exit status 70.
void *layoutsim_library_function(const layoutsim_library *library, const char *better, const char *name);

/// Defines a function that its header declares, and with which it must agree, as a call of the one in `library`, a
/// static constant of the file. What many threads find at once is the same address. Hidden, since the library's own
/// calls must not come here.
#define LAZY(result, name, parameters, arguments) \
    LAZY_LOOKED_UP(result, name, NULL, parameters, return found arguments)

/// The same for a function that some builds of the library also have under another name, with the same result in less
/// time.
#define LAZY_BEST(result, name, better, parameters, arguments) \
    LAZY_LOOKED_UP(result, name, better, parameters, return found arguments)

/// For a function that never returns.
#define LAZY_NORETURN(name, parameters, arguments) \
    LAZY_LOOKED_UP(void, name, NULL, parameters, found arguments; __builtin_unreachable())

#define LAZY_LOOKED_UP(result, name, better, parameters, call) \
    __attribute__((visibility("hidden"))) result name parameters { \
        static _Atomic(__typeof__(&name)) known; \
        __typeof__(&name) found = atomic_load_explicit(&known, memory_order_acquire); \
        if (__builtin_expect(!found, 0)) { \
            found = (__typeof__(&name))layoutsim_library_function(&library, better, #name); \
            atomic_store_explicit(&known, found, memory_order_release); \
        } \
        call; \
    }
