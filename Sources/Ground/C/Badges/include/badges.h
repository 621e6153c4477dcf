#pragma once
#include <stddef.h>

/// The bytes of Badges.json, which are part of the program.
typedef struct {
    const unsigned char *bytes;
    size_t count;
} layoutsim_badges_file;

layoutsim_badges_file layoutsim_badges(void);
