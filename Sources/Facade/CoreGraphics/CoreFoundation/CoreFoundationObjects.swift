public import Foundation

/// The mutable string type of C interfaces.
public typealias CFMutableString = NSMutableString
/// The mutable array type of C interfaces.
public typealias CFMutableArray = NSMutableArray
/// The set type of C interfaces.
public typealias CFSet = NSSet
/// The date type of C interfaces.
public typealias CFDate = NSDate
/// The null type of C interfaces.
public typealias CFNull = NSNull
/// The UUID type of C interfaces.
public typealias CFUUID = NSUUID
/// The locale type of C interfaces.
public typealias CFLocale = NSLocale
/// The bundle type of C interfaces.
public typealias CFBundle = Bundle
/// Any object with a property list's values in C interfaces.
public typealias CFPropertyList = AnyObject
/// A number that stands for a type of objects.
public typealias CFTypeID = UInt
/// A hash value in C interfaces.
public typealias CFHashCode = UInt
/// A set of options in C interfaces.
public typealias CFOptionFlags = UInt
/// A code of four characters.
public typealias FourCharCode = UInt32
/// A code of four characters for a type.
public typealias OSType = FourCharCode

/// What allocates memory for objects in C interfaces; there is none here, since objects allocate their own.
public final class CFAllocator: Sendable {
    private init() {}
}

/// The default allocator; always `nil` here.
public var kCFAllocatorDefault: CFAllocator! { nil }
/// The allocator of the system; always `nil` here.
public var kCFAllocatorSystemDefault: CFAllocator! { nil }
/// The null object.
public var kCFNull: CFNull! { NSNull() }

/// Returns whether two objects are equal.
public func CFEqual(_ cf1: CFTypeRef!, _ cf2: CFTypeRef!) -> Bool {
    if cf1 === cf2 { return true }
    guard let cf1 = cf1 as? NSObject else { return false }
    return cf1.isEqual(cf2)
}

/// Returns a value that is the same for equal objects.
public func CFHash(_ cf: CFTypeRef!) -> CFHashCode { CFHashCode(bitPattern: (cf as? NSObject)?.hash ?? 0) }

/// Returns a description of an object.
public func CFCopyDescription(_ cf: CFTypeRef!) -> CFString! { cf.map { NSString(string: String(describing: $0)) } }

/// Prints a description of an object to standard error.
public func CFShow(_ obj: CFTypeRef!) {
    FileHandle.standardError.write(Data((obj.map { String(describing: $0) } ?? "(null)").utf8 + [0x0A]))
}

/// Returns the value of a Boolean object.
public func CFBooleanGetValue(_ boolean: CFBoolean!) -> Bool { boolean?.boolValue ?? false }

/// Creates a random UUID.
public func CFUUIDCreate(_ alloc: CFAllocator!) -> CFUUID! { NSUUID() }
/// Returns a UUID as text.
public func CFUUIDCreateString(_ alloc: CFAllocator!, _ uuid: CFUUID!) -> CFString! {
    uuid.map { NSString(string: $0.uuidString) }
}
/// Creates a UUID from text; `nil` for other text.
public func CFUUIDCreateFromString(_ alloc: CFAllocator!, _ uuidStr: CFString!) -> CFUUID! {
    uuidStr.flatMap { NSUUID(uuidString: String(describing: $0)) }
}

/// Returns the bundle of the app.
public func CFBundleGetMainBundle() -> CFBundle! { Bundle.main }
/// Returns a value of a bundle's information property list.
public func CFBundleGetValueForInfoDictionaryKey(_ bundle: CFBundle!, _ key: CFString!) -> CFTypeRef! {
    bundle?.object(forInfoDictionaryKey: String(describing: key ?? "")).map { $0 as AnyObject }
}
