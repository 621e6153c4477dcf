import LayoutSimCCrypto

/// A cipher that encrypts and authenticates.
struct Sealing {
    let cipher: layoutsim_cipher
    /// The number of bytes in a tag.
    static let tagByteCount = 16

    /// Returns the encrypted text and its tag.
    func seal(
        _ text: [UInt8], key: SymmetricKey, nonce: [UInt8], authenticating authenticated: [UInt8]
    ) throws -> (text: [UInt8], tag: [UInt8]) {
        var (output, tag) = (text, [UInt8](repeating: 0, count: Self.tagByteCount))
        let isSealed = unsafe with(key, nonce, authenticated, text) {
            unsafe layoutsim_seal(cipher, $0, $1, $2, $3, &output, &tag)
        }
        guard isSealed == 1 else { throw CryptoKitError.incorrectKeySize }
        return (output, tag)
    }

    /// Returns the decrypted text.
    func open(
        _ text: [UInt8], tag: [UInt8], key: SymmetricKey, nonce: [UInt8], authenticating authenticated: [UInt8]
    ) throws -> [UInt8] {
        guard hasKey(ofBytes: key.bytes.count) else { throw CryptoKitError.incorrectKeySize }
        var output = text
        let isAuthentic = unsafe with(key, nonce, authenticated, text) {
            unsafe layoutsim_unseal(cipher, $0, $1, $2, $3, tag, &output)
        }
        guard isAuthentic == 1 else { throw CryptoKitError.authenticationFailure }
        return output
    }

    private func hasKey(ofBytes count: Int) -> Bool {
        count == 32 || cipher == layoutsim_cipher_aes_gcm && (count == 16 || count == 24)
    }

    private func with(
        _ key: SymmetricKey, _ nonce: [UInt8], _ authenticated: [UInt8], _ text: [UInt8],
        _ body: (layoutsim_bytes, layoutsim_bytes, layoutsim_bytes, layoutsim_bytes) -> Int32
    ) -> Int32 {
        unsafe key.bytes.withBytes { key in
            unsafe nonce.withBytes { nonce in
                unsafe authenticated.withBytes { authenticated in
                    unsafe text.withBytes { text in unsafe body(key, nonce, authenticated, text) }
                }
            }
        }
    }
}

extension [UInt8] {
    /// Calls a closure with the bytes as C's functions take them.
    func withBytes<Result>(_ body: (layoutsim_bytes) -> Result) -> Result {
        unsafe withUnsafeBufferPointer {
            unsafe body(layoutsim_bytes(start: $0.baseAddress, count: $0.count))
        }
    }
}
