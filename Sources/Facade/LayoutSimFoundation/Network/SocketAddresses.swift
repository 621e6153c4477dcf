public import Glibc

// The lengths that the addresses have on Apple's systems and not on Linux: each has the size of its type.
extension sockaddr {
    /// The size in bytes; a new value has no effect.
    public var sa_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr>.size) }
        set { _ = newValue }
    }
}

extension sockaddr_in {
    /// The size in bytes; a new value has no effect.
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in>.size) }
        set { _ = newValue }
    }
}

extension sockaddr_in6 {
    /// The size in bytes; a new value has no effect.
    public var sin6_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in6>.size) }
        set { _ = newValue }
    }
}
