import Foundation

/// The types of objects that C interfaces tell apart.
private enum ObjectType: CFTypeID {
    case other = 1
    case string, array, dictionary, data, number, boolean, date, url, null, set, error, attributedString, uuid
    case color, colorSpace, image, path, font, gradient, pattern, context, provider

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
            case is CGColor: .color
            case is CGColorSpace: .colorSpace
            case is CGImage: .image
            case is CGPath: .path
            case is CGFont: .font
            case is CGGradient: .gradient
            case is CGPattern: .pattern
            case is CGContext: .context
            case is CGDataProvider: .provider
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

extension CGColor {
    /// The number of the type of colors.
    public static var typeID: CFTypeID { ObjectType.color.rawValue }
}

extension CGColorSpace {
    /// The number of the type of color spaces.
    public static var typeID: CFTypeID { ObjectType.colorSpace.rawValue }
}

extension CGImage {
    /// The number of the type of images.
    public static var typeID: CFTypeID { ObjectType.image.rawValue }
}

extension CGPath {
    /// The number of the type of paths.
    public static var typeID: CFTypeID { ObjectType.path.rawValue }
}

extension CGFont {
    /// The number of the type of fonts.
    public static var typeID: CFTypeID { ObjectType.font.rawValue }
}

extension CGGradient {
    /// The number of the type of gradients.
    public static var typeID: CFTypeID { ObjectType.gradient.rawValue }
}

extension CGPattern {
    /// The number of the type of patterns.
    public static var typeID: CFTypeID { ObjectType.pattern.rawValue }
}

extension CGContext {
    /// The number of the type of contexts.
    public static var typeID: CFTypeID { ObjectType.context.rawValue }
}

extension CGDataProvider {
    /// The number of the type of data providers.
    public static var typeID: CFTypeID { ObjectType.provider.rawValue }
}
