import Glibc

/// The fraction by which the ticks of `mach_absolute_time()` become nanoseconds.
public struct mach_timebase_info_data_t: Sendable {
    /// The upper number.
    public var numer: UInt32
    /// The lower number.
    public var denom: UInt32
    /// Creates a fraction of zeros.
    public init() { (numer, denom) = (0, 0) }
    /// Creates a fraction.
    public init(numer: UInt32, denom: UInt32) { (self.numer, self.denom) = (numer, denom) }
}
/// Stores the fraction by which ticks become nanoseconds: one.
@discardableResult public func mach_timebase_info(_ info: UnsafeMutablePointer<mach_timebase_info_data_t>) -> Int32 {
    unsafe info.pointee = mach_timebase_info_data_t(numer: 1, denom: 1)
    return 0
}

/// Returns the nanoseconds since the machine started.
public func mach_absolute_time() -> UInt64 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
