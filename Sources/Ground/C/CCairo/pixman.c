#include "layoutsim_cairo.h"
#include "lazy_library.h"

static const layoutsim_library library = {"libpixman-1.so.0", "libpixman-1-0"};

LAZY(const char *, pixman_version_string, (void), ())
