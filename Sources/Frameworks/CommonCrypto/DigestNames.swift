import LayoutSimCCrypto

/// A number of bytes.
public typealias CC_LONG = UInt32

/// The number of bytes in an MD5 digest.
public var CC_MD5_DIGEST_LENGTH: Int32 { 16 }
/// The number of bytes in a block of MD5.
public var CC_MD5_BLOCK_BYTES: Int32 { 64 }

/// The number of bytes in a SHA1 digest.
public var CC_SHA1_DIGEST_LENGTH: Int32 { 20 }
/// The number of bytes in a block of SHA1.
public var CC_SHA1_BLOCK_BYTES: Int32 { 64 }

/// The number of bytes in a SHA224 digest.
public var CC_SHA224_DIGEST_LENGTH: Int32 { 28 }
/// The number of bytes in a block of SHA224.
public var CC_SHA224_BLOCK_BYTES: Int32 { 64 }

/// The number of bytes in a SHA256 digest.
public var CC_SHA256_DIGEST_LENGTH: Int32 { 32 }
/// The number of bytes in a block of SHA256.
public var CC_SHA256_BLOCK_BYTES: Int32 { 64 }

/// The number of bytes in a SHA384 digest.
public var CC_SHA384_DIGEST_LENGTH: Int32 { 48 }
/// The number of bytes in a block of SHA384.
public var CC_SHA384_BLOCK_BYTES: Int32 { 128 }

/// The number of bytes in a SHA512 digest.
public var CC_SHA512_DIGEST_LENGTH: Int32 { 64 }
/// The number of bytes in a block of SHA512.
public var CC_SHA512_BLOCK_BYTES: Int32 { 128 }

/// The state of an MD5 digest.
public struct CC_MD5_CTX: Sendable {
    var state = MD5_CTX()
    /// Creates a state of zeros.
    public init() {}
}

/// The state of a SHA1 digest.
public struct CC_SHA1_CTX: Sendable {
    var state = SHA_CTX()
    /// Creates a state of zeros.
    public init() {}
}

/// The state of a SHA224 or SHA256 digest.
public struct CC_SHA256_CTX: Sendable {
    var state = SHA256_CTX()
    /// Creates a state of zeros.
    public init() {}
}

/// The state of a SHA384 or SHA512 digest.
public struct CC_SHA512_CTX: Sendable {
    var state = SHA512_CTX()
    /// Creates a state of zeros.
    public init() {}
}
