#pragma once
#include <stddef.h>

/// A file whose bytes are part of the program.
typedef struct {
    const unsigned char *bytes;
    size_t count;
} layoutsim_file;

/// The bytes of the file of that name in the repository (`Devices.json`), or no bytes if none is embedded.
layoutsim_file layoutsim_embedded(const char *name);

/// The name of an embedded file by its place, counted from 0, or no name past the last one.
const char *layoutsim_embedded_name(size_t place);
