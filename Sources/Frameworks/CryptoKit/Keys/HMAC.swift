public import Foundation

/// A code that authenticates a message.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sendable, Sequence
where Element == UInt8 {
    /// The number of bytes.
    var byteCount: Int { get }
}

extension MessageAuthenticationCode {
    /// Returns whether the bytes of a code are those of data.
    public static func == <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { Array(lhs).isSame(as: Array(rhs)) }
    /// Returns whether the bytes of a code differ from those of data.
    public static func != <D: DataProtocol>(lhs: Self, rhs: D) -> Bool { !(lhs == rhs) }
    /// Returns an iterator over the bytes.
    public func makeIterator() -> Array<UInt8>.Iterator { copied.makeIterator() }
}

/// A code that a hash function and a key make.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
    let digest: H.Digest

    /// The number of bytes.
    public var byteCount: Int { H.Digest.byteCount }
    /// The name of the function and the bytes in hexadecimal digits.
    public var description: String { "HMAC with \(H.self): \(copied.hexadecimal)" }
    /// Calls a closure with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try unsafe digest.withUnsafeBytes(body)
    }
    /// Returns whether two codes are the same.
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.digest == rhs.digest }
    /// Hashes the bytes.
    public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

/// Codes that authenticate messages by a hash function and a key (RFC 2104).
public struct HMAC<H: HashFunction>: Sendable {
    /// The key.
    public typealias Key = SymmetricKey
    /// The code.
    public typealias MAC = HashedAuthenticationCode<H>
    private var inner = H()
    private var outer = H()

    /// Creates the function before any data.
    public init(key: SymmetricKey) {
        var block = key.bytes.count > H.blockByteCount ? Array(H.hash(data: key.bytes)) : key.bytes
        block += repeatElement(0, count: H.blockByteCount - block.count)
        inner.update(data: block.map { $0 ^ 0x36 })
        outer.update(data: block.map { $0 ^ 0x5C })
    }

    /// Adds data to the message.
    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

    /// Returns the code of the message so far.
    public func finalize() -> MAC {
        var last = outer
        last.update(data: Array(inner.finalize()))
        return MAC(digest: last.finalize())
    }

    /// Returns the code of data.
    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        var function = Self(key: key)
        function.update(data: data)
        return function.finalize()
    }

    /// Returns whether a code is that of data.
    public static func isValidAuthenticationCode<D: DataProtocol>(
        _ authenticationCode: MAC, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool { Self.authenticationCode(for: authenticatedData, using: key) == authenticationCode }

    /// Returns whether a code is that of data.
    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
        _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool { Self.authenticationCode(for: authenticatedData, using: key) == authenticationCode.copied }

    /// Returns whether a code is that of the bytes in a buffer.
    public static func isValidAuthenticationCode(
        _ mac: MAC, authenticating bufferPointer: UnsafeRawBufferPointer, using key: SymmetricKey
    ) -> Bool { unsafe isValidAuthenticationCode(mac, authenticating: Array(bufferPointer), using: key) }
}
