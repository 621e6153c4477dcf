#if !__has_include(<png.h>)
#error "libpng's headers are missing: install Debian's package libpng-dev"
#endif
#include "lazy_library.h"
#include <png.h>
#include <setjmp.h>

static const layoutsim_library library = {"libpng16.so.16", "libpng16-16"};

LAZY(png_infop, png_create_info_struct, (png_const_structrp png_ptr), (png_ptr))
LAZY(
    png_structp, png_create_read_struct,
    (png_const_charp user_png_ver, png_voidp error_ptr, png_error_ptr error_fn, png_error_ptr warn_fn),
    (user_png_ver, error_ptr, error_fn, warn_fn))
LAZY(
    png_structp, png_create_write_struct,
    (png_const_charp user_png_ver, png_voidp error_ptr, png_error_ptr error_fn, png_error_ptr warn_fn),
    (user_png_ver, error_ptr, error_fn, warn_fn))
LAZY(
    void, png_destroy_read_struct, (png_structpp png_ptr_ptr, png_infopp info_ptr_ptr, png_infopp end_info_ptr_ptr),
    (png_ptr_ptr, info_ptr_ptr, end_info_ptr_ptr))
LAZY(void, png_destroy_write_struct, (png_structpp png_ptr_ptr, png_infopp info_ptr_ptr), (png_ptr_ptr, info_ptr_ptr))
LAZY_NORETURN(png_error, (png_const_structrp png_ptr, png_const_charp error_message), (png_ptr, error_message))
LAZY(png_voidp, png_get_error_ptr, (png_const_structrp png_ptr), (png_ptr))
LAZY(png_uint_32, png_get_image_height, (png_const_structrp png_ptr, png_const_inforp info_ptr), (png_ptr, info_ptr))
LAZY(png_uint_32, png_get_image_width, (png_const_structrp png_ptr, png_const_inforp info_ptr), (png_ptr, info_ptr))
LAZY(png_voidp, png_get_io_ptr, (png_const_structrp png_ptr), (png_ptr))
LAZY(png_const_charp, png_get_libpng_ver, (png_const_structrp png_ptr), (png_ptr))
LAZY(size_t, png_get_rowbytes, (png_const_structrp png_ptr, png_const_inforp info_ptr), (png_ptr, info_ptr))
LAZY_NORETURN(png_longjmp, (png_const_structrp png_ptr, int val), (png_ptr, val))
LAZY(void, png_read_end, (png_structrp png_ptr, png_inforp info_ptr), (png_ptr, info_ptr))
LAZY(void, png_read_info, (png_structrp png_ptr, png_inforp info_ptr), (png_ptr, info_ptr))
LAZY(void, png_read_row, (png_structrp png_ptr, png_bytep row, png_bytep display_row), (png_ptr, row, display_row))
LAZY(void, png_read_update_info, (png_structrp png_ptr, png_inforp info_ptr), (png_ptr, info_ptr))
LAZY(
    void, png_set_IHDR,
    (png_const_structrp png_ptr, png_inforp info_ptr, png_uint_32 width, png_uint_32 height, int bit_depth,
     int color_type, int interlace_method, int compression_method, int filter_method),
    (png_ptr, info_ptr, width, height, bit_depth, color_type, interlace_method, compression_method, filter_method))
LAZY(
    void, png_set_PLTE, (png_structrp png_ptr, png_inforp info_ptr, png_const_colorp palette, int num_palette),
    (png_ptr, info_ptr, palette, num_palette))
LAZY(void, png_set_add_alpha, (png_structrp png_ptr, png_uint_32 filler, int flags), (png_ptr, filler, flags))
LAZY(void, png_set_bgr, (png_structrp png_ptr), (png_ptr))
LAZY(
    void, png_set_chunk_malloc_max, (png_structrp png_ptr, png_alloc_size_t user_chunk_cache_max),
    (png_ptr, user_chunk_cache_max))
LAZY(void, png_set_compression_buffer_size, (png_structrp png_ptr, size_t size), (png_ptr, size))
LAZY(void, png_set_compression_level, (png_structrp png_ptr, int level), (png_ptr, level))
LAZY(
    void, png_set_crc_action, (png_structrp png_ptr, int crit_action, int ancil_action),
    (png_ptr, crit_action, ancil_action))
LAZY(void, png_set_expand, (png_structrp png_ptr), (png_ptr))
LAZY(void, png_set_filter, (png_structrp png_ptr, int method, int filters), (png_ptr, method, filters))
LAZY(void, png_set_gray_to_rgb, (png_structrp png_ptr), (png_ptr))
LAZY(int, png_set_interlace_handling, (png_structrp png_ptr), (png_ptr))
LAZY(
    void, png_set_keep_unknown_chunks, (png_structrp png_ptr, int keep, png_const_bytep chunk_list, int num_chunks),
    (png_ptr, keep, chunk_list, num_chunks))
LAZY(
    void, png_set_read_fn, (png_structrp png_ptr, png_voidp io_ptr, png_rw_ptr read_data_fn),
    (png_ptr, io_ptr, read_data_fn))
LAZY(void, png_set_scale_16, (png_structrp png_ptr), (png_ptr))
LAZY(
    void, png_set_user_limits, (png_structrp png_ptr, png_uint_32 user_width_max, png_uint_32 user_height_max),
    (png_ptr, user_width_max, user_height_max))
LAZY(
    void, png_set_write_fn,
    (png_structrp png_ptr, png_voidp io_ptr, png_rw_ptr write_data_fn, png_flush_ptr output_flush_fn),
    (png_ptr, io_ptr, write_data_fn, output_flush_fn))
LAZY(void, png_write_end, (png_structrp png_ptr, png_inforp info_ptr), (png_ptr, info_ptr))
LAZY(void, png_write_info, (png_structrp png_ptr, png_const_inforp info_ptr), (png_ptr, info_ptr))
LAZY(void, png_write_row, (png_structrp png_ptr, png_const_bytep row), (png_ptr, row))
LAZY(
    jmp_buf *, png_set_longjmp_fn, (png_structrp png_ptr, png_longjmp_ptr longjmp_fn, size_t jmp_buf_size),
    (png_ptr, longjmp_fn, jmp_buf_size))
