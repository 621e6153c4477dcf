#pragma once
#if !__has_include(<zlib.h>)
#error "zlib.h is missing: install Debian's package zlib1g-dev"
#endif
#include <zlib.h>
