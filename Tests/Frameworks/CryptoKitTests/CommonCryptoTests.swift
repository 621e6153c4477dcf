import CommonCrypto
import Foundation
import Testing

/// Code as apps write it, with C's functions.
@Suite struct CommonCryptoTests {
    private func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { String(format: "%02x", $0) }.joined()
    }

    @Test func `digests of bytes and of parts are the same`() {
        let data = Data("abc".utf8)
        var digest = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
        data.withUnsafeBytes { _ = CC_SHA256($0.baseAddress, CC_LONG(data.count), &digest) }
        #expect(hexadecimal(digest) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        var (context, parts) = (CC_SHA256_CTX(), digest.map { _ in UInt8(0) })
        CC_SHA256_Init(&context)
        for byte in data { CC_SHA256_Update(&context, [byte], 1) }
        CC_SHA256_Final(&parts, &context)
        #expect(parts == digest)
        let text = "hello"
        var short = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
        CC_MD5(text, CC_LONG(text.lengthOfBytes(using: .utf8)), &short)
        #expect(hexadecimal(short) == "5d41402abc4b2a76b9719d911017c592")
    }

    @Test func `a code is that of RFC 4231`() {
        let (key, text) = ("Jefe", "what do ya want for nothing?")
        var code = [UInt8](repeating: 0, count: Int(CC_SHA512_DIGEST_LENGTH))
        CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA512), key, key.count, text, text.count, &code)
        #expect(hexadecimal(code.prefix(8)) == "164b7a7bfcf819e2")
    }

    @Test(arguments: [kCCKeySizeAES128, kCCKeySizeAES256]) func `what was encrypted is decrypted`(_ size: Int) {
        let (text, key) = (Array("a text of more than one block".utf8), [UInt8](repeating: 7, count: size))
        func crypt(_ operation: Int, _ input: [UInt8]) -> (CCCryptorStatus, [UInt8]) {
            var (output, count) = ([UInt8](repeating: 0, count: input.count + kCCBlockSizeAES128), 0)
            let status = CCCrypt(
                CCOperation(operation), CCAlgorithm(kCCAlgorithmAES), CCOptions(kCCOptionPKCS7Padding), key, key.count,
                nil, input, input.count, &output, output.count, &count)
            return (status, Array(output.prefix(count)))
        }
        let encrypted = crypt(kCCEncrypt, text)
        #expect(encrypted.0 == kCCSuccess && encrypted.1.count == 32)
        #expect(crypt(kCCDecrypt, encrypted.1) == (CCCryptorStatus(kCCSuccess), text))
        #expect(crypt(kCCDecrypt, text).0 == kCCAlignmentError)
    }

    /// RFC 6070.
    @Test func `a key of a password is that of the standard`() {
        let salt = Array("salt".utf8)
        var key = [UInt8](repeating: 0, count: 20)
        let status = CCKeyDerivationPBKDF(
            CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, salt, salt.count, CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA1),
            4096, &key, key.count)
        #expect(status == kCCSuccess)
        #expect(hexadecimal(key) == "4b007901b765489abead49d926f721d065a429c1")
    }
}
