#pragma once
#if !__has_include(<harfbuzz/hb.h>)
#error "HarfBuzz's headers are missing: install Debian's package libharfbuzz-dev"
#endif
#include <harfbuzz/hb-ot.h>
#include <harfbuzz/hb.h>

/// Draws the outline of a glyph; the function got its present name in version 7.
void layoutsim_draw_glyph(hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *pen, void *data);
