#include "lazy_library.h"
#include <dlfcn.h>
#include <stdio.h>
#include <unistd.h>

// What sysexits.h calls a fault of the software; the exit status of everything that is no mistake of the user.
enum { fault = 70 };

// Other threads may be at work, hence no exit handlers.
static _Noreturn void give_up(const layoutsim_library *library, const char *reason) {
    dprintf(
        STDERR_FILENO, "layoutsim: error: %s; install Debian's package '%s'\n", reason ? reason : library->file,
        library->package);
    _exit(fault);
}

void *layoutsim_library_function(const layoutsim_library *library, const char *better, const char *name) {
    // The library is opened once and counted from then on; it stays open until the program ends.
    void *handle = dlopen(library->file, RTLD_LAZY | RTLD_LOCAL);
    void *function = handle && better ? dlsym(handle, better) : NULL;
    if (handle && !function) function = dlsym(handle, name);
    if (!function) give_up(library, dlerror());
    return function;
}
