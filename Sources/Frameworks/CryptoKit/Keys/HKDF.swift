public import Foundation

/// Keys that a hash function derives from other keys (RFC 5869).
public struct HKDF<H: HashFunction>: Sendable {
    /// Returns a key that is derived from another one with a salt and an application's data.
    public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        let key = extract(inputKeyMaterial: inputKeyMaterial, salt: salt)
        return expand(pseudoRandomKey: key, info: info, outputByteCount: outputByteCount)
    }

    /// Returns a key that is derived from another one with an application's data.
    public static func deriveKey<Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
    }

    /// Returns a key that is derived from another one with a salt.
    public static func deriveKey<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: salt, info: [UInt8](), outputByteCount: outputByteCount)
    }

    /// Returns a key that is derived from another one.
    public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
        deriveKey(
            inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: [UInt8](), outputByteCount: outputByteCount)
    }

    /// Returns the pseudorandom key from which others are expanded.
    public static func extract<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt?
    ) -> HashedAuthenticationCode<H> {
        let key = SymmetricKey(data: salt.map { Array($0) } ?? [])
        return HMAC<H>.authenticationCode(for: inputKeyMaterial.bytes, using: key)
    }

    /// Returns a key that is expanded from a pseudorandom one; at most 255 digests are long enough.
    public static func expand<PRK: ContiguousBytes, Info: DataProtocol>(
        pseudoRandomKey prk: PRK, info: Info?, outputByteCount: Int
    ) -> SymmetricKey {
        precondition(outputByteCount <= 255 * H.Digest.byteCount, "\(outputByteCount) bytes are too long a key")
        let key = SymmetricKey(data: prk)
        var (block, output, counter): ([UInt8], [UInt8], UInt8) = ([], [], 0)
        while output.count < outputByteCount {
            counter += 1
            var function = HMAC<H>(key: key)
            function.update(data: block)
            if let info { function.update(data: info) }
            function.update(data: [counter])
            block = Array(function.finalize())
            output += block
        }
        return SymmetricKey(data: Array(output.prefix(outputByteCount)))
    }
}
