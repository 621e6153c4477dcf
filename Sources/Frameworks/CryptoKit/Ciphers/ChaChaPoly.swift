public import Foundation
import LayoutSimCCrypto

/// The ChaCha20-Poly1305 cipher.
public enum ChaChaPoly {
    private static var sealing: Sealing { Sealing(cipher: layoutsim_cipher_chacha20_poly1305) }

    /// A value that is used for one message only.
    public struct Nonce: ContiguousBytes, Sequence, Sendable {
        let bytes: [UInt8]

        /// Creates a random nonce of 12 bytes.
        public init() { bytes = .random(count: 12) }
        /// Creates a nonce from 12 bytes; throws an error for any other number.
        public init<D: DataProtocol>(data: D) throws {
            guard data.count == 12 else { throw CryptoKitError.incorrectParameterSize }
            bytes = Array(data)
        }
        /// Calls a closure with the bytes.
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
            try unsafe bytes.withUnsafeBytes(body)
        }
        /// Returns an iterator over the bytes.
        public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    }

    /// An encrypted message with its nonce and its tag.
    public struct SealedBox: Sendable {
        /// The nonce.
        public let nonce: Nonce
        /// The encrypted message.
        public let ciphertext: Data
        /// The tag of 16 bytes that authenticates the message.
        public let tag: Data
        /// The nonce, the message and the tag, one after the other.
        public var combined: Data { Data(nonce.bytes) + ciphertext + tag }

        /// Creates a box from its nonce, its encrypted message and its tag, one after the other.
        public init<D: DataProtocol>(combined: D) throws {
            let bytes = Array(combined)
            guard bytes.count >= 12 + Sealing.tagByteCount else { throw CryptoKitError.incorrectParameterSize }
            nonce = try Nonce(data: bytes.prefix(12))
            ciphertext = Data(bytes.dropFirst(12).dropLast(Sealing.tagByteCount))
            tag = Data(bytes.suffix(Sealing.tagByteCount))
        }

        /// Creates a box from its parts.
        public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
            guard tag.count == Sealing.tagByteCount else { throw CryptoKitError.incorrectParameterSize }
            self.nonce = nonce
            (self.ciphertext, self.tag) = (Data(ciphertext), Data(tag))
        }
    }

    /// Encrypts and authenticates a message.
    public static func seal<Plaintext: DataProtocol>(
        _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox { try seal(message, using: key, nonce: nonce, authenticating: [UInt8]()) }

    /// Encrypts and authenticates a message, and authenticates other data with it.
    public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
        _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
        authenticating authenticatedData: AuthenticatedData
    ) throws -> SealedBox {
        let nonce = nonce ?? Nonce()
        let sealed = try sealing.seal(
            Array(message), key: key, nonce: nonce.bytes, authenticating: Array(authenticatedData))
        return try SealedBox(nonce: nonce, ciphertext: sealed.text, tag: sealed.tag)
    }

    /// Decrypts a message; throws an error if it was changed.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
        try open(sealedBox, using: key, authenticating: [UInt8]())
    }

    /// Decrypts a message; throws an error if it, or what was authenticated with it, was changed.
    public static func open<AuthenticatedData: DataProtocol>(
        _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
    ) throws -> Data {
        Data(
            try sealing.open(
                Array(sealedBox.ciphertext), tag: Array(sealedBox.tag), key: key, nonce: sealedBox.nonce.bytes,
                authenticating: Array(authenticatedData)))
    }
}
