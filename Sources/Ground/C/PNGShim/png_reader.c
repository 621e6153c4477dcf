#include "png_shim.h"
#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

struct layoutsim_png_reader {
    png_structp png;
    png_infop info;
    const uint8_t *bytes;
    size_t left;
    layoutsim_png_status status;
    char message[160];
};

static void fail(png_structp png, png_const_charp message) {
    layoutsim_png_reader *reader = png_get_error_ptr(png);
    if (reader->status == layoutsim_png_fine) reader->status = layoutsim_png_damaged;
    strncpy(reader->message, message, sizeof reader->message - 1);
    png_longjmp(png, 1);
}

static void ignore_warning(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

static void read_bytes(png_structp png, png_bytep target, size_t count) {
    layoutsim_png_reader *reader = png_get_io_ptr(png);
    if (count > reader->left) {
        reader->status = layoutsim_png_truncated;
        png_error(png, "unexpected end");
    }
    memcpy(target, reader->bytes, count);
    reader->bytes += count;
    reader->left -= count;
}

layoutsim_png_reader *layoutsim_png_reader_create(const uint8_t *bytes, size_t count, uint32_t longest_side) {
    layoutsim_png_reader *reader = calloc(1, sizeof *reader);
    if (!reader) return NULL;
    reader->bytes = bytes;
    reader->left = count;
    reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, fail, ignore_warning);
    reader->info = reader->png ? png_create_info_struct(reader->png) : NULL;
    if (!reader->info) {
        layoutsim_png_reader_destroy(reader);
        return NULL;
    }
    png_set_read_fn(reader->png, reader, read_bytes);
    png_set_user_limits(reader->png, longest_side, longest_side);
    png_set_chunk_malloc_max(reader->png, 8 << 20);
    // Profiles, texts and the like change no pixel here, and the less is parsed the less can go wrong.
    png_set_keep_unknown_chunks(reader->png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
    png_set_crc_action(reader->png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
    return reader;
}

layoutsim_png_status layoutsim_png_reader_header(layoutsim_png_reader *reader, uint32_t *width, uint32_t *height) {
    if (setjmp(png_jmpbuf(reader->png))) return reader->status;
    png_read_info(reader->png, reader->info);
    *width = png_get_image_width(reader->png, reader->info);
    *height = png_get_image_height(reader->png, reader->info);
    return layoutsim_png_fine;
}

// Palettes, grays, 16 bits and transparent colors all become four bytes: blue, green, red, alpha.
static int expand_to_bgra(png_structp png, png_infop info) {
    png_set_expand(png);
    png_set_scale_16(png);
    png_set_gray_to_rgb(png);
    png_set_bgr(png);
    png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
    int passes = png_set_interlace_handling(png);
    png_read_update_info(png, info);
    return passes;
}

static uint32_t premultiply(const uint8_t *bgra) {
    uint32_t alpha = bgra[3], pixel = alpha << 24;
    if (alpha == 255) return pixel | (uint32_t)bgra[2] << 16 | (uint32_t)bgra[1] << 8 | bgra[0];
    for (int channel = 0; channel < 3; channel++) {
        uint32_t product = bgra[channel] * alpha + 128;
        pixel |= ((product + (product >> 8)) >> 8) << (8 * channel);
    }
    return pixel;
}

layoutsim_png_status layoutsim_png_reader_pixels(layoutsim_png_reader *reader, uint32_t *pixels) {
    png_structp png = reader->png;
    if (setjmp(png_jmpbuf(png))) return reader->status;
    size_t width = png_get_image_width(png, reader->info), height = png_get_image_height(png, reader->info);
    int passes = expand_to_bgra(png, reader->info);
    if (png_get_rowbytes(png, reader->info) != width * 4) png_error(png, "unknown pixel format");
    for (int pass = 0; pass < passes; pass++)
        for (size_t row = 0; row < height; row++) png_read_row(png, (png_bytep)(pixels + row * width), NULL);
    png_read_end(png, NULL);
    for (size_t index = 0; index < width * height; index++)
        pixels[index] = premultiply((const uint8_t *)(pixels + index));
    return layoutsim_png_fine;
}

const char *layoutsim_png_reader_message(const layoutsim_png_reader *reader) { return reader->message; }

void layoutsim_png_reader_destroy(layoutsim_png_reader *reader) {
    if (!reader) return;
    png_destroy_read_struct(&reader->png, &reader->info, NULL);
    free(reader);
}

const char *layoutsim_png_version(void) { return png_get_libpng_ver(NULL); }
