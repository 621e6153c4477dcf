import CryptoKit
import Foundation
import Testing

@Suite struct CipherTests {
    private let key = SymmetricKey(data: [UInt8](repeating: 0, count: 16))
    private let nonce = [UInt8](repeating: 0, count: 12)

    /// Test case 2 of the specification of Galois/Counter Mode.
    @Test func `a sealed box is that of the specification`() throws {
        let box = try AES.GCM.seal(Data(count: 16), using: key, nonce: AES.GCM.Nonce(data: nonce))
        #expect(box.ciphertext.map { String(format: "%02x", $0) }.joined() == "0388dace60b6a392f328c2b971b2fe78")
        #expect(box.tag.map { String(format: "%02x", $0) }.joined() == "ab6e47d42cec13bdf53a67b21257bddf")
        #expect(box.combined == Data(nonce) + box.ciphertext + box.tag)
    }

    @Test func `what was sealed is opened with the same key and data only`() throws {
        let key = SymmetricKey(size: .bits256)
        let message = Data("meet me at noon".utf8)
        let combined = try #require(try AES.GCM.seal(message, using: key, authenticating: Data([1])).combined)
        let box = try AES.GCM.SealedBox(combined: combined)
        #expect(try AES.GCM.open(box, using: key, authenticating: Data([1])) == message)
        #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(box, using: key) }
        #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(box, using: self.key) }
        let other = try ChaChaPoly.SealedBox(combined: ChaChaPoly.seal(message, using: key).combined)
        #expect(try ChaChaPoly.open(other, using: key) == message)
        #expect(throws: CryptoKitError.incorrectKeySize) { try ChaChaPoly.seal(message, using: self.key) }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.SealedBox(combined: Data(count: 27)) }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try ChaChaPoly.Nonce(data: Data(count: 13)) }
    }

    /// The first test of RFC 8032.
    @Test func `a signature is that of the standard`() throws {
        let secret: [UInt8] = [
            0x9D, 0x61, 0xB1, 0x9D, 0xEF, 0xFD, 0x5A, 0x60, 0xBA, 0x84, 0x4A, 0xF4, 0x92, 0xEC, 0x2C, 0xC4, 0x44, 0x49,
            0xC5, 0x69, 0x7B, 0x32, 0x69, 0x19, 0x70, 0x3B, 0xAC, 0x03, 0x1C, 0xAE, 0x7F, 0x60,
        ]
        let key = try Curve25519.Signing.PrivateKey(rawRepresentation: secret)
        #expect(key.publicKey.rawRepresentation.prefix(4) == Data([0xD7, 0x5A, 0x98, 0x01]))
        let signature = try key.signature(for: Data())
        #expect(signature.prefix(4) == Data([0xE5, 0x56, 0x43, 0x00]))
        #expect(key.publicKey.isValidSignature(signature, for: Data()))
        #expect(!key.publicKey.isValidSignature(signature, for: Data([1])))
    }

    @Test func `keys that differ in one byte are not the same`() {
        let first = SymmetricKey(data: Data([1, 2, 7]))
        for bytes in [[1, 2, 5], [0, 2, 7], [0, 2, 6], [1, 0, 7], [3, 2, 7]] as [[UInt8]] {
            #expect(SymmetricKey(data: Data(bytes)) != first)
        }
        #expect(SymmetricKey(data: Data([1, 2, 7])) == first)
    }

    @Test func `two sides agree upon a secret`() throws {
        typealias Key = Curve25519.KeyAgreement.PrivateKey
        let (one, other) = (Key(), Key())
        let secret = try one.sharedSecretFromKeyAgreement(with: other.publicKey)
        #expect(try other.sharedSecretFromKeyAgreement(with: one.publicKey) == secret)
        #expect(try Key().sharedSecretFromKeyAgreement(with: one.publicKey) != secret)
        let derived = secret.hkdfDerivedSymmetricKey(
            using: SHA256.self, salt: Data(), sharedInfo: Data(), outputByteCount: 32)
        #expect(derived.bitCount == 256)
        #expect(throws: CryptoKitError.incorrectKeySize) { try Key(rawRepresentation: Data(count: 31)) }
    }
}
