import Glibc

// Constants of C whose types differ: on Apple's systems, functions take them as they are.

/// The type of a mutex that may be locked again by its thread.
@_disfavoredOverload public var PTHREAD_MUTEX_RECURSIVE: Int32 { 1 }
/// The type of a mutex that reports errors.
@_disfavoredOverload public var PTHREAD_MUTEX_ERRORCHECK: Int32 { 2 }
/// The type of a mutex that checks nothing.
@_disfavoredOverload public var PTHREAD_MUTEX_NORMAL: Int32 { 0 }
/// The usual type of a mutex.
@_disfavoredOverload public var PTHREAD_MUTEX_DEFAULT: Int32 { 0 }
/// Returns a limit of the system, whose names are numbers of another type on Linux.
public func sysconf(_ name: Int) -> Int { Glibc.sysconf(Int32(truncatingIfNeeded: name)) }
/// A socket of a stream of bytes.
@_disfavoredOverload public var SOCK_STREAM: Int32 { 1 }
/// A socket of datagrams.
@_disfavoredOverload public var SOCK_DGRAM: Int32 { 2 }
/// A socket of raw packets.
@_disfavoredOverload public var SOCK_RAW: Int32 { 3 }

/// The greatest signed number of 64 bits.
public var INT64_MAX: Int64 { .max }
/// The least signed number of 64 bits.
public var INT64_MIN: Int64 { .min }
/// The greatest unsigned number of 64 bits.
public var UINT64_MAX: UInt64 { .max }
