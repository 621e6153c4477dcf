#include "layoutsim_crypto.h"
#include "crypto_functions.h"
#include "lazy_library.h"

static const layoutsim_library library = {"libcrypto.so.3", "libssl3"};

#define HASH(name, state) \
    LAZY(int, name##_Init, (state * context), (context)) \
    LAZY(int, name##_Update, (state * context, const void *bytes, size_t count), (context, bytes, count)) \
    LAZY(int, name##_Final, (unsigned char *digest, state *context), (digest, context))

HASH(MD5, MD5_CTX)
HASH(SHA1, SHA_CTX)
HASH(SHA224, SHA256_CTX)
HASH(SHA256, SHA256_CTX)
HASH(SHA384, SHA512_CTX)
HASH(SHA512, SHA512_CTX)

LAZY(EVP_CIPHER_CTX *, EVP_CIPHER_CTX_new, (void), ())
LAZY(void, EVP_CIPHER_CTX_free, (EVP_CIPHER_CTX *context), (context))
LAZY(int, EVP_CIPHER_CTX_ctrl, (EVP_CIPHER_CTX *context, int type, int value, void *bytes), (context, type, value, bytes))
LAZY(int, EVP_CIPHER_CTX_set_padding, (EVP_CIPHER_CTX *context, int pads), (context, pads))
LAZY(
    int, EVP_CipherInit_ex,
    (EVP_CIPHER_CTX *context, const EVP_CIPHER *cipher, ENGINE *engine, const unsigned char *key,
     const unsigned char *vector, int encrypts),
    (context, cipher, engine, key, vector, encrypts))
LAZY(
    int, EVP_CipherUpdate,
    (EVP_CIPHER_CTX *context, unsigned char *output, int *written, const unsigned char *input, int count),
    (context, output, written, input, count))
LAZY(
    int, EVP_CipherFinal_ex, (EVP_CIPHER_CTX *context, unsigned char *output, int *written), (context, output, written))

#define CONSTANT(type, name) LAZY(const type *, name, (void), ())

CONSTANT(EVP_CIPHER, EVP_aes_128_gcm)
CONSTANT(EVP_CIPHER, EVP_aes_192_gcm)
CONSTANT(EVP_CIPHER, EVP_aes_256_gcm)
CONSTANT(EVP_CIPHER, EVP_aes_128_cbc)
CONSTANT(EVP_CIPHER, EVP_aes_192_cbc)
CONSTANT(EVP_CIPHER, EVP_aes_256_cbc)
CONSTANT(EVP_CIPHER, EVP_aes_128_ecb)
CONSTANT(EVP_CIPHER, EVP_aes_192_ecb)
CONSTANT(EVP_CIPHER, EVP_aes_256_ecb)
CONSTANT(EVP_CIPHER, EVP_des_ede3_cbc)
CONSTANT(EVP_CIPHER, EVP_des_ede3_ecb)
CONSTANT(EVP_CIPHER, EVP_chacha20_poly1305)
CONSTANT(EVP_MD, EVP_sha1)
CONSTANT(EVP_MD, EVP_sha224)
CONSTANT(EVP_MD, EVP_sha256)
CONSTANT(EVP_MD, EVP_sha384)
CONSTANT(EVP_MD, EVP_sha512)

LAZY(
    int, PKCS5_PBKDF2_HMAC,
    (const char *password, int length, const unsigned char *salt, int salt_length, int rounds, const EVP_MD *digest,
     int count, unsigned char *output),
    (password, length, salt, salt_length, rounds, digest, count, output))

LAZY(
    EVP_PKEY *, EVP_PKEY_new_raw_private_key, (int type, ENGINE *engine, const unsigned char *bytes, size_t count),
    (type, engine, bytes, count))
LAZY(
    EVP_PKEY *, EVP_PKEY_new_raw_public_key, (int type, ENGINE *engine, const unsigned char *bytes, size_t count),
    (type, engine, bytes, count))
LAZY(int, EVP_PKEY_get_raw_public_key, (const EVP_PKEY *key, unsigned char *bytes, size_t *count), (key, bytes, count))
LAZY(void, EVP_PKEY_free, (EVP_PKEY *key), (key))
LAZY(EVP_PKEY_CTX *, EVP_PKEY_CTX_new, (EVP_PKEY *key, ENGINE *engine), (key, engine))
LAZY(void, EVP_PKEY_CTX_free, (EVP_PKEY_CTX *context), (context))
LAZY(int, EVP_PKEY_derive_init, (EVP_PKEY_CTX *context), (context))
LAZY(int, EVP_PKEY_derive_set_peer, (EVP_PKEY_CTX *context, EVP_PKEY *peer), (context, peer))
LAZY(int, EVP_PKEY_derive, (EVP_PKEY_CTX *context, unsigned char *bytes, size_t *count), (context, bytes, count))
LAZY(EVP_MD_CTX *, EVP_MD_CTX_new, (void), ())
LAZY(void, EVP_MD_CTX_free, (EVP_MD_CTX *context), (context))
LAZY(
    int, EVP_DigestSignInit,
    (EVP_MD_CTX *context, EVP_PKEY_CTX **other, const EVP_MD *digest, ENGINE *engine, EVP_PKEY *key),
    (context, other, digest, engine, key))
LAZY(
    int, EVP_DigestSign,
    (EVP_MD_CTX *context, unsigned char *signature, size_t *length, const unsigned char *message, size_t count),
    (context, signature, length, message, count))
LAZY(
    int, EVP_DigestVerifyInit,
    (EVP_MD_CTX *context, EVP_PKEY_CTX **other, const EVP_MD *digest, ENGINE *engine, EVP_PKEY *key),
    (context, other, digest, engine, key))
LAZY(
    int, EVP_DigestVerify,
    (EVP_MD_CTX *context, const unsigned char *signature, size_t length, const unsigned char *message, size_t count),
    (context, signature, length, message, count))
