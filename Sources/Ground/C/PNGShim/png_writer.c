#include "png_shim.h"
#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

struct layoutsim_png_writer {
    png_structp png;
    png_infop info;
    size_t width;
    int has_alpha;
    uint8_t *row;
    uint8_t *bytes;
    size_t count;
    size_t capacity;
    layoutsim_png_status status;
    char message[160];
};

static void fail(png_structp png, png_const_charp message) {
    layoutsim_png_writer *writer = png_get_error_ptr(png);
    if (writer->status == layoutsim_png_fine) writer->status = layoutsim_png_damaged;
    strncpy(writer->message, message, sizeof writer->message - 1);
    png_longjmp(png, 1);
}

static void ignore_warning(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

static void append_bytes(png_structp png, png_bytep bytes, size_t count) {
    layoutsim_png_writer *writer = png_get_io_ptr(png);
    if (writer->count + count > writer->capacity) {
        size_t capacity = 2 * writer->capacity + count + 4096;
        uint8_t *grown = realloc(writer->bytes, capacity);
        if (!grown) {
            writer->status = layoutsim_png_no_memory;
            png_error(png, "out of memory");
        }
        writer->bytes = grown;
        writer->capacity = capacity;
    }
    memcpy(writer->bytes + writer->count, bytes, count);
    writer->count += count;
}

static void flush_nothing(png_structp png) { (void)png; }

static void set_palette(layoutsim_png_writer *writer, const uint32_t *colors, size_t count) {
    png_color palette[256];
    for (size_t place = 0; place < count && place < 256; place++) {
        palette[place].red = (uint8_t)(colors[place] >> 16);
        palette[place].green = (uint8_t)(colors[place] >> 8);
        palette[place].blue = (uint8_t)colors[place];
    }
    png_set_PLTE(writer->png, writer->info, palette, count < 256 ? (int)count : 256);
}

static layoutsim_png_status write_header(
    layoutsim_png_writer *writer, uint32_t height, int level, const uint32_t *colors, size_t color_count) {
    png_structp png = writer->png;
    if (setjmp(png_jmpbuf(png))) return writer->status;
    png_set_write_fn(png, writer, append_bytes, flush_nothing);
    png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
    png_set_IHDR(
        png, writer->info, (uint32_t)writer->width, height, 8,
        color_count ? PNG_COLOR_TYPE_PALETTE : writer->has_alpha ? PNG_COLOR_TYPE_RGB_ALPHA : PNG_COLOR_TYPE_RGB,
        PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    if (color_count) set_palette(writer, colors, color_count);
    png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
    png_set_compression_level(png, level);
    png_set_compression_buffer_size(png, 1 << 16);
    png_write_info(png, writer->info);
    return layoutsim_png_fine;
}

layoutsim_png_writer *layoutsim_png_writer_create(
    uint32_t width, uint32_t height, int level, const uint32_t *colors, size_t color_count, int has_alpha) {
    layoutsim_png_writer *writer = calloc(1, sizeof *writer);
    if (!writer) return NULL;
    writer->width = width;
    writer->has_alpha = has_alpha;
    writer->row = malloc((size_t)width * 4 + 1);
    writer->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, writer, fail, ignore_warning);
    writer->info = writer->png ? png_create_info_struct(writer->png) : NULL;
    if (!writer->row || !writer->info
        || write_header(writer, height, level, colors, color_count) != layoutsim_png_fine) {
        layoutsim_png_writer_destroy(writer);
        return NULL;
    }
    return writer;
}

// Faster than libpng's own passes for the filler byte and the order of the channels.
static void pack(const uint32_t *pixels, uint8_t *row, size_t width) {
    for (size_t x = 0; x < width; x++) {
        row[3 * x] = (uint8_t)(pixels[x] >> 16);
        row[3 * x + 1] = (uint8_t)(pixels[x] >> 8);
        row[3 * x + 2] = (uint8_t)pixels[x];
    }
}

// PNG has colors as they are without alpha.
static uint8_t straight(uint32_t channel, uint32_t alpha) {
    uint32_t value = alpha ? ((channel & 0xFF) * 255 + alpha / 2) / alpha : 0;
    return value < 255 ? (uint8_t)value : 255;
}

static void pack_alpha(const uint32_t *pixels, uint8_t *row, size_t width) {
    for (size_t x = 0; x < width; x++) {
        uint32_t alpha = pixels[x] >> 24;
        row[4 * x] = straight(pixels[x] >> 16, alpha);
        row[4 * x + 1] = straight(pixels[x] >> 8, alpha);
        row[4 * x + 2] = straight(pixels[x], alpha);
        row[4 * x + 3] = (uint8_t)alpha;
    }
}

layoutsim_png_status layoutsim_png_writer_rows(layoutsim_png_writer *writer, const uint32_t *pixels, size_t rows) {
    if (setjmp(png_jmpbuf(writer->png))) return writer->status;
    for (size_t row = 0; row < rows; row++) {
        (writer->has_alpha ? pack_alpha : pack)(pixels + row * writer->width, writer->row, writer->width);
        png_write_row(writer->png, writer->row);
    }
    return layoutsim_png_fine;
}

layoutsim_png_status layoutsim_png_writer_places(layoutsim_png_writer *writer, const uint8_t *places, size_t rows) {
    if (setjmp(png_jmpbuf(writer->png))) return writer->status;
    for (size_t row = 0; row < rows; row++) png_write_row(writer->png, places + row * writer->width);
    return layoutsim_png_fine;
}

layoutsim_png_status layoutsim_png_writer_finish(layoutsim_png_writer *writer) {
    if (setjmp(png_jmpbuf(writer->png))) return writer->status;
    png_write_end(writer->png, writer->info);
    return layoutsim_png_fine;
}

const uint8_t *layoutsim_png_writer_bytes(const layoutsim_png_writer *writer, size_t *count) {
    *count = writer->count;
    return writer->bytes;
}

const char *layoutsim_png_writer_message(const layoutsim_png_writer *writer) { return writer->message; }

void layoutsim_png_writer_destroy(layoutsim_png_writer *writer) {
    if (!writer) return;
    png_destroy_write_struct(&writer->png, &writer->info);
    free(writer->row);
    free(writer->bytes);
    free(writer);
}
