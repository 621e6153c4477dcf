#include "layoutsim_zlib.h"
#include "lazy_library.h"

static const layoutsim_library library = {"libz.so.1", "zlib1g"};

LAZY(
    int, inflateInit_, (z_streamp stream, const char *version, int stream_size), (stream, version, stream_size))
LAZY(int, inflate, (z_streamp stream, int flush), (stream, flush))
LAZY(int, inflateEnd, (z_streamp stream), (stream))
