public import Foundation

/// An exception, which ends the process, since exceptions cannot be caught here (Apple, *NSException*).
open class NSException: NSObject {
    /// The name of the exception.
    public let name: NSExceptionName
    /// The reason for the exception, for people.
    public let reason: String?
    /// Additional information.
    public let userInfo: [AnyHashable: Any]?

    /// Creates an exception without raising it.
    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        name = aName
        reason = aReason
        userInfo = aUserInfo
    }

    /// The call stack return addresses; always empty here.
    open var callStackReturnAddresses: [NSNumber] { [] }
    /// The call stack symbols; always empty here.
    open var callStackSymbols: [String] { [] }
    /// The reason, or the name if there is none.
    open override var description: String { reason ?? name.rawValue }

    /// Raises the exception, which ends the process.
    open func raise() { endByException(name.rawValue, reason ?? "(null)") }

    /// Raises an exception with a formatted reason, which ends the process.
    public class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
        NSException(name: name, reason: unsafe NSString(format: format, arguments: argList) as String).raise()
    }
}

extension NSExceptionName {
    /// A generic exception.
    public static let genericException = NSExceptionName(rawValue: "NSGenericException")
    /// An index or a range was out of bounds.
    public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
    /// An argument was invalid.
    public static let invalidArgumentException = NSExceptionName(rawValue: "NSInvalidArgumentException")
    /// The state was inconsistent.
    public static let internalInconsistencyException = NSExceptionName(rawValue: "NSInternalInconsistencyException")
    /// Memory could not be allocated.
    public static let mallocException = NSExceptionName(rawValue: "NSMallocException")
    /// A remote object could not be accessed.
    public static let objectInaccessibleException = NSExceptionName(rawValue: "NSObjectInaccessibleException")
    /// A remote object was not available.
    public static let objectNotAvailableException = NSExceptionName(rawValue: "NSObjectNotAvailableException")
    /// A destination was invalid.
    public static let destinationInvalidException = NSExceptionName(rawValue: "NSDestinationInvalidException")
    /// A key was undefined for an object.
    public static let undefinedKeyException = NSExceptionName(rawValue: "NSUnknownKeyException")
    /// A character could not be converted to an encoding.
    public static let characterConversionException = NSExceptionName(rawValue: "NSCharacterConversionException")
    /// A property list could not be parsed.
    public static let parseErrorException = NSExceptionName(rawValue: "NSParseErrorException")
    /// An archive could not be decoded as requested.
    public static let invalidUnarchiveOperationException = NSExceptionName(
        rawValue: "NSInvalidUnarchiveOperationException")
}
