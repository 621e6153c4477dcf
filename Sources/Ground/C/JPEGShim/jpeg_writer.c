#include "jpeg.h"
#include <stdlib.h>

static void write_rows(
    j_compress_ptr jpeg, const uint32_t *pixels, uint32_t width, uint32_t height, int quality, uint8_t **bytes,
    unsigned long *count) {
    jpeg_create_compress(jpeg);
    jpeg_mem_dest(jpeg, bytes, count);
    jpeg->image_width = width;
    jpeg->image_height = height;
    jpeg->input_components = 4;
    jpeg->in_color_space = JCS_EXT_BGRX;
    jpeg_set_defaults(jpeg);
    jpeg_set_quality(jpeg, quality, TRUE);
    jpeg->dct_method = JDCT_ISLOW;
    jpeg_start_compress(jpeg, TRUE);
    for (size_t row = 0; row < height; row++) {
        JSAMPROW rows = (JSAMPROW)(pixels + row * width);
        jpeg_write_scanlines(jpeg, &rows, 1);
    }
    jpeg_finish_compress(jpeg);
}

layoutsim_jpeg_status layoutsim_jpeg_write(
    const uint32_t *pixels, uint32_t width, uint32_t height, int quality, uint8_t **bytes, size_t *count,
    layoutsim_jpeg_message *message) {
    struct {
        struct jpeg_compress_struct jpeg;
        layoutsim_jpeg_failure failure;
        unsigned long count;
    } writing = {0};
    *bytes = NULL;
    writing.jpeg.err = layoutsim_jpeg_catch(&writing.failure, message);
    if (setjmp(writing.failure.place)) {
        jpeg_destroy_compress(&writing.jpeg);
        // Until the end, libjpeg may have freed what the pointer refers to.
        *bytes = NULL;
        return writing.failure.status;
    }
    write_rows(&writing.jpeg, pixels, width, height, quality, bytes, &writing.count);
    jpeg_destroy_compress(&writing.jpeg);
    *count = writing.count;
    return layoutsim_jpeg_fine;
}

void layoutsim_jpeg_free(uint8_t *bytes) { free(bytes); }
