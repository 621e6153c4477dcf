#if !__has_include(<webp/decode.h>)
#error "libwebp's headers are missing: install Debian's package libwebp-dev"
#endif
#include "lazy_library.h"
#include "webp_shim.h"
// The header's own definition makes the calls below visible to the library.
#define WEBP_EXTERN extern
#include <webp/decode.h>

static const layoutsim_library library = {"libwebp.so.7", "libwebp7"};

LAZY(
    int, WebPGetInfo, (const uint8_t *data, size_t data_size, int *width, int *height), (data, data_size, width, height))
LAZY(
    uint8_t *, WebPDecodeBGRAInto,
    (const uint8_t *data, size_t data_size, uint8_t *output_buffer, size_t output_buffer_size, int output_stride),
    (data, data_size, output_buffer, output_buffer_size, output_stride))

static uint32_t premultiply(uint32_t pixel) {
    uint32_t alpha = pixel >> 24, result = alpha << 24;
    if (alpha == 255) return pixel;
    for (int shift = 0; shift < 24; shift += 8) {
        uint32_t product = (pixel >> shift & 0xFF) * alpha + 128;
        result |= ((product + (product >> 8)) >> 8) << shift;
    }
    return result;
}

int layoutsim_webp_read(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint32_t *pixels) {
    int found_width = 0, found_height = 0;
    if (!WebPGetInfo(bytes, count, &found_width, &found_height)) return 0;
    if ((uint32_t)found_width != width || (uint32_t)found_height != height) return 0;
    size_t size = (size_t)width * height;
    if (!WebPDecodeBGRAInto(bytes, count, (uint8_t *)pixels, size * 4, (int)width * 4)) return 0;
    for (size_t index = 0; index < size; index++) pixels[index] = premultiply(pixels[index]);
    return 1;
}
