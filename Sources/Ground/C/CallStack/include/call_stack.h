#pragma once
#include <stddef.h>
#include <stdint.h>

/// Writes the return addresses of the calls that the caller is in, the innermost first, and returns how many there are.
///
/// It follows frame pointers, which SwiftPM has compilers keep on Linux, within the stack of the thread: a function
/// without one is left out, ends the list or adds an address that is none, and nothing else is read.
size_t layoutsim_return_addresses(uintptr_t *addresses, size_t capacity);

/// Has `layoutsim_return_addresses` end the lists of this thread with the call that the caller makes, and returns the
/// bound until now.
uintptr_t layoutsim_bound_calls(void);

/// Has the lists of this thread end again where they did before.
void layoutsim_restore_bound(uintptr_t bound);

/// The file that the code at an address was loaded from, and the address in that file; `NULL` if there is none. The
/// text lives as long as the file is loaded.
const char *layoutsim_code_file(uintptr_t address, uintptr_t *address_in_file);

/// The address of the code that a signal interrupted, from the context that its handler gets; 0 if it is unknown.
uintptr_t layoutsim_interrupted_address(const void *context);
