public import Foundation

/// A secret that two sides agreed upon.
public struct SharedSecret: ContiguousBytes, Hashable, CustomStringConvertible, Sendable {
    let bytes: [UInt8]

    /// A word for the secret and its bytes in hexadecimal digits.
    public var description: String { "SharedSecret: \(bytes.hexadecimal)" }
    /// Calls a closure with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try unsafe bytes.withUnsafeBytes(body)
    }
    /// Returns whether two secrets are the same.
    public static func == (lhs: SharedSecret, rhs: SharedSecret) -> Bool { lhs.bytes.isSame(as: rhs.bytes) }

    /// Returns a key that is derived from the secret with a salt and data that both sides know.
    public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, SI: DataProtocol>(
        using hashFunction: H.Type, salt: Salt, sharedInfo: SI, outputByteCount: Int
    ) -> SymmetricKey {
        HKDF<H>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: bytes), salt: salt, info: sharedInfo, outputByteCount: outputByteCount)
    }

    /// Returns a key that is derived from the secret as ANSI X9.63 does.
    public func x963DerivedSymmetricKey<H: HashFunction, SI: DataProtocol>(
        using hashFunction: H.Type, sharedInfo: SI, outputByteCount: Int
    ) -> SymmetricKey {
        var (output, counter): ([UInt8], UInt32) = ([], 0)
        while output.count < outputByteCount {
            counter += 1
            var function = H()
            function.update(data: bytes)
            function.update(data: (0..<4).map { UInt8(truncatingIfNeeded: counter >> (24 - 8 * $0)) })
            function.update(data: sharedInfo)
            output += Array(function.finalize())
        }
        return SymmetricKey(data: Array(output.prefix(outputByteCount)))
    }
}

/// The processor that keeps keys, which is never there.
public enum SecureEnclave {
    /// Whether the device has a Secure Enclave; always `false` here.
    public static var isAvailable: Bool { false }
}
