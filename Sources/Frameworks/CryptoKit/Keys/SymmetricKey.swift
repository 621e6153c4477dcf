public import Foundation

/// The size of a key.
public struct SymmetricKeySize: Sendable {
    /// The number of bits.
    public let bitCount: Int
    /// 128 bits.
    public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
    /// 192 bits.
    public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
    /// 256 bits.
    public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }

    /// Creates a size of a number of bits, which is a multiple of 8 and not 0.
    public init(bitCount: Int) {
        precondition(bitCount > 0 && bitCount % 8 == 0, "the size of a key is a number of bytes, not \(bitCount) bits")
        self.bitCount = bitCount
    }
}

/// A key that both sides have.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
    let bytes: [UInt8]

    /// Creates a key from its bytes.
    public init<D: ContiguousBytes>(data: D) { bytes = data.copied }
    /// Creates a random key.
    public init(size: SymmetricKeySize) { bytes = .random(count: size.bitCount / 8) }

    /// The number of bits.
    public var bitCount: Int { bytes.count * 8 }
    /// Calls a closure with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try unsafe bytes.withUnsafeBytes(body)
    }
    /// Returns whether two keys are the same.
    public static func == (lhs: SymmetricKey, rhs: SymmetricKey) -> Bool { lhs.bytes.isSame(as: rhs.bytes) }
}

extension ContiguousBytes {
    /// The bytes as an array.
    var copied: [UInt8] { unsafe withUnsafeBytes { unsafe Array($0) } }
}

extension [UInt8] {
    /// Returns bytes of the system's random generator.
    static func random(count: Int) -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        return (0..<count).map { _ in generator.next() }
    }
}
