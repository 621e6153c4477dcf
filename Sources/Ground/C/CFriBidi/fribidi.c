#include "layoutsim_fribidi.h"
#if !__has_include(<fribidi/fribidi.h>)
#error "FriBidi's headers are missing: install Debian's package libfribidi-dev"
#endif
// Instead of the default of newer headers, which the definitions below would contradict.
#define FRIBIDI_ENTRY extern __attribute__((visibility("hidden")))
#include <fribidi/fribidi.h>
#include <stdlib.h>
#include "lazy_library.h"

static const layoutsim_library library = {"libfribidi.so.0", "libfribidi0"};

LAZY(
    void, fribidi_get_bidi_types, (const FriBidiChar *str, const FriBidiStrIndex len, FriBidiCharType *btypes),
    (str, len, btypes))
LAZY(
    void, fribidi_get_bracket_types,
    (const FriBidiChar *str, const FriBidiStrIndex len, const FriBidiCharType *types, FriBidiBracketType *btypes),
    (str, len, types, btypes))
LAZY(
    FriBidiLevel, fribidi_get_par_embedding_levels_ex,
    (const FriBidiCharType *bidi_types, const FriBidiBracketType *bracket_types, const FriBidiStrIndex len,
     FriBidiParType *pbase_dir, FriBidiLevel *embedding_levels),
    (bidi_types, bracket_types, len, pbase_dir, embedding_levels))

int layoutsim_bidi_levels(const uint32_t *text, int count, int base, int8_t *levels) {
    FriBidiCharType *types = malloc(sizeof(FriBidiCharType) * (size_t)count);
    FriBidiBracketType *brackets = malloc(sizeof(FriBidiBracketType) * (size_t)count);
    int result = -1;
    if (types && brackets) {
        FriBidiParType direction = base < 0 ? FRIBIDI_PAR_WLTR : base == 0 ? FRIBIDI_PAR_LTR : FRIBIDI_PAR_RTL;
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
