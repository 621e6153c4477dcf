#include "jpeg.h"
#include <string.h>

enum {
    // libjpeg's color of blocks without data.
    gray = 0xFF808080,
    // Progressive files have about ten scans. Each one costs time for the whole picture, however few bytes it has.
    most_scans = 100,
};

typedef struct {
    struct jpeg_decompress_struct jpeg;
    struct jpeg_progress_mgr progress;
    layoutsim_jpeg_failure failure;
    const uint8_t *bytes;
    size_t count;
    /// How far the bytes had been read when an error occurred.
    size_t read;
    int has_started;
    size_t rows;
} reading;

static void limit_scans(j_common_ptr jpeg) {
    if (((j_decompress_ptr)jpeg)->input_scan_number > (int)most_scans) ERREXIT(jpeg, JERR_BAD_PROGRESSION);
}

static uint32_t product(uint32_t left, uint32_t right) {
    uint32_t value = left * right + 128;
    return (value + (value >> 8)) >> 8;
}

// Adobe's programs, and all that follow them, store inks as 255 for none. Without a profile, an ink takes its share of
// the light that black leaves.
static void print_inks(uint32_t *row, size_t width) {
    for (size_t x = 0; x < width; x++) {
        uint8_t inks[4];
        memcpy(inks, row + x, 4);
        uint32_t pixel = 0xFF;
        for (int ink = 0; ink < 3; ink++) pixel = pixel << 8 | (inks[3] - product(255 - inks[ink], inks[3]));
        row[x] = pixel;
    }
}

static void prepare(reading *reading, uint32_t width, uint32_t height) {
    j_decompress_ptr jpeg = &reading->jpeg;
    jpeg_create_decompress(jpeg);
    reading->progress.progress_monitor = limit_scans;
    jpeg->progress = &reading->progress;
    jpeg_mem_src(jpeg, reading->bytes, reading->count);
    jpeg_read_header(jpeg, TRUE);
    if (jpeg->image_width != width || jpeg->image_height != height) ERREXIT(jpeg, JERR_SOF_DUPLICATE);
    int has_inks = jpeg->jpeg_color_space == JCS_CMYK || jpeg->jpeg_color_space == JCS_YCCK;
    jpeg->out_color_space = has_inks ? JCS_CMYK : JCS_EXT_BGRA;
    // Exact in integers, and the same with and without the processor's vector instructions.
    jpeg->dct_method = JDCT_ISLOW;
    // How the first scans of a file without the others are smoothed depends on the version of the library.
    jpeg->do_block_smoothing = FALSE;
    reading->has_started = 1;
    jpeg_start_decompress(jpeg);
}

/// Reads as many rows as there are; returns whether no error occurred.
static int read_rows(
    reading *reading, uint32_t width, uint32_t height, uint32_t *pixels, layoutsim_jpeg_message *message) {
    j_decompress_ptr jpeg = &reading->jpeg;
    reading->has_started = 0;
    reading->rows = 0;
    jpeg->err = layoutsim_jpeg_catch(&reading->failure, message);
    if (setjmp(reading->failure.place)) {
        const uint8_t *next = jpeg->src ? jpeg->src->next_input_byte : NULL;
        int is_inside = next >= reading->bytes && next <= reading->bytes + reading->count;
        reading->read = is_inside ? (size_t)(next - reading->bytes) : reading->count;
        jpeg_destroy_decompress(jpeg);
        return 0;
    }
    prepare(reading, width, height);
    while (reading->rows < height) {
        uint32_t *row = pixels + reading->rows * width;
        JSAMPROW rows = (JSAMPROW)row;
        if (jpeg_read_scanlines(jpeg, &rows, 1) != 1) break;
        if (jpeg->out_color_space == JCS_CMYK) print_inks(row, width);
        reading->rows++;
    }
    jpeg_destroy_decompress(jpeg);
    return 1;
}

/// Where the last segment before an end begins, as far as it is none that is among the data of a scan.
static size_t last_marker(const uint8_t *bytes, size_t end) {
    for (size_t place = end; place >= 2; place--) {
        uint8_t marker = bytes[place - 1];
        int is_in_scan = marker == 0xFF || (marker >= 0xD0 && marker <= 0xD7);
        if (bytes[place - 2] == 0xFF && marker >= 0xC0 && !is_in_scan) return place - 2;
    }
    return 0;
}

layoutsim_jpeg_status layoutsim_jpeg_read(
    const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint32_t *pixels,
    layoutsim_jpeg_message *message) {
    reading reading = {.bytes = bytes, .count = count};
    int is_whole = read_rows(&reading, width, height, pixels, message);
    if (!is_whole && reading.has_started && reading.rows == 0) {
        // An error between the scans of a progressive file: those before it make a picture, as if the file ended there.
        reading.count = last_marker(bytes, reading.read);
        layoutsim_jpeg_message first = *message;
        is_whole = read_rows(&reading, width, height, pixels, message);
        // Where there is no picture, what is missing now is not what was wrong.
        if (!is_whole && reading.rows == 0) *message = first;
    }
    if (!is_whole && (reading.rows == 0 || reading.failure.status == layoutsim_jpeg_no_memory))
        return reading.failure.status;
    for (size_t index = reading.rows * width; index < (size_t)width * height; index++) pixels[index] = gray;
    return layoutsim_jpeg_fine;
}
