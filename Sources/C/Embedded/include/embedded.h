#pragma once
#include <stddef.h>

/// A file whose bytes are part of the program.
typedef struct {
    const unsigned char *bytes;
    size_t count;
} layoutsim_file;

/// The bytes of the file of that name in the repository (`Devices.json`), or no bytes if none is embedded.
layoutsim_file layoutsim_embedded(const char *name);
