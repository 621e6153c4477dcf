#pragma once
#if !__has_include(<openssl/evp.h>)
#error "OpenSSL's headers are missing: install Debian's package libssl-dev"
#endif
// The states of hashes are plain structures, which Swift copies as values; OpenSSL would rather have them behind pointers.
#define OPENSSL_SUPPRESS_DEPRECATED
#include <openssl/md5.h>
#include <openssl/sha.h>
#include <stddef.h>
#include <stdint.h>

typedef enum {
    layoutsim_cipher_aes_gcm,
    layoutsim_cipher_chacha20_poly1305,
    layoutsim_cipher_aes_cbc,
    layoutsim_cipher_aes_ecb,
    layoutsim_cipher_des_cbc3,
    layoutsim_cipher_des_ecb3,
} layoutsim_cipher;

/// Bytes that a function reads.
typedef struct {
    const uint8_t *start;
    size_t count;
} layoutsim_bytes;

/// Encrypts a text into as many bytes, with a tag of 16 bytes for it and for what is only authenticated; 0 if the key has
/// a size that the cipher does not have.
int layoutsim_seal(
    layoutsim_cipher cipher, layoutsim_bytes key, layoutsim_bytes nonce, layoutsim_bytes authenticated,
    layoutsim_bytes text, uint8_t *output, uint8_t *tag);
/// Decrypts what was sealed; 0 if the tag is not that of the text.
int layoutsim_unseal(
    layoutsim_cipher cipher, layoutsim_bytes key, layoutsim_bytes nonce, layoutsim_bytes authenticated,
    layoutsim_bytes text, const uint8_t *tag, uint8_t *output);

/// Encrypts or decrypts blocks into at most a block more than there were; -1 if that cannot be done.
ptrdiff_t layoutsim_blocks(
    layoutsim_cipher cipher, int encrypts, int pads, layoutsim_bytes key, const uint8_t *vector, layoutsim_bytes text,
    uint8_t *output);

/// Derives a key from a password with PBKDF2; the hash is one of 1, 224, 256, 384 and 512 of SHA.
int layoutsim_pbkdf2(
    int hash, layoutsim_bytes password, layoutsim_bytes salt, int rounds, uint8_t *output, size_t count);

typedef enum { layoutsim_curve_x25519, layoutsim_curve_ed25519 } layoutsim_curve;

/// The public key, of 32 bytes, of a private one.
int layoutsim_curve_public(layoutsim_curve curve, const uint8_t *secret, uint8_t *output);
/// The secret of 32 bytes that the owners of two keys share.
int layoutsim_curve_shared(const uint8_t *secret, const uint8_t *key, uint8_t *output);
/// The signature, of 64 bytes, of a message.
int layoutsim_curve_sign(const uint8_t *secret, layoutsim_bytes message, uint8_t *output);
/// Whether a signature of 64 bytes is that of a message.
int layoutsim_curve_verify(const uint8_t *key, layoutsim_bytes message, const uint8_t *signature);
