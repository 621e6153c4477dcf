#pragma once
#include <stddef.h>
#include <stdint.h>

// libpng reports errors by longjmp, which must not cross Swift's frames: here every call returns a status instead.
// Pixels are native 32-bit words 0xAARRGGBB with premultiplied alpha, row by row without padding.

typedef enum {
    layoutsim_png_fine,
    layoutsim_png_truncated,
    layoutsim_png_damaged,
    layoutsim_png_no_memory,
} layoutsim_png_status;

typedef struct layoutsim_png_reader layoutsim_png_reader;

/// Refers to `bytes` until it is destroyed; null where memory ran out.
layoutsim_png_reader *layoutsim_png_reader_create(const uint8_t *bytes, size_t count, uint32_t longest_side);
layoutsim_png_status layoutsim_png_reader_header(layoutsim_png_reader *reader, uint32_t *width, uint32_t *height);
/// Fills width times height pixels; only after the header.
layoutsim_png_status layoutsim_png_reader_pixels(layoutsim_png_reader *reader, uint32_t *pixels);
/// What libpng said last.
const char *layoutsim_png_reader_message(const layoutsim_png_reader *reader);
void layoutsim_png_reader_destroy(layoutsim_png_reader *reader);

typedef struct layoutsim_png_writer layoutsim_png_writer;

/// With colors, at most 256, rows are given by the places of their pixels among these; `has_alpha` is for pictures
/// without. Null where memory ran out.
layoutsim_png_writer *layoutsim_png_writer_create(
    uint32_t width, uint32_t height, int level, const uint32_t *colors, size_t color_count, int has_alpha);
/// Compresses rows of places.
layoutsim_png_status layoutsim_png_writer_places(layoutsim_png_writer *writer, const uint8_t *places, size_t rows);
/// Compresses rows; alpha is left out unless the picture has it.
layoutsim_png_status layoutsim_png_writer_rows(layoutsim_png_writer *writer, const uint32_t *pixels, size_t rows);
layoutsim_png_status layoutsim_png_writer_finish(layoutsim_png_writer *writer);
/// The bytes so far, until the next call.
const uint8_t *layoutsim_png_writer_bytes(const layoutsim_png_writer *writer, size_t *count);
const char *layoutsim_png_writer_message(const layoutsim_png_writer *writer);
void layoutsim_png_writer_destroy(layoutsim_png_writer *writer);

/// The version of libpng in use.
const char *layoutsim_png_version(void);
