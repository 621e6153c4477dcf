#pragma once
#include <stddef.h>
#include <stdint.h>

// libjpeg reports errors by a callback that must not return: here every call returns a status instead.
// Pixels are native 32-bit words 0xAARRGGBB, row by row without padding.

typedef enum {
    layoutsim_jpeg_fine,
    layoutsim_jpeg_damaged,
    layoutsim_jpeg_no_memory,
} layoutsim_jpeg_status;

/// What libjpeg said last, with room for any of its messages.
typedef struct {
    char text[200];
} layoutsim_jpeg_message;

/// Fills width times height pixels, the size in the file's header. What is missing at the end of a file is gray.
layoutsim_jpeg_status layoutsim_jpeg_read(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint32_t *pixels,
    layoutsim_jpeg_message *message);

/// Writes opaque pixels; the quality is libjpeg's, 0 to 100. The bytes are freed by `layoutsim_jpeg_free`, and null after
/// an error.
layoutsim_jpeg_status layoutsim_jpeg_write(
    const uint32_t *pixels, uint32_t width, uint32_t height, int quality, uint8_t **bytes, size_t *count,
    layoutsim_jpeg_message *message);

void layoutsim_jpeg_free(uint8_t *bytes);
