#include "layoutsim_zlib.h"
#include "lazy_library.h"

static const layoutsim_library library = {"libz.so.1", "zlib1g"};

LAZY(
    int, inflateInit_, (z_streamp stream, const char *version, int stream_size), (stream, version, stream_size))
LAZY(int, inflate, (z_streamp stream, int flush), (stream, flush))
LAZY(int, inflateEnd, (z_streamp stream), (stream))
LAZY(
    int, inflateInit2_, (z_streamp stream, int bits, const char *version, int stream_size),
    (stream, bits, version, stream_size))
LAZY(
    int, deflateInit2_,
    (z_streamp stream, int level, int method, int bits, int memory, int strategy, const char *version, int stream_size),
    (stream, level, method, bits, memory, strategy, version, stream_size))
LAZY(int, deflate, (z_streamp stream, int flush), (stream, flush))
LAZY(int, deflateEnd, (z_streamp stream), (stream))
