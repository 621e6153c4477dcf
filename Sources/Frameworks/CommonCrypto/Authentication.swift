/// A hash function of message authentication codes.
public typealias CCHmacAlgorithm = UInt32
/// SHA-1.
public var kCCHmacAlgSHA1: Int { 0 }
/// MD5.
public var kCCHmacAlgMD5: Int { 1 }
/// SHA-256.
public var kCCHmacAlgSHA256: Int { 2 }
/// SHA-384.
public var kCCHmacAlgSHA384: Int { 3 }
/// SHA-512.
public var kCCHmacAlgSHA512: Int { 4 }
/// SHA-224.
public var kCCHmacAlgSHA224: Int { 5 }

/// Writes the message authentication code of bytes (RFC 2104); writes nothing for an algorithm that there is not.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!,
    _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
    guard let function = AuthenticatedHash(algorithm), let macOut = unsafe macOut else { return }
    let key = unsafe [UInt8](UnsafeRawBufferPointer(start: key, count: keyLength))
    let message = unsafe [UInt8](UnsafeRawBufferPointer(start: data, count: dataLength))
    let code = function.code(of: message, key: key)
    for (place, byte) in code.enumerated() {
        unsafe macOut.storeBytes(of: byte, toByteOffset: place, as: UInt8.self)
    }
}

/// A hash function with a key.
@safe private struct AuthenticatedHash {
    private let digestSize: Int
    private let blockSize: Int
    private let hash: (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?) -> Void

    init?(_ algorithm: CCHmacAlgorithm) {
        switch Int(algorithm) {
        case kCCHmacAlgMD5: unsafe (digestSize, blockSize, hash) = (16, 64, { unsafe CC_MD5($0, $1, $2) })
        case kCCHmacAlgSHA1: unsafe (digestSize, blockSize, hash) = (20, 64, { unsafe CC_SHA1($0, $1, $2) })
        case kCCHmacAlgSHA224: unsafe (digestSize, blockSize, hash) = (28, 64, { unsafe CC_SHA224($0, $1, $2) })
        case kCCHmacAlgSHA256: unsafe (digestSize, blockSize, hash) = (32, 64, { unsafe CC_SHA256($0, $1, $2) })
        case kCCHmacAlgSHA384: unsafe (digestSize, blockSize, hash) = (48, 128, { unsafe CC_SHA384($0, $1, $2) })
        case kCCHmacAlgSHA512: unsafe (digestSize, blockSize, hash) = (64, 128, { unsafe CC_SHA512($0, $1, $2) })
        default: return nil
        }
    }

    func code(of message: [UInt8], key: [UInt8]) -> [UInt8] {
        var block = key.count > blockSize ? digest(of: key) : key
        block += repeatElement(0, count: blockSize - block.count)
        return digest(of: block.map { $0 ^ 0x5C } + digest(of: block.map { $0 ^ 0x36 } + message))
    }

    private func digest(of bytes: [UInt8]) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: digestSize)
        unsafe hash(bytes, CC_LONG(bytes.count), &digest)
        return digest
    }
}
