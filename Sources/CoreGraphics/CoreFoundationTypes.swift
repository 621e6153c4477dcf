public import Foundation

/// A string as C interfaces take it.
public typealias CFString = NSString
/// An array as C interfaces take it.
public typealias CFArray = NSArray
/// A dictionary as C interfaces take it.
public typealias CFDictionary = NSDictionary
/// A mutable dictionary as C interfaces take it.
public typealias CFMutableDictionary = NSMutableDictionary
/// Bytes as C interfaces take them.
public typealias CFData = NSData
/// Bytes that may change, as C interfaces take them.
public typealias CFMutableData = NSMutableData
/// An address as C interfaces take it.
public typealias CFURL = NSURL
/// A number as C interfaces take it.
public typealias CFNumber = NSNumber
/// A Boolean value as C interfaces take it.
public typealias CFBoolean = NSNumber
/// An error as C interfaces return it.
public typealias CFError = NSError
/// Any object of C interfaces.
public typealias CFTypeRef = AnyObject
/// A time in seconds.
public typealias CFTimeInterval = Double
/// Seconds since the first instant of 2001.
public typealias CFAbsoluteTime = Double
/// An index or a count in C interfaces.
public typealias CFIndex = Int
/// An attributed string as C interfaces take it.
public typealias CFAttributedString = NSAttributedString
/// An attributed string that may change, as C interfaces take it.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// A code unit of UTF-16.
public typealias UniChar = UInt16
/// A glyph of a font.
public typealias CGGlyph = UInt16

/// A part of a sequence in C interfaces.
public struct CFRange: Hashable, Sendable {
    public var location: CFIndex
    public var length: CFIndex

    public init() { self.init(location: 0, length: 0) }
    public init(location: CFIndex, length: CFIndex) {
        self.location = location
        self.length = length
    }
    package init(_ range: NSRange) { self.init(location: range.location, length: range.length) }
}

/// The Boolean value true.
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
/// The Boolean value false.
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }

/// A part of a sequence.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }
/// The number of UTF-16 code units.
public func CFStringGetLength(_ theString: CFString) -> CFIndex { theString.length }
/// The number of UTF-16 code units.
public func CFAttributedStringGetLength(_ aStr: CFAttributedString) -> CFIndex { aStr.length }
/// The number of elements.
public func CFArrayGetCount(_ theArray: CFArray) -> CFIndex { theArray.count }
/// The address of an element, which the array keeps alive.
public func CFArrayGetValueAtIndex(_ theArray: CFArray, _ idx: CFIndex) -> UnsafeRawPointer? {
    let object = theArray.object(at: idx) as AnyObject
    return unsafe UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
}

/// The number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.length ?? 0 }

/// The bytes, which stay as long as the object does.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    unsafe theData?.bytes.assumingMemoryBound(to: UInt8.self)
}
