public import Foundation

/// The string type of C interfaces.
public typealias CFString = NSString
/// The array type of C interfaces.
public typealias CFArray = NSArray
/// The dictionary type of C interfaces.
public typealias CFDictionary = NSDictionary
/// The mutable dictionary type of C interfaces.
public typealias CFMutableDictionary = NSMutableDictionary
/// The data type of C interfaces.
public typealias CFData = NSData
/// The mutable data type of C interfaces.
public typealias CFMutableData = NSMutableData
/// The URL type of C interfaces.
public typealias CFURL = NSURL
/// The number type of C interfaces.
public typealias CFNumber = NSNumber
/// The Boolean type of C interfaces.
public typealias CFBoolean = NSNumber
/// The error type of C interfaces.
public typealias CFError = NSError
/// The type of any object in C interfaces.
public typealias CFTypeRef = AnyObject
/// A duration in seconds.
public typealias CFTimeInterval = Double
/// A time in seconds since the start of 2001.
public typealias CFAbsoluteTime = Double
/// An index or a count in C interfaces.
public typealias CFIndex = Int
/// The attributed string type of C interfaces.
public typealias CFAttributedString = NSAttributedString
/// The mutable attributed string type of C interfaces.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// A UTF-16 code unit.
public typealias UniChar = UInt16
/// The index of a glyph in a font.
public typealias CGGlyph = UInt16

/// A range of a sequence in C interfaces.
public struct CFRange: Hashable, Sendable {
    /// The index of the first element.
    public var location: CFIndex
    /// The number of elements.
    public var length: CFIndex

    /// Creates an empty range at 0.
    public init() { self.init(location: 0, length: 0) }
    /// Creates a range from its start and its length.
    public init(location: CFIndex, length: CFIndex) {
        self.location = location
        self.length = length
    }
    /// Creates a range from a Foundation range.
    package init(_ range: NSRange) { self.init(location: range.location, length: range.length) }
}

/// The Boolean value true.
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
/// The Boolean value false.
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }

/// Creates a range.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }
/// Returns the number of UTF-16 code units.
public func CFStringGetLength(_ theString: CFString) -> CFIndex { theString.length }
/// Returns the number of UTF-16 code units.
public func CFAttributedStringGetLength(_ aStr: CFAttributedString) -> CFIndex { aStr.length }
/// Returns the number of elements.
public func CFArrayGetCount(_ theArray: CFArray) -> CFIndex { theArray.count }

/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.length ?? 0 }

/// Returns a pointer to the bytes, which is valid as long as the object exists.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    unsafe theData?.bytes.assumingMemoryBound(to: UInt8.self)
}

/// Returns the number of seconds since the beginning of 2001 on the system clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
/// The seconds from the beginning of 1970 to that of 2001.
public let kCFAbsoluteTimeIntervalSince1970: CFTimeInterval = 978_307_200
/// The seconds from the beginning of 1904 to that of 2001.
public let kCFAbsoluteTimeIntervalSince1904: CFTimeInterval = 3_061_152_000

/// A result code of a system function; 0 for success.
public typealias OSStatus = Int32
/// The result code of success.
public var noErr: OSStatus { 0 }
/// The number of nanoseconds in a second.
public var NSEC_PER_SEC: UInt64 { 1_000_000_000 }
/// The number of nanoseconds in a millisecond.
public var NSEC_PER_MSEC: UInt64 { 1_000_000 }
/// The number of microseconds in a second.
public var USEC_PER_SEC: UInt64 { 1_000_000 }
/// The number of nanoseconds in a microsecond.
public var NSEC_PER_USEC: UInt64 { 1_000 }
