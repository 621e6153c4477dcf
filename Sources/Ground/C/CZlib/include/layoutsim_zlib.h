#pragma once
#if !__has_include(<zlib.h>)
#error "zlib's headers are missing: install Debian's package zlib1g-dev"
#endif
#include <zlib.h>

/// Begins to decompress what a stream will be given; `inflateInit` is a macro, which Swift does not see.
static inline int layoutsim_inflate_begin(z_stream *stream) {
    return inflateInit_(stream, ZLIB_VERSION, (int)sizeof(z_stream));
}
