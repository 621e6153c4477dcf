#pragma once
#define OPENSSL_SUPPRESS_DEPRECATED
#include <openssl/evp.h>
