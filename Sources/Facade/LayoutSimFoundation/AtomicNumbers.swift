import Foundation

// The functions of libkern that changed numbers atomically before Swift had atomics.

private let lock = NSLock()

private func changed<Number: FixedWidthInteger>(
    _ value: UnsafeMutablePointer<Number>, by amount: Number
) -> Number {
    lock.lock()
    defer { lock.unlock() }
    unsafe value.pointee &+= amount
    return unsafe value.pointee
}

private func replaced<Number: FixedWidthInteger>(
    _ old: Number, _ new: Number, _ value: UnsafeMutablePointer<Number>
) -> Bool {
    lock.lock()
    defer { lock.unlock() }
    guard unsafe value.pointee == old else { return false }
    unsafe value.pointee = new
    return true
}

/// Adds to a number and returns the sum.
public func OSAtomicAdd32(_ theAmount: Int32, _ theValue: UnsafeMutablePointer<Int32>) -> Int32 {
    unsafe changed(theValue, by: theAmount)
}
/// Adds to a number and returns the sum.
public func OSAtomicAdd32Barrier(_ theAmount: Int32, _ theValue: UnsafeMutablePointer<Int32>) -> Int32 {
    unsafe changed(theValue, by: theAmount)
}
/// Adds to a number and returns the sum.
public func OSAtomicAdd64(_ theAmount: Int64, _ theValue: UnsafeMutablePointer<Int64>) -> Int64 {
    unsafe changed(theValue, by: theAmount)
}
/// Adds to a number and returns the sum.
public func OSAtomicAdd64Barrier(_ theAmount: Int64, _ theValue: UnsafeMutablePointer<Int64>) -> Int64 {
    unsafe changed(theValue, by: theAmount)
}
/// Adds 1 to a number and returns the sum.
public func OSAtomicIncrement32(_ theValue: UnsafeMutablePointer<Int32>) -> Int32 {
    unsafe changed(theValue, by: 1)
}
/// Adds 1 to a number and returns the sum.
public func OSAtomicIncrement32Barrier(_ theValue: UnsafeMutablePointer<Int32>) -> Int32 {
    unsafe changed(theValue, by: 1)
}
/// Adds 1 to a number and returns the sum.
public func OSAtomicIncrement64(_ theValue: UnsafeMutablePointer<Int64>) -> Int64 {
    unsafe changed(theValue, by: 1)
}
/// Adds 1 to a number and returns the sum.
public func OSAtomicIncrement64Barrier(_ theValue: UnsafeMutablePointer<Int64>) -> Int64 {
    unsafe changed(theValue, by: 1)
}
/// Subtracts 1 from a number and returns the difference.
public func OSAtomicDecrement32(_ theValue: UnsafeMutablePointer<Int32>) -> Int32 {
    unsafe changed(theValue, by: -1)
}
/// Subtracts 1 from a number and returns the difference.
public func OSAtomicDecrement32Barrier(_ theValue: UnsafeMutablePointer<Int32>) -> Int32 {
    unsafe changed(theValue, by: -1)
}
/// Subtracts 1 from a number and returns the difference.
public func OSAtomicDecrement64(_ theValue: UnsafeMutablePointer<Int64>) -> Int64 {
    unsafe changed(theValue, by: -1)
}
/// Subtracts 1 from a number and returns the difference.
public func OSAtomicDecrement64Barrier(_ theValue: UnsafeMutablePointer<Int64>) -> Int64 {
    unsafe changed(theValue, by: -1)
}
/// Replaces a number if it has an old value; returns whether it had.
public func OSAtomicCompareAndSwap32(
    _ oldValue: Int32, _ newValue: Int32, _ theValue: UnsafeMutablePointer<Int32>
) -> Bool {
    unsafe replaced(oldValue, newValue, theValue)
}
/// Replaces a number if it has an old value; returns whether it had.
public func OSAtomicCompareAndSwap32Barrier(
    _ oldValue: Int32, _ newValue: Int32, _ theValue: UnsafeMutablePointer<Int32>
) -> Bool {
    unsafe replaced(oldValue, newValue, theValue)
}
/// Replaces a number if it has an old value; returns whether it had.
public func OSAtomicCompareAndSwap64(
    _ oldValue: Int64, _ newValue: Int64, _ theValue: UnsafeMutablePointer<Int64>
) -> Bool {
    unsafe replaced(oldValue, newValue, theValue)
}
/// Replaces a number if it has an old value; returns whether it had.
public func OSAtomicCompareAndSwap64Barrier(
    _ oldValue: Int64, _ newValue: Int64, _ theValue: UnsafeMutablePointer<Int64>
) -> Bool {
    unsafe replaced(oldValue, newValue, theValue)
}
