#include "layoutsim_xxhash.h"
#include "lazy_library.h"

static const layoutsim_library library = {"libxxhash.so.0", "libxxhash0"};

LAZY(XXH3_state_t *, XXH3_createState, (void), ())
LAZY(XXH_errorcode, XXH3_freeState, (XXH3_state_t *state), (state))
// Debian builds the library for x86-64 with functions that choose the processor's widest instructions: the hash is the
// same.
LAZY_BEST(XXH64_hash_t, XXH3_64bits, "XXH3_64bits_dispatch", (const void *data, size_t length), (data, length))
LAZY_BEST(XXH128_hash_t, XXH3_128bits, "XXH3_128bits_dispatch", (const void *data, size_t length), (data, length))
LAZY(XXH_errorcode, XXH3_128bits_reset, (XXH3_state_t *state), (state))
LAZY_BEST(
    XXH_errorcode, XXH3_128bits_update, "XXH3_128bits_update_dispatch",
    (XXH3_state_t *state, const void *input, size_t length), (state, input, length))
LAZY(XXH128_hash_t, XXH3_128bits_digest, (const XXH3_state_t *state), (state))
