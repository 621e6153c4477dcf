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
    /// Eight bytes that are not used.
    public typealias Padding = (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8)

    /// Creates an address; the length has no effect.
    public init(
        sin_len: UInt8, sin_family: sa_family_t, sin_port: in_port_t, sin_addr: in_addr, sin_zero: Padding
    ) { self.init(sin_family: sin_family, sin_port: sin_port, sin_addr: sin_addr, sin_zero: sin_zero) }

    /// The size in bytes; a new value has no effect.
    public var sin_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in>.size) }
        set { _ = newValue }
    }
}

extension sockaddr_in6 {
    /// Creates an address; the length has no effect.
    public init(
        sin6_len: UInt8, sin6_family: sa_family_t, sin6_port: in_port_t, sin6_flowinfo: UInt32, sin6_addr: in6_addr,
        sin6_scope_id: UInt32
    ) {
        self.init(
            sin6_family: sin6_family, sin6_port: sin6_port, sin6_flowinfo: sin6_flowinfo, sin6_addr: sin6_addr,
            sin6_scope_id: sin6_scope_id)
    }

    /// The size in bytes; a new value has no effect.
    public var sin6_len: UInt8 {
        get { UInt8(MemoryLayout<sockaddr_in6>.size) }
        set { _ = newValue }
    }
}
