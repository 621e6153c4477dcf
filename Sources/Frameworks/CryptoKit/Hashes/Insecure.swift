import LayoutSimCCrypto

/// Functions that are too old to be safe.
public enum Insecure {
    /// The MD5 hash function.
    public struct MD5: HashFunction {
        /// The digest that the function computes.
        public typealias Digest = MD5Digest
        /// The number of bytes in a block of the function.
        public static var blockByteCount: Int { 64 }
        private var state = MD5_CTX()

        /// Creates the function before any data.
        public init() { unsafe MD5_Init(&state) }
        /// Hashes more data.
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
            unsafe MD5_Update(&state, bufferPointer.baseAddress, bufferPointer.count)
        }
        /// Returns the digest of the data so far.
        public func finalize() -> Digest {
            var last = state
            return unsafe Digest(bytes: finished(16) { unsafe MD5_Final($0, &last) })
        }
    }

    /// The digest of the MD5 hash function.
    public struct MD5Digest: StoredDigest {
        /// The number of bytes in a digest.
        public static var byteCount: Int { 16 }
        static var name: String { "MD5" }
        let bytes: [UInt8]
    }

    /// The SHA1 hash function.
    public struct SHA1: HashFunction {
        /// The digest that the function computes.
        public typealias Digest = SHA1Digest
        /// The number of bytes in a block of the function.
        public static var blockByteCount: Int { 64 }
        private var state = SHA_CTX()

        /// Creates the function before any data.
        public init() { unsafe SHA1_Init(&state) }
        /// Hashes more data.
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
            unsafe SHA1_Update(&state, bufferPointer.baseAddress, bufferPointer.count)
        }
        /// Returns the digest of the data so far.
        public func finalize() -> Digest {
            var last = state
            return unsafe Digest(bytes: finished(20) { unsafe SHA1_Final($0, &last) })
        }
    }

    /// The digest of the SHA1 hash function.
    public struct SHA1Digest: StoredDigest {
        /// The number of bytes in a digest.
        public static var byteCount: Int { 20 }
        static var name: String { "SHA1" }
        let bytes: [UInt8]
    }
}
