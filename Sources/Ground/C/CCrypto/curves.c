#include "layoutsim_crypto.h"
#include "crypto_functions.h"

static int type(layoutsim_curve curve) { return curve == layoutsim_curve_x25519 ? EVP_PKEY_X25519 : EVP_PKEY_ED25519; }

int layoutsim_curve_public(layoutsim_curve curve, const uint8_t *secret, uint8_t *output) {
    size_t count = 32;
    EVP_PKEY *key = EVP_PKEY_new_raw_private_key(type(curve), NULL, secret, 32);
    int is_done = key && EVP_PKEY_get_raw_public_key(key, output, &count) > 0;
    EVP_PKEY_free(key);
    return is_done;
}

int layoutsim_curve_shared(const uint8_t *secret, const uint8_t *key, uint8_t *output) {
    size_t count = 32;
    EVP_PKEY *own = EVP_PKEY_new_raw_private_key(EVP_PKEY_X25519, NULL, secret, 32);
    EVP_PKEY *other = EVP_PKEY_new_raw_public_key(EVP_PKEY_X25519, NULL, key, 32);
    EVP_PKEY_CTX *context = own && other ? EVP_PKEY_CTX_new(own, NULL) : NULL;
    int is_done = context && EVP_PKEY_derive_init(context) > 0 && EVP_PKEY_derive_set_peer(context, other) > 0
        && EVP_PKEY_derive(context, output, &count) > 0;
    EVP_PKEY_CTX_free(context);
    EVP_PKEY_free(other);
    EVP_PKEY_free(own);
    return is_done;
}

int layoutsim_curve_sign(const uint8_t *secret, layoutsim_bytes message, uint8_t *output) {
    size_t count = 64;
    EVP_PKEY *key = EVP_PKEY_new_raw_private_key(EVP_PKEY_ED25519, NULL, secret, 32);
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    int is_done = key && context && EVP_DigestSignInit(context, NULL, NULL, NULL, key) > 0
        && EVP_DigestSign(context, output, &count, message.start, message.count) > 0;
    EVP_MD_CTX_free(context);
    EVP_PKEY_free(key);
    return is_done;
}

int layoutsim_curve_verify(const uint8_t *key, layoutsim_bytes message, const uint8_t *signature) {
    EVP_PKEY *own = EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, NULL, key, 32);
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    int is_valid = own && context && EVP_DigestVerifyInit(context, NULL, NULL, NULL, own) > 0
        && EVP_DigestVerify(context, signature, 64, message.start, message.count) > 0;
    EVP_MD_CTX_free(context);
    EVP_PKEY_free(own);
    return is_valid;
}
