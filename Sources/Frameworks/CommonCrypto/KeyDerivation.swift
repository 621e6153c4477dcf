import LayoutSimCCrypto

/// How a key is derived from a password.
public typealias CCPBKDFAlgorithm = UInt32
/// The hash function of a key derivation.
public typealias CCPseudoRandomAlgorithm = UInt32
/// PBKDF2, the only one.
public var kCCPBKDF2: Int { 2 }
/// HMAC with SHA-1.
public var kCCPRFHmacAlgSHA1: Int { 1 }
/// HMAC with SHA-224.
public var kCCPRFHmacAlgSHA224: Int { 2 }
/// HMAC with SHA-256.
public var kCCPRFHmacAlgSHA256: Int { 3 }
/// HMAC with SHA-384.
public var kCCPRFHmacAlgSHA384: Int { 4 }
/// HMAC with SHA-512.
public var kCCPRFHmacAlgSHA512: Int { 5 }

/// Derives a key from a password.
@discardableResult public func CCKeyDerivationPBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLen: Int,
    _ salt: UnsafePointer<UInt8>!, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
    _ derivedKey: UnsafeMutablePointer<UInt8>!, _ derivedKeyLen: Int
) -> Int32 {
    let hashes: [Int32] = [1, 224, 256, 384, 512]
    guard Int(algorithm) == kCCPBKDF2, (1...5).contains(prf), rounds > 0, rounds <= Int32.max else {
        return Int32(kCCParamError)
    }
    let start = unsafe UnsafeRawPointer(password)?.assumingMemoryBound(to: UInt8.self)
    let isDerived = unsafe layoutsim_pbkdf2(
        hashes[Int(prf) - 1], layoutsim_bytes(start: start, count: passwordLen),
        layoutsim_bytes(start: salt, count: saltLen), Int32(rounds), derivedKey, derivedKeyLen)
    return Int32(isDerived == 1 ? kCCSuccess : kCCParamError)
}

/// Writes random bytes.
@discardableResult public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer!, _ count: Int) -> CCStatus {
    var generator = SystemRandomNumberGenerator()
    for place in 0..<count { unsafe bytes.storeBytes(of: generator.next(), toByteOffset: place, as: UInt8.self) }
    return CCStatus(kCCSuccess)
}
