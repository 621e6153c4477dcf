public import Foundation

/// How a dictionary of C interfaces treats its keys; all dictionaries here retain objects.
public struct CFDictionaryKeyCallBacks: Sendable {
    /// Creates the callbacks of objects.
    public init() {}
}
/// How a dictionary of C interfaces treats its values; all dictionaries here retain objects.
public struct CFDictionaryValueCallBacks: Sendable {
    /// Creates the callbacks of objects.
    public init() {}
}
/// The keys are objects.
public let kCFTypeDictionaryKeyCallBacks = CFDictionaryKeyCallBacks()
/// The values are objects.
public let kCFTypeDictionaryValueCallBacks = CFDictionaryValueCallBacks()

/// Creates an empty dictionary.
public func CFDictionaryCreateMutable(
    _ allocator: CFAllocator!, _ capacity: CFIndex, _ keyCallBacks: UnsafePointer<CFDictionaryKeyCallBacks>!,
    _ valueCallBacks: UnsafePointer<CFDictionaryValueCallBacks>!
) -> CFMutableDictionary! { NSMutableDictionary() }

/// Returns the number of entries.
public func CFDictionaryGetCount(_ theDict: CFDictionary!) -> CFIndex { theDict?.count ?? 0 }

/// Returns a pointer to the value of a key, both of which are objects; `nil` if there is none.
public func CFDictionaryGetValue(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> UnsafeRawPointer! {
    guard let value = unsafe theDict?[object(at: key)] else { return nil }
    return unsafe pointer(to: value)
}

/// Returns whether there is a value for a key, which is an object.
public func CFDictionaryContainsKey(_ theDict: CFDictionary!, _ key: UnsafeRawPointer!) -> Bool {
    unsafe theDict?[object(at: key)] != nil
}

/// Writes a pointer to the value of a key, if there is one, and returns whether there is.
@discardableResult public func CFDictionaryGetValueIfPresent(
    _ theDict: CFDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeMutablePointer<UnsafeRawPointer?>!
) -> Bool {
    guard let found = unsafe theDict?[object(at: key)] else { return false }
    unsafe value?.pointee = pointer(to: found)
    return true
}

/// Sets the value of a key; both are objects.
public func CFDictionarySetValue(
    _ theDict: CFMutableDictionary!, _ key: UnsafeRawPointer!, _ value: UnsafeRawPointer!
) { unsafe theDict?[object(at: key)] = object(at: value) }

/// Removes the value of a key, which is an object.
public func CFDictionaryRemoveValue(_ theDict: CFMutableDictionary!, _ key: UnsafeRawPointer!) {
    unsafe theDict?.removeObject(forKey: object(at: key))
}

/// Creates an empty array.
public func CFArrayCreateMutable(
    _ allocator: CFAllocator!, _ capacity: CFIndex, _ callBacks: UnsafeRawPointer!
) -> CFMutableArray! { NSMutableArray() }

/// Adds an object to an array.
public func CFArrayAppendValue(_ theArray: CFMutableArray!, _ value: UnsafeRawPointer!) {
    unsafe theArray?.add(object(at: value))
}

/// Returns a pointer to an element.
public func CFArrayGetValueAtIndex(_ theArray: CFArray, _ idx: CFIndex) -> UnsafeRawPointer? {
    unsafe pointer(to: theArray.object(at: idx))
}

/// Returns the object at an address.
private func object(at pointer: UnsafeRawPointer) -> NSObject {
    unsafe Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue() as? NSObject ?? NSNull()
}

/// Returns the address of an object, which its collection retains.
///
/// Foundation of Linux stores Swift's values as they are; the object that stands for such a value lives on, since
/// nothing else retains it.
private func pointer(to value: Any) -> UnsafeRawPointer {
    let object = value as AnyObject
    let isStored = type(of: value) is AnyClass
    return unsafe UnsafeRawPointer((isStored ? .passUnretained(object) : Unmanaged.passRetained(object)).toOpaque())
}
