#include "jpeg.h"
#include "lazy_library.h"

// Ubuntu builds the same library with the functions and structures of libjpeg 8.
#if JPEG_LIB_VERSION >= 80
static const layoutsim_library library = {"libjpeg.so.8", "libjpeg-turbo8"};
#else
static const layoutsim_library library = {"libjpeg.so.62", "libjpeg62-turbo"};
#endif

LAZY(struct jpeg_error_mgr *, jpeg_std_error, (struct jpeg_error_mgr *err), (err))
LAZY(
    void, jpeg_CreateDecompress, (j_decompress_ptr cinfo, int version, size_t structsize), (cinfo, version, structsize))
LAZY(
    void, jpeg_mem_src, (j_decompress_ptr cinfo, const unsigned char *inbuffer, unsigned long insize),
    (cinfo, inbuffer, insize))
LAZY(int, jpeg_read_header, (j_decompress_ptr cinfo, boolean require_image), (cinfo, require_image))
LAZY(boolean, jpeg_start_decompress, (j_decompress_ptr cinfo), (cinfo))
LAZY(
    JDIMENSION, jpeg_read_scanlines, (j_decompress_ptr cinfo, JSAMPARRAY scanlines, JDIMENSION max_lines),
    (cinfo, scanlines, max_lines))
LAZY(void, jpeg_destroy_decompress, (j_decompress_ptr cinfo), (cinfo))
LAZY(void, jpeg_CreateCompress, (j_compress_ptr cinfo, int version, size_t structsize), (cinfo, version, structsize))
LAZY(
    void, jpeg_mem_dest, (j_compress_ptr cinfo, unsigned char **outbuffer, unsigned long *outsize),
    (cinfo, outbuffer, outsize))
LAZY(void, jpeg_set_defaults, (j_compress_ptr cinfo), (cinfo))
LAZY(
    void, jpeg_set_quality, (j_compress_ptr cinfo, int quality, boolean force_baseline),
    (cinfo, quality, force_baseline))
LAZY(void, jpeg_start_compress, (j_compress_ptr cinfo, boolean write_all_tables), (cinfo, write_all_tables))
LAZY(
    JDIMENSION, jpeg_write_scanlines, (j_compress_ptr cinfo, JSAMPARRAY scanlines, JDIMENSION num_lines),
    (cinfo, scanlines, num_lines))
LAZY(void, jpeg_finish_compress, (j_compress_ptr cinfo), (cinfo))
LAZY(void, jpeg_destroy_compress, (j_compress_ptr cinfo), (cinfo))

static void fail(j_common_ptr jpeg) {
    layoutsim_jpeg_failure *failure = (layoutsim_jpeg_failure *)jpeg->err;
    failure->status =
        failure->manager.msg_code == JERR_OUT_OF_MEMORY ? layoutsim_jpeg_no_memory : layoutsim_jpeg_damaged;
    _Static_assert(sizeof failure->message->text >= JMSG_LENGTH_MAX, "libjpeg's messages are longer");
    failure->manager.format_message(jpeg, failure->message->text);
    longjmp(failure->place, 1);
}

static void ignore_warning(j_common_ptr jpeg, int level) {
    (void)jpeg;
    (void)level;
}

struct jpeg_error_mgr *layoutsim_jpeg_catch(layoutsim_jpeg_failure *failure, layoutsim_jpeg_message *message) {
    struct jpeg_error_mgr *manager = jpeg_std_error(&failure->manager);
    manager->error_exit = fail;
    manager->emit_message = ignore_warning;
    failure->status = layoutsim_jpeg_fine;
    failure->message = message;
    return manager;
}
