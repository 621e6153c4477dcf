import LayoutSimCCrypto

/// The SHA256 hash function.
public struct SHA256: HashFunction {
    /// The digest that the function computes.
    public typealias Digest = SHA256Digest
    /// The number of bytes in a block of the function.
    public static var blockByteCount: Int { 64 }
    private var state = SHA256_CTX()

    /// Creates the function before any data.
    public init() { unsafe SHA256_Init(&state) }
    /// Hashes more data.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        unsafe SHA256_Update(&state, bufferPointer.baseAddress, bufferPointer.count)
    }
    /// Returns the digest of the data so far.
    public func finalize() -> Digest {
        var last = state
        return unsafe Digest(bytes: finished(32) { unsafe SHA256_Final($0, &last) })
    }
}

/// The digest of the SHA256 hash function.
public struct SHA256Digest: StoredDigest {
    /// The number of bytes in a digest.
    public static var byteCount: Int { 32 }
    static var name: String { "SHA256" }
    let bytes: [UInt8]
}

/// The SHA384 hash function.
public struct SHA384: HashFunction {
    /// The digest that the function computes.
    public typealias Digest = SHA384Digest
    /// The number of bytes in a block of the function.
    public static var blockByteCount: Int { 128 }
    private var state = SHA512_CTX()

    /// Creates the function before any data.
    public init() { unsafe SHA384_Init(&state) }
    /// Hashes more data.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        unsafe SHA384_Update(&state, bufferPointer.baseAddress, bufferPointer.count)
    }
    /// Returns the digest of the data so far.
    public func finalize() -> Digest {
        var last = state
        return unsafe Digest(bytes: finished(48) { unsafe SHA384_Final($0, &last) })
    }
}

/// The digest of the SHA384 hash function.
public struct SHA384Digest: StoredDigest {
    /// The number of bytes in a digest.
    public static var byteCount: Int { 48 }
    static var name: String { "SHA384" }
    let bytes: [UInt8]
}

/// The SHA512 hash function.
public struct SHA512: HashFunction {
    /// The digest that the function computes.
    public typealias Digest = SHA512Digest
    /// The number of bytes in a block of the function.
    public static var blockByteCount: Int { 128 }
    private var state = SHA512_CTX()

    /// Creates the function before any data.
    public init() { unsafe SHA512_Init(&state) }
    /// Hashes more data.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        unsafe SHA512_Update(&state, bufferPointer.baseAddress, bufferPointer.count)
    }
    /// Returns the digest of the data so far.
    public func finalize() -> Digest {
        var last = state
        return unsafe Digest(bytes: finished(64) { unsafe SHA512_Final($0, &last) })
    }
}

/// The digest of the SHA512 hash function.
public struct SHA512Digest: StoredDigest {
    /// The number of bytes in a digest.
    public static var byteCount: Int { 64 }
    static var name: String { "SHA512" }
    let bytes: [UInt8]
}

/// Returns the bytes that the end of a hash function writes.
func finished(_ count: Int, _ end: (UnsafeMutablePointer<UInt8>?) -> Int32) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
        written = unsafe end(buffer.baseAddress) == 1 ? count : 0
    }
}
