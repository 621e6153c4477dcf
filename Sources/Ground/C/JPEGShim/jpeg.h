#pragma once
#if !__has_include(<jpeglib.h>)
#error "libjpeg's headers are missing: install Debian's package libjpeg-dev"
#endif
// jpeglib.h needs these and does not include them.
#include <stddef.h>
#include <stdio.h>
#include <jpeglib.h>
#include <jerror.h>
#include <setjmp.h>
#include "jpeg_shim.h"

/// Where an error of libjpeg leads.
typedef struct {
    struct jpeg_error_mgr manager;
    jmp_buf place;
    layoutsim_jpeg_status status;
    layoutsim_jpeg_message *message;
} layoutsim_jpeg_failure;

/// Makes errors jump to `place`, and warnings pass.
struct jpeg_error_mgr *layoutsim_jpeg_catch(layoutsim_jpeg_failure *failure, layoutsim_jpeg_message *message);
