#include "layoutsim_crypto.h"
#include "crypto_functions.h"
#include <limits.h>

static const EVP_CIPHER *sized(
    size_t count, const EVP_CIPHER *(*of16)(void), const EVP_CIPHER *(*of24)(void), const EVP_CIPHER *(*of32)(void)) {
    switch (count) {
    case 16: return of16();
    case 24: return of24();
    case 32: return of32();
    default: return NULL;
    }
}

/// Null for a key of a size that the cipher does not have.
static const EVP_CIPHER *method(layoutsim_cipher cipher, size_t key) {
    switch (cipher) {
    case layoutsim_cipher_aes_gcm: return sized(key, EVP_aes_128_gcm, EVP_aes_192_gcm, EVP_aes_256_gcm);
    case layoutsim_cipher_aes_cbc: return sized(key, EVP_aes_128_cbc, EVP_aes_192_cbc, EVP_aes_256_cbc);
    case layoutsim_cipher_aes_ecb: return sized(key, EVP_aes_128_ecb, EVP_aes_192_ecb, EVP_aes_256_ecb);
    case layoutsim_cipher_chacha20_poly1305: return key == 32 ? EVP_chacha20_poly1305() : NULL;
    case layoutsim_cipher_des_cbc3: return key == 24 ? EVP_des_ede3_cbc() : NULL;
    case layoutsim_cipher_des_ecb3: return key == 24 ? EVP_des_ede3_ecb() : NULL;
    }
    return NULL;
}

/// A context with key and nonce, or null.
static EVP_CIPHER_CTX *begun(layoutsim_cipher cipher, layoutsim_bytes key, layoutsim_bytes nonce, int encrypts) {
    const EVP_CIPHER *method_ = method(cipher, key.count);
    EVP_CIPHER_CTX *context = method_ && nonce.count <= INT_MAX ? EVP_CIPHER_CTX_new() : NULL;
    if (context && EVP_CipherInit_ex(context, method_, NULL, NULL, NULL, encrypts)
        && EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_IVLEN, (int)nonce.count, NULL)
        && EVP_CipherInit_ex(context, NULL, NULL, key.start, nonce.start, encrypts))
        return context;
    EVP_CIPHER_CTX_free(context);
    return NULL;
}

static int is_fed(EVP_CIPHER_CTX *context, layoutsim_bytes authenticated, layoutsim_bytes text, uint8_t *output) {
    int written = 0;
    if (authenticated.count > INT_MAX || text.count > INT_MAX) return 0;
    if (authenticated.count
        && !EVP_CipherUpdate(context, NULL, &written, authenticated.start, (int)authenticated.count))
        return 0;
    return !text.count || EVP_CipherUpdate(context, output, &written, text.start, (int)text.count);
}

int layoutsim_seal(
    layoutsim_cipher cipher, layoutsim_bytes key, layoutsim_bytes nonce, layoutsim_bytes authenticated,
    layoutsim_bytes text, uint8_t *output, uint8_t *tag) {
    uint8_t rest[16];
    int written = 0;
    EVP_CIPHER_CTX *context = begun(cipher, key, nonce, 1);
    int is_sealed = context && is_fed(context, authenticated, text, output)
        && EVP_CipherFinal_ex(context, rest, &written)
        && EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_GET_TAG, 16, tag);
    EVP_CIPHER_CTX_free(context);
    return is_sealed;
}

int layoutsim_unseal(
    layoutsim_cipher cipher, layoutsim_bytes key, layoutsim_bytes nonce, layoutsim_bytes authenticated,
    layoutsim_bytes text, const uint8_t *tag, uint8_t *output) {
    uint8_t rest[16];
    int written = 0;
    EVP_CIPHER_CTX *context = begun(cipher, key, nonce, 0);
    int is_authentic = context && EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, 16, (void *)tag)
        && is_fed(context, authenticated, text, output) && EVP_CipherFinal_ex(context, rest, &written) > 0;
    EVP_CIPHER_CTX_free(context);
    return is_authentic;
}

ptrdiff_t layoutsim_blocks(
    layoutsim_cipher cipher, int encrypts, int pads, layoutsim_bytes key, const uint8_t *vector, layoutsim_bytes text,
    uint8_t *output) {
    const EVP_CIPHER *method_ = method(cipher, key.count);
    int written = 0, last = 0;
    if (!method_ || text.count > INT_MAX) return -1;
    EVP_CIPHER_CTX *context = EVP_CIPHER_CTX_new();
    int is_done = context && EVP_CipherInit_ex(context, method_, NULL, key.start, vector, encrypts)
        && EVP_CIPHER_CTX_set_padding(context, pads)
        && (!text.count || EVP_CipherUpdate(context, output, &written, text.start, (int)text.count))
        && EVP_CipherFinal_ex(context, output + written, &last);
    EVP_CIPHER_CTX_free(context);
    return is_done ? written + last : -1;
}

static const EVP_MD *sha(int bits) {
    switch (bits) {
    case 1: return EVP_sha1();
    case 224: return EVP_sha224();
    case 256: return EVP_sha256();
    case 384: return EVP_sha384();
    case 512: return EVP_sha512();
    default: return NULL;
    }
}

int layoutsim_pbkdf2(
    int hash, layoutsim_bytes password, layoutsim_bytes salt, int rounds, uint8_t *output, size_t count) {
    const EVP_MD *digest = sha(hash);
    if (!digest || password.count > INT_MAX || salt.count > INT_MAX || count > INT_MAX) return 0;
    return PKCS5_PBKDF2_HMAC(
        (const char *)password.start, (int)password.count, salt.start, (int)salt.count, rounds, digest, (int)count,
        output);
}
