#pragma once
#include <stddef.h>
#include <stdint.h>

/// Fills width times height pixels of a picture without frames, the size in the file's header: native 32-bit words
/// 0xAARRGGBB with premultiplied alpha, row by row without padding. Returns 0 where libwebp refuses the bytes.
int layoutsim_webp_read(const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint32_t *pixels);
