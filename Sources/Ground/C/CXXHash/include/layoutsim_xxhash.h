#pragma once
#if !__has_include(<xxhash.h>)
#error "xxHash's headers are missing: install Debian's package libxxhash-dev"
#endif
#include <xxhash.h>
