import Foundation

/// The types of objects that C interfaces tell apart.
private enum ObjectType: CFTypeID {
    case other = 1
    case string, array, dictionary, data, number, boolean, date, url, null, set, error, attributedString, uuid

    init(_ object: CFTypeRef?) {
        self =
            switch object {
            case is NSString: .string
            case is NSAttributedString: .attributedString
            case is NSArray: .array
            case is NSDictionary: .dictionary
            case is NSData: .data
            case let number as NSNumber: number.isBoolean ? .boolean : .number
            case is NSDate: .date
            case is NSURL: .url
            case is NSNull: .null
            case is NSSet: .set
            case is NSError: .error
            case is NSUUID: .uuid
            default: .other
            }
    }
}

extension NSNumber {
    /// Whether the number was made of a Boolean value: Foundation of Linux encodes these as characters, which no other
    /// number is.
    fileprivate var isBoolean: Bool { unsafe String(cString: objCType) == "c" && (self == 0 || self == 1) }
}

/// Returns the number of an object's type.
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID { ObjectType(cf).rawValue }
/// Returns the number of the string type.
public func CFStringGetTypeID() -> CFTypeID { ObjectType.string.rawValue }
/// Returns the number of the array type.
public func CFArrayGetTypeID() -> CFTypeID { ObjectType.array.rawValue }
/// Returns the number of the dictionary type.
public func CFDictionaryGetTypeID() -> CFTypeID { ObjectType.dictionary.rawValue }
/// Returns the number of the data type.
public func CFDataGetTypeID() -> CFTypeID { ObjectType.data.rawValue }
/// Returns the number of the number type.
public func CFNumberGetTypeID() -> CFTypeID { ObjectType.number.rawValue }
/// Returns the number of the Boolean type.
public func CFBooleanGetTypeID() -> CFTypeID { ObjectType.boolean.rawValue }
/// Returns the number of the date type.
public func CFDateGetTypeID() -> CFTypeID { ObjectType.date.rawValue }
/// Returns the number of the URL type.
public func CFURLGetTypeID() -> CFTypeID { ObjectType.url.rawValue }
/// Returns the number of the null type.
public func CFNullGetTypeID() -> CFTypeID { ObjectType.null.rawValue }
/// Returns the number of the set type.
public func CFSetGetTypeID() -> CFTypeID { ObjectType.set.rawValue }
/// Returns the number of the error type.
public func CFErrorGetTypeID() -> CFTypeID { ObjectType.error.rawValue }
/// Returns the number of the attributed string type.
public func CFAttributedStringGetTypeID() -> CFTypeID { ObjectType.attributedString.rawValue }
/// Returns the number of the UUID type.
public func CFUUIDGetTypeID() -> CFTypeID { ObjectType.uuid.rawValue }
