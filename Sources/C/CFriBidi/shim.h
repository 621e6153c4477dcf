#pragma once
#include <fribidi.h>
#include <stdlib.h>

/// Writes the embedding level of each of the characters of a paragraph, by the Unicode Bidirectional Algorithm.
/// `base` is 0 for left to right, 1 for right to left, -1 to take it from the text. Returns the base level, or -1.
static inline int layoutsim_bidi_levels(const uint32_t *text, int count, int base, int8_t *levels) {
    FriBidiCharType *types = malloc(sizeof(FriBidiCharType) * (size_t)count);
    FriBidiBracketType *brackets = malloc(sizeof(FriBidiBracketType) * (size_t)count);
    int result = -1;
    if (types && brackets) {
        FriBidiParType direction =
            base < 0 ? FRIBIDI_PAR_WLTR : base == 0 ? FRIBIDI_PAR_LTR : FRIBIDI_PAR_RTL;
        fribidi_get_bidi_types(text, count, types);
        fribidi_get_bracket_types(text, count, types, brackets);
        if (fribidi_get_par_embedding_levels_ex(types, brackets, count, &direction, levels) > 0) {
            result = FRIBIDI_IS_RTL(direction) ? 1 : 0;
        }
    }
    free(brackets);
    free(types);
    return result;
}
