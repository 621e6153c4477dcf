#pragma once
#if !__has_include(<zlib.h>)
#error "zlib's headers are missing: install Debian's package zlib1g-dev"
#endif
#include <zlib.h>

/// Begins to decompress what a stream will be given; `inflateInit` is a macro, which Swift does not see.
static inline int layoutsim_inflate_begin(z_stream *stream) {
    return inflateInit_(stream, ZLIB_VERSION, (int)sizeof(z_stream));
}

/// Begins to decompress a stream without a header.
static inline int layoutsim_inflate_raw_begin(z_stream *stream) {
    return inflateInit2_(stream, -MAX_WBITS, ZLIB_VERSION, (int)sizeof(z_stream));
}

/// Begins to compress to a stream without a header, at level 5.
static inline int layoutsim_deflate_begin(z_stream *stream) {
    return deflateInit2_(
        stream, 5, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, (int)sizeof(z_stream));
}
