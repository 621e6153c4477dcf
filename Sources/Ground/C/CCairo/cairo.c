#include "layoutsim_cairo.h"
#include "lazy_library.h"

static const layoutsim_library library = {"libcairo.so.2", "libcairo2"};

LAZY(void, cairo_clip, (cairo_t *cr), (cr))
LAZY(void, cairo_close_path, (cairo_t *cr), (cr))
LAZY(cairo_t *, cairo_create, (cairo_surface_t *target), (target))
LAZY(
    void, cairo_curve_to, (cairo_t *cr, double x1, double y1, double x2, double y2, double x3, double y3),
    (cr, x1, y1, x2, y2, x3, y3))
LAZY(void, cairo_destroy, (cairo_t *cr), (cr))
LAZY(void, cairo_fill, (cairo_t *cr), (cr))
LAZY(cairo_pattern_t *, cairo_get_source, (cairo_t *cr), (cr))
LAZY(
    cairo_surface_t *, cairo_image_surface_create, (cairo_format_t format, int width, int height),
    (format, width, height))
LAZY(
    cairo_surface_t *, cairo_image_surface_create_for_data,
    (unsigned char *data, cairo_format_t format, int width, int height, int stride),
    (data, format, width, height, stride))
LAZY(unsigned char *, cairo_image_surface_get_data, (cairo_surface_t *surface), (surface))
LAZY(int, cairo_image_surface_get_stride, (cairo_surface_t *surface), (surface))
LAZY(void, cairo_line_to, (cairo_t *cr, double x, double y), (cr, x, y))
LAZY(
    void, cairo_mask_surface, (cairo_t *cr, cairo_surface_t *surface, double surface_x, double surface_y),
    (cr, surface, surface_x, surface_y))
LAZY(void, cairo_move_to, (cairo_t *cr, double x, double y), (cr, x, y))
LAZY(void, cairo_mask, (cairo_t *cr, cairo_pattern_t *pattern), (cr, pattern))
LAZY(void, cairo_new_path, (cairo_t *cr), (cr))
LAZY(void, cairo_paint, (cairo_t *cr), (cr))
LAZY(void, cairo_paint_with_alpha, (cairo_t *cr, double alpha), (cr, alpha))
LAZY(void, cairo_pattern_destroy, (cairo_pattern_t *pattern), (pattern))
LAZY(void, cairo_pattern_set_extend, (cairo_pattern_t *pattern, cairo_extend_t extend), (pattern, extend))
LAZY(void, cairo_pattern_set_filter, (cairo_pattern_t *pattern, cairo_filter_t filter), (pattern, filter))
LAZY(cairo_pattern_t *, cairo_pop_group, (cairo_t *cr), (cr))
LAZY(void, cairo_push_group, (cairo_t *cr), (cr))
LAZY(void, cairo_rectangle, (cairo_t *cr, double x, double y, double width, double height), (cr, x, y, width, height))
LAZY(void, cairo_restore, (cairo_t *cr), (cr))
LAZY(void, cairo_save, (cairo_t *cr), (cr))
LAZY(void, cairo_set_antialias, (cairo_t *cr, cairo_antialias_t antialias), (cr, antialias))
LAZY(
    void, cairo_set_dash, (cairo_t *cr, const double *dashes, int num_dashes, double offset),
    (cr, dashes, num_dashes, offset))
LAZY(void, cairo_set_fill_rule, (cairo_t *cr, cairo_fill_rule_t fill_rule), (cr, fill_rule))
LAZY(void, cairo_set_line_cap, (cairo_t *cr, cairo_line_cap_t line_cap), (cr, line_cap))
LAZY(void, cairo_set_line_width, (cairo_t *cr, double width), (cr, width))
LAZY(void, cairo_set_operator, (cairo_t *cr, cairo_operator_t op), (cr, op))
LAZY(
    void, cairo_set_source_rgba, (cairo_t *cr, double red, double green, double blue, double alpha),
    (cr, red, green, blue, alpha))
LAZY(void, cairo_set_source, (cairo_t *cr, cairo_pattern_t *source), (cr, source))
LAZY(void, cairo_set_source_surface, (cairo_t *cr, cairo_surface_t *surface, double x, double y), (cr, surface, x, y))
LAZY(cairo_status_t, cairo_status, (cairo_t *cr), (cr))
LAZY(const char *, cairo_status_to_string, (cairo_status_t status), (status))
LAZY(void, cairo_stroke, (cairo_t *cr), (cr))
LAZY(void, cairo_surface_destroy, (cairo_surface_t *surface), (surface))
LAZY(void, cairo_surface_flush, (cairo_surface_t *surface), (surface))
LAZY(void, cairo_surface_mark_dirty, (cairo_surface_t *surface), (surface))
LAZY(cairo_status_t, cairo_surface_status, (cairo_surface_t *surface), (surface))
LAZY(const char *, cairo_version_string, (void), ())
