#include "layoutsim_harfbuzz.h"
#include "lazy_library.h"

static const layoutsim_library library = {"libharfbuzz.so.0", "libharfbuzz0b"};

LAZY(
    hb_blob_t *, hb_blob_create,
    (const char *data, unsigned int length, hb_memory_mode_t mode, void *user_data, hb_destroy_func_t destroy),
    (data, length, mode, user_data, destroy))
LAZY(void, hb_blob_destroy, (hb_blob_t *blob), (blob))
LAZY(
    void, hb_buffer_add_utf32,
    (hb_buffer_t *buffer, const uint32_t *text, int text_length, unsigned int item_offset, int item_length),
    (buffer, text, text_length, item_offset, item_length))
LAZY(void, hb_buffer_clear_contents, (hb_buffer_t *buffer), (buffer))
LAZY(hb_buffer_t *, hb_buffer_create, (void), ())
LAZY(void, hb_buffer_destroy, (hb_buffer_t *buffer), (buffer))
LAZY(hb_glyph_info_t *, hb_buffer_get_glyph_infos, (hb_buffer_t *buffer, unsigned int *length), (buffer, length))
LAZY(
    hb_glyph_position_t *, hb_buffer_get_glyph_positions, (hb_buffer_t *buffer, unsigned int *length),
    (buffer, length))
LAZY(void, hb_buffer_set_direction, (hb_buffer_t *buffer, hb_direction_t direction), (buffer, direction))
LAZY(void, hb_buffer_set_language, (hb_buffer_t *buffer, hb_language_t language), (buffer, language))
LAZY(void, hb_buffer_set_script, (hb_buffer_t *buffer, hb_script_t script), (buffer, script))
LAZY(hb_draw_funcs_t *, hb_draw_funcs_create, (void), ())
LAZY(void, hb_draw_funcs_destroy, (hb_draw_funcs_t *dfuncs), (dfuncs))
LAZY(void, hb_draw_funcs_make_immutable, (hb_draw_funcs_t *dfuncs), (dfuncs))
LAZY(
    void, hb_draw_funcs_set_close_path_func,
    (hb_draw_funcs_t *dfuncs, hb_draw_close_path_func_t func, void *user_data, hb_destroy_func_t destroy),
    (dfuncs, func, user_data, destroy))
LAZY(
    void, hb_draw_funcs_set_cubic_to_func,
    (hb_draw_funcs_t *dfuncs, hb_draw_cubic_to_func_t func, void *user_data, hb_destroy_func_t destroy),
    (dfuncs, func, user_data, destroy))
LAZY(
    void, hb_draw_funcs_set_line_to_func,
    (hb_draw_funcs_t *dfuncs, hb_draw_line_to_func_t func, void *user_data, hb_destroy_func_t destroy),
    (dfuncs, func, user_data, destroy))
LAZY(
    void, hb_draw_funcs_set_move_to_func,
    (hb_draw_funcs_t *dfuncs, hb_draw_move_to_func_t func, void *user_data, hb_destroy_func_t destroy),
    (dfuncs, func, user_data, destroy))
LAZY(
    void, hb_draw_funcs_set_quadratic_to_func,
    (hb_draw_funcs_t *dfuncs, hb_draw_quadratic_to_func_t func, void *user_data, hb_destroy_func_t destroy),
    (dfuncs, func, user_data, destroy))
LAZY(hb_face_t *, hb_face_create, (hb_blob_t *blob, unsigned int index), (blob, index))
LAZY(void, hb_face_destroy, (hb_face_t *face), (face))
LAZY(unsigned int, hb_face_get_glyph_count, (const hb_face_t *face), (face))
LAZY(unsigned int, hb_face_get_upem, (const hb_face_t *face), (face))
LAZY(hb_font_t *, hb_font_create, (hb_face_t *face), (face))
LAZY(hb_position_t, hb_font_get_glyph_h_advance, (hb_font_t *font, hb_codepoint_t glyph), (font, glyph))
LAZY(void, hb_font_destroy, (hb_font_t *font), (font))
LAZY(
    hb_bool_t, hb_font_get_nominal_glyph, (hb_font_t *font, hb_codepoint_t unicode, hb_codepoint_t *glyph),
    (font, unicode, glyph))
LAZY(void, hb_font_set_scale, (hb_font_t *font, int x_scale, int y_scale), (font, x_scale, y_scale))
LAZY(
    void, hb_font_set_var_named_instance, (hb_font_t *font, unsigned int instance_index), (font, instance_index))
LAZY(hb_language_t, hb_language_from_string, (const char *str, int len), (str, len))
LAZY(
    void, hb_shape, (hb_font_t *font, hb_buffer_t *buffer, const hb_feature_t *features, unsigned int num_features),
    (font, buffer, features, num_features))
LAZY(hb_unicode_funcs_t *, hb_unicode_funcs_get_default, (void), ())
LAZY(hb_script_t, hb_unicode_script, (hb_unicode_funcs_t *ufuncs, hb_codepoint_t unicode), (ufuncs, unicode))
LAZY(const char *, hb_version_string, (void), ())

#if HB_VERSION_ATLEAST(7, 0, 0)
LAZY(
    void, hb_font_draw_glyph, (hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *dfuncs, void *draw_data),
    (font, glyph, dfuncs, draw_data))
#else
LAZY(
    void, hb_font_get_glyph_shape, (hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *dfuncs, void *draw_data),
    (font, glyph, dfuncs, draw_data))
#define hb_font_draw_glyph hb_font_get_glyph_shape
#endif

void layoutsim_draw_glyph(hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *pen, void *data) {
    hb_font_draw_glyph(font, glyph, pen, data);
}
