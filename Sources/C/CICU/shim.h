#pragma once
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/utext.h>

// ICU renames its functions by its version in macros, which Swift does not see.

/// An iterator over line breaks by the rules for English, whatever the user's language, or NULL.
static inline UBreakIterator *layoutsim_line_breaks_open(void) {
    UErrorCode status = U_ZERO_ERROR;
    UBreakIterator *iterator = ubrk_open(UBRK_LINE, "en", NULL, 0, &status);
    if (U_FAILURE(status)) {
        ubrk_close(iterator);
        return NULL;
    }
    return iterator;
}

static inline void layoutsim_line_breaks_close(UBreakIterator *iterator) {
    ubrk_close(iterator);
}

/// Writes the offsets in the UTF-8 text at which a line may end, its end included, to `offsets`, which has room
/// for `length` of them. Returns their number, or -1.
static inline int64_t layoutsim_line_breaks_find(
    UBreakIterator *iterator, const char *text, int64_t length, int32_t *offsets
) {
    UErrorCode status = U_ZERO_ERROR;
    UText *wrapped = utext_openUTF8(NULL, text, length, &status);
    ubrk_setUText(iterator, wrapped, &status);
    int64_t count = U_FAILURE(status) ? -1 : 0;
    if (count == 0) {
        ubrk_first(iterator);
        for (int32_t end = ubrk_next(iterator); end != UBRK_DONE && count < length; end = ubrk_next(iterator)) {
            offsets[count++] = end;
        }
    }
    utext_close(wrapped);
    return count;
}
