#pragma once
#if !__has_include(<expat.h>)
#error "expat's headers are missing: install Debian's package libexpat1-dev"
#endif
#include <expat.h>
