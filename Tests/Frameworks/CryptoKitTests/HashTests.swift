import CryptoKit
import Foundation
import Testing

/// Digests, codes and derived keys against the examples of the standards (FIPS 180-4, RFC 1321, 2202, 4231, 5869).
@Suite struct HashTests {
    private static let empty: [(String, @Sendable (String) -> String, String)] = [
        ("MD5", { "\(Insecure.MD5.hash(data: Data($0.utf8)))" }, "d41d8cd98f00b204e9800998ecf8427e"),
        ("SHA1", { "\(Insecure.SHA1.hash(data: Data($0.utf8)))" }, "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
        (
            "SHA256", { "\(SHA256.hash(data: Data($0.utf8)))" },
            "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
        ),
        (
            "SHA384", { "\(SHA384.hash(data: Data($0.utf8)))" },
            "38b060a751ac96384cd9327eb1b1e36a21fdb71114be07434c0cc7bf63f6e1da274edebfe76f65fbd51ad2f14898b95b"
        ),
        (
            "SHA512", { "\(SHA512.hash(data: Data($0.utf8)))" },
            "cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce"
                + "47d0d13c5d85f2b0ff8318d2877eec2f63b931bd47417a81a538327af927da3e"
        ),
    ]

    @Test func `nothing has a digest, described with its function`() {
        for (name, description, digest) in Self.empty { #expect(description("") == "\(name) digest: \(digest)") }
    }

    private static let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"

    @Test func `a digest is a sequence of bytes that compares with data`() {
        let digest = SHA256.hash(data: Data("abc".utf8))
        #expect(digest.map { String(format: "%02x", $0) }.joined() == Self.abc)
        #expect(digest.compactMap { String(format: "%02x", $0) }.joined() == Self.abc)
        #expect(digest == Data(digest))
        #expect(digest != Data("abc".utf8))
        let count = digest.withUnsafeBytes { $0.count }
        #expect(count == SHA256Digest.byteCount)
        #expect(Data(digest.makeIterator().prefix(2)) == Data([0xBA, 0x78]))
    }

    @Test func `a function is a value that takes data in parts`() {
        var function = SHA256()
        function.update(data: Data("a".utf8))
        var other = function
        function.update(data: Array("bc".utf8))
        other.update(data: Data("x".utf8))
        #expect(function.finalize() == SHA256.hash(data: Data("abc".utf8)))
        #expect(function.finalize() == SHA256.hash(data: Data("abc".utf8)))
        #expect(other.finalize() == SHA256.hash(data: Data("ax".utf8)))
    }

    private static let key = SymmetricKey(data: Data("Jefe".utf8))
    private static let message = Data("what do ya want for nothing?".utf8)

    @Test func `codes are those of the standard`() {
        let code = HMAC<SHA256>.authenticationCode(for: Self.message, using: Self.key)
        let digits = "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
        #expect(code.description == "HMAC with SHA256: \(digits)")
        #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Self.message, using: Self.key))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data(), using: Self.key))
        let long = SymmetricKey(data: [UInt8](repeating: 0xAA, count: 80))
        let text = Data("Test Using Larger Than Block-Size Key - Hash Key First".utf8)
        let sha1 = HMAC<Insecure.SHA1>.authenticationCode(for: text, using: long)
        #expect(sha1.map { String(format: "%02x", $0) }.joined() == "aa4ae5e15272d00e95705637ce8a3b55ed402112")
    }

    @Test func `keys are derived as in the standard's first example`() {
        let key = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: [UInt8](repeating: 0x0B, count: 22)), salt: Data(0...12),
            info: Data(0xF0...0xF9), outputByteCount: 42)
        #expect(key.bitCount == 336)
        let digits = key.withUnsafeBytes { $0.map { String(format: "%02x", $0) }.joined() }
        let expected =
            "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865"
        #expect(digits == expected)
    }
}
