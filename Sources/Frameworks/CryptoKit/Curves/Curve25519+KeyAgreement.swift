public import Foundation
import LayoutSimCCrypto

extension Curve25519 {
    /// Secrets that two sides agree upon with X25519.
    public enum KeyAgreement {
        /// A key that is kept.
        public struct PrivateKey: Sendable {
            private let bytes: [UInt8]

            /// Creates a random key.
            public init() { bytes = .random(count: 32) }
            /// Creates a key from its 32 bytes.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws { bytes = try rawRepresentation.curveKey }
            /// The key for the other side.
            public var publicKey: PublicKey { PublicKey(bytes: bytes.publicKey(of: layoutsim_curve_x25519)) }
            /// The bytes.
            public var rawRepresentation: Data { Data(bytes) }

            /// Returns the secret that is shared with the owner of another key.
            public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
                var secret = [UInt8](repeating: 0, count: 32)
                guard unsafe layoutsim_curve_shared(bytes, publicKeyShare.bytes, &secret) == 1 else {
                    throw CryptoKitError.invalidParameter
                }
                return SharedSecret(bytes: secret)
            }
        }

        /// A key for the other side.
        public struct PublicKey: Sendable {
            fileprivate let bytes: [UInt8]

            fileprivate init(bytes: [UInt8]) { self.bytes = bytes }
            /// Creates a key from its 32 bytes.
            public init<D: ContiguousBytes>(rawRepresentation: D) throws { bytes = try rawRepresentation.curveKey }
            /// The bytes.
            public var rawRepresentation: Data { Data(bytes) }
        }
    }
}
