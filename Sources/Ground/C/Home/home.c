#include "home.h"

#include <stdio.h>
#include <stdlib.h>

/// Sets a variable to the path of a folder within another.
static void set(const char *name, const char *home, const char *folder) {
    char path[4096];
    int length = snprintf(path, sizeof path, "%s%s", home, folder);
    if (length > 0 && (size_t)length < sizeof path) setenv(name, path, 1);
}

__attribute__((constructor)) void layoutsim_take_home(void) {
    const char *home = getenv("LAYOUTSIM_HOME");
    if (!home) return;
    set("CFFIXED_USER_HOME", home, "");
    set("XDG_CACHE_HOME", home, "/Library/Caches");
    set("XDG_DATA_HOME", home, "/Library/Application Support");
}
