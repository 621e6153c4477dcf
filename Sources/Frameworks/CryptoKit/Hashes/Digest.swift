public import Foundation

/// The result of a hash function.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sendable, Sequence where Element == UInt8 {
    /// The number of bytes in a digest.
    static var byteCount: Int { get }
}

extension Digest {
    /// Returns whether the bytes of a digest are those of data.
    public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { Array(lhs).isSame(as: Array(rhs)) }
    /// Returns whether the bytes of a digest differ from those of data.
    public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }
}

/// The bytes of a digest, which all digests store.
protocol StoredDigest: Digest {
    /// The name of the hash function.
    static var name: String { get }
    var bytes: [UInt8] { get }
}

extension StoredDigest {
    /// The name of the function and the bytes in hexadecimal digits.
    public var description: String { "\(Self.name) digest: \(bytes.hexadecimal)" }
    /// The number of bytes.
    public var underestimatedCount: Int { bytes.count }
    /// Returns an iterator over the bytes.
    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
    /// Calls a closure with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try unsafe bytes.withUnsafeBytes(body)
    }
    /// Returns whether two digests are the same.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.bytes.isSame(as: rhs.bytes) }
    /// Hashes the bytes.
    public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}

extension [UInt8] {
    /// Two hexadecimal digits for each byte.
    var hexadecimal: String {
        map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// Returns whether the bytes are the same, in a time that depends on their number only.
    func isSame(as other: [UInt8]) -> Bool {
        count == other.count && zip(self, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
