public import Foundation

/// Creates data from bytes.
public func CFDataCreate(_ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) -> CFData! {
    guard let bytes = unsafe bytes else { return NSData() }
    return unsafe NSData(bytes: bytes, length: length)
}

/// Creates empty data.
public func CFDataCreateMutable(_ allocator: CFAllocator!, _ capacity: CFIndex) -> CFMutableData! { NSMutableData() }

/// Creates data from other data.
public func CFDataCreateMutableCopy(
    _ allocator: CFAllocator!, _ capacity: CFIndex, _ theData: CFData!
) -> CFMutableData! {
    NSMutableData(data: theData.map { Data(referencing: $0) } ?? Data())
}

/// Adds bytes at the end.
public func CFDataAppendBytes(_ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) {
    guard let bytes = unsafe bytes else { return }
    unsafe theData?.append(bytes, length: length)
}

/// Returns a pointer to the bytes, which may be changed.
public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
    unsafe theData?.mutableBytes.assumingMemoryBound(to: UInt8.self)
}

/// Changes the number of bytes.
public func CFDataSetLength(_ theData: CFMutableData!, _ length: CFIndex) { theData?.length = length }

/// Copies bytes in a range to a buffer.
public func CFDataGetBytes(_ theData: CFData!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UInt8>!) {
    unsafe theData?.getBytes(buffer, range: NSRange(location: range.location, length: range.length))
}
