public import Foundation

/// A function that computes a digest of data.
public protocol HashFunction: Sendable {
    /// The digest that the function computes.
    associatedtype Digest: CryptoKit.Digest
    /// The number of bytes in a block of the function.
    static var blockByteCount: Int { get }
    /// The number of bytes in a digest.
    static var byteCount: Int { get }
    /// Creates the function before any data.
    init()
    /// Hashes more data.
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    /// Returns the digest of the data so far.
    func finalize() -> Digest
}

extension HashFunction {
    /// The number of bytes in a digest.
    public static var byteCount: Int { Digest.byteCount }

    /// Returns the digest of data.
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    /// Returns the digest of the bytes in a buffer.
    public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
        var function = Self()
        unsafe function.update(bufferPointer: bufferPointer)
        return function.finalize()
    }

    /// Hashes more data.
    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions {
            unsafe region.withUnsafeBytes { unsafe update(bufferPointer: $0) }
        }
    }
}
