#include "allocator.h"

#include <malloc.h>

void layoutsim_keep_freed_memory(void) {
    // Below the size of a picture, whose pages are better returned at once.
    mallopt(M_MMAP_THRESHOLD, 1 << 20);
    mallopt(M_TRIM_THRESHOLD, 64 << 20);
}
