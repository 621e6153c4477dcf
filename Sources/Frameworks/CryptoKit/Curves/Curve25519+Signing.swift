public import Foundation
import LayoutSimCCrypto

/// The curve of Ed25519 and X25519.
public enum Curve25519 {
    /// Signatures with Ed25519.
    public enum Signing {
        /// A key that signs.
        public struct PrivateKey: Sendable {
            private let bytes: [UInt8]

            /// Creates a random key.
            public init() { bytes = .random(count: 32) }
            /// Creates a key from its 32 bytes.
            public init<D: ContiguousBytes>(rawRepresentation data: D) throws { bytes = try data.curveKey }
            /// The key that verifies signatures.
            public var publicKey: PublicKey { PublicKey(bytes: bytes.publicKey(of: layoutsim_curve_ed25519)) }
            /// The bytes.
            public var rawRepresentation: Data { Data(bytes) }

            /// Returns the signature of data, of 64 bytes.
            public func signature<D: DataProtocol>(for data: D) throws -> Data {
                var signature = [UInt8](repeating: 0, count: 64)
                let isSigned = unsafe Array(data).withBytes { unsafe layoutsim_curve_sign(bytes, $0, &signature) }
                guard isSigned == 1 else { throw CryptoKitError.invalidParameter }
                return Data(signature)
            }
        }

        /// A key that verifies signatures.
        public struct PublicKey: Sendable {
            fileprivate let bytes: [UInt8]

            fileprivate init(bytes: [UInt8]) { self.bytes = bytes }
            /// Creates a key from its 32 bytes.
            public init<D: ContiguousBytes>(rawRepresentation data: D) throws { bytes = try data.curveKey }
            /// The bytes.
            public var rawRepresentation: Data { Data(bytes) }

            /// Returns whether a signature is that of data.
            public func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D) -> Bool {
                guard signature.count == 64 else { return false }
                return unsafe Array(data).withBytes { unsafe layoutsim_curve_verify(bytes, $0, Array(signature)) } == 1
            }
        }
    }
}

extension ContiguousBytes {
    /// The 32 bytes of a key.
    var curveKey: [UInt8] {
        get throws {
            let bytes = copied
            guard bytes.count == 32 else { throw CryptoKitError.incorrectKeySize }
            return bytes
        }
    }
}

extension [UInt8] {
    /// The public key of a private one.
    func publicKey(of curve: layoutsim_curve) -> [UInt8] {
        var key = [UInt8](repeating: 0, count: 32)
        unsafe layoutsim_curve_public(curve, self, &key)
        return key
    }
}
