#include "allocator.h"

#include <malloc.h>

void layoutsim_keep_freed_memory(void) {
    // Above the arrays of a large layout, below the size of most pictures, whose pages are better returned at once.
    mallopt(M_MMAP_THRESHOLD, 4 << 20);
    mallopt(M_TRIM_THRESHOLD, 64 << 20);
}
