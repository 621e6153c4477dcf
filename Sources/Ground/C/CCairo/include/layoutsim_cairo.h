#pragma once
#if !__has_include(<cairo/cairo.h>)
#error "cairo's headers are missing: install Debian's package libcairo2-dev"
#endif
#include <cairo/cairo.h>

// pixman.h is found with the flags of pkg-config only.
/// The version of pixman in use, which decides over the pixels that cairo draws.
const char *pixman_version_string(void);
