#pragma once
#include <stdint.h>

/// Writes the embedding level of each of the characters of a paragraph, by the Unicode Bidirectional Algorithm.
/// `base` is 0 for left to right, 1 for right to left, -1 to take it from the text. Returns the base level, or -1.
int layoutsim_bidi_levels(const uint32_t *text, int count, int base, int8_t *levels);
