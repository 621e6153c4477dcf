#include "layoutsim_icu.h"
#if !__has_include(<unicode/ubrk.h>)
#error "ICU's headers are missing: install Debian's package libicu-dev"
#endif
// Instead of its default, which the definitions below would contradict.
#define U_EXPORT __attribute__((visibility("hidden")))
#include "lazy_library.h"
#include <unicode/ubrk.h>
#include <unicode/utext.h>

#define TEXT_OF(number) TEXT(number)
#define TEXT(number) #number

// Files and functions carry the version of the headers.
static const layoutsim_library library = {
    "libicuuc.so." TEXT_OF(U_ICU_VERSION_MAJOR_NUM), "libicu" TEXT_OF(U_ICU_VERSION_MAJOR_NUM)};

LAZY(
    UBreakIterator *, ubrk_open,
    (UBreakIteratorType type, const char *locale, const UChar *text, int32_t textLength, UErrorCode *status),
    (type, locale, text, textLength, status))
LAZY(void, ubrk_close, (UBreakIterator *bi), (bi))
LAZY(void, ubrk_setUText, (UBreakIterator *bi, UText *text, UErrorCode *status), (bi, text, status))
LAZY(int32_t, ubrk_first, (UBreakIterator *bi), (bi))
LAZY(int32_t, ubrk_next, (UBreakIterator *bi), (bi))
LAZY(
    UText *, utext_openUTF8, (UText *ut, const char *s, int64_t length, UErrorCode *status),
    (ut, s, length, status))
LAZY(UText *, utext_close, (UText *ut), (ut))

UBreakIterator *layoutsim_line_breaks_open(void) {
    UErrorCode status = U_ZERO_ERROR;
    UBreakIterator *iterator = ubrk_open(UBRK_LINE, "en", NULL, 0, &status);
    if (U_FAILURE(status)) {
        ubrk_close(iterator);
        return NULL;
    }
    return iterator;
}

void layoutsim_line_breaks_close(UBreakIterator *iterator) { ubrk_close(iterator); }

int64_t layoutsim_line_breaks_find(UBreakIterator *iterator, const char *text, int64_t length, int32_t *offsets) {
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
