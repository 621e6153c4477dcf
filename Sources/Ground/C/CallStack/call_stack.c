#define _GNU_SOURCE
#include "call_stack.h"

#include <dlfcn.h>
#include <link.h>
#include <pthread.h>
#include <ucontext.h>

static _Thread_local uintptr_t stack_start, stack_end;
/// The frame that lists end before; 0 if they go on to the start of the thread.
static _Thread_local uintptr_t bound;

/// Asks for the bounds of the thread's stack, once.
static void find_stack(void) {
    pthread_attr_t attributes;
    void *start;
    size_t size;
    if (pthread_getattr_np(pthread_self(), &attributes) != 0) return;
    if (pthread_attr_getstack(&attributes, &start, &size) == 0) {
        stack_start = (uintptr_t)start;
        stack_end = stack_start + size;
    }
    pthread_attr_destroy(&attributes);
}

size_t layoutsim_return_addresses(uintptr_t *addresses, size_t capacity) {
    if (!stack_end) find_stack();
    // Swift marks the frames of asynchronous functions by this bit.
    const uintptr_t mark = (uintptr_t)1 << 60;
    uintptr_t frame = (uintptr_t)__builtin_frame_address(0);
    size_t count = 0;
    while (count < capacity && frame % sizeof(uintptr_t) == 0 && frame >= stack_start
           && frame + 2 * sizeof(uintptr_t) <= stack_end) {
        const uintptr_t *record = (const uintptr_t *)frame;
        if (!record[1]) break;
        addresses[count++] = record[1];
        uintptr_t next = record[0] & ~mark;
        if (next <= frame || (bound && next >= bound)) break;
        frame = next;
    }
    return count;
}

uintptr_t layoutsim_bound_calls(void) {
    uintptr_t outer = bound;
    bound = *(const uintptr_t *)__builtin_frame_address(0);
    return outer;
}

void layoutsim_restore_bound(uintptr_t outer) { bound = outer; }

/// Returns the file that has been loaded around an address; `NULL` if there is none.
static struct link_map *find_map(uintptr_t address) {
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 35)
    // dladdr also looks through all symbols of the file for the nearest one, which takes milliseconds.
    struct dl_find_object object;
    return _dl_find_object((void *)address, &object) == 0 ? object.dlfo_link_map : NULL;
#else
    Dl_info info;
    struct link_map *map = NULL;
    return dladdr1((void *)address, &info, (void **)&map, RTLD_DL_LINKMAP) ? map : NULL;
#endif
}

const char *layoutsim_code_file(uintptr_t address, uintptr_t *address_in_file) {
    struct link_map *map = find_map(address);
    if (!map) return NULL;
    *address_in_file = address - map->l_addr;
    return map->l_name[0] ? map->l_name : "/proc/self/exe";
}

uintptr_t layoutsim_interrupted_address(const void *context) {
#if defined(__x86_64__)
    return (uintptr_t)((const ucontext_t *)context)->uc_mcontext.gregs[REG_RIP];
#elif defined(__aarch64__)
    return (uintptr_t)((const ucontext_t *)context)->uc_mcontext.pc;
#else
    return 0;
#endif
}
