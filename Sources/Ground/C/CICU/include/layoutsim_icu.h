#pragma once
#include <stdint.h>

// ICU renames its functions by its version in macros, which Swift does not see.

/// An iterator over line breaks.
typedef struct UBreakIterator UBreakIterator;

/// An iterator over line breaks by the rules for English, whatever the user's language, or NULL.
UBreakIterator *layoutsim_line_breaks_open(void);
void layoutsim_line_breaks_close(UBreakIterator *iterator);

/// Writes the offsets in the UTF-8 text at which a line may end, its end included, to `offsets`, which has room
/// for `length` of them. Returns their number, or -1.
int64_t layoutsim_line_breaks_find(UBreakIterator *iterator, const char *text, int64_t length, int32_t *offsets);
