import CoreGraphics
public import Foundation

/// A reason to end the process, since nothing here catches it (Apple, *NSException*).
open class NSException: NSObject {
    /// What kind of exception it is.
    public let name: NSExceptionName
    /// What went wrong, for people.
    public let reason: String?
    /// What else is known.
    public let userInfo: [AnyHashable: Any]?

    /// An exception that is not raised yet.
    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        name = aName
        reason = aReason
        userInfo = aUserInfo
    }

    /// The addresses of the calls in which it was raised, which are not kept.
    open var callStackReturnAddresses: [NSNumber] { [] }
    /// The names of the calls in which it was raised, which are not kept.
    open var callStackSymbols: [String] { [] }
    /// Its reason, or its name without one.
    open override var description: String { reason ?? name.rawValue }

    /// Ends the process with its name and reason, as an exception does that nobody catches.
    open func raise() { endByException(name.rawValue, reason ?? "(null)") }

    /// Ends the process with a name and a reason of a format.
    public class func raise(_ name: NSExceptionName, format: String, arguments argList: CVaListPointer) {
        NSException(name: name, reason: unsafe NSString(format: format, arguments: argList) as String).raise()
    }
}

extension NSExceptionName {
    /// A reason that has no name of its own.
    public static let genericException = NSExceptionName(rawValue: "NSGenericException")
    /// An index or a range beyond what is there.
    public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
    /// An argument that is refused.
    public static let invalidArgumentException = NSExceptionName(rawValue: "NSInvalidArgumentException")
    /// A state that cannot be.
    public static let internalInconsistencyException = NSExceptionName(rawValue: "NSInternalInconsistencyException")
    /// No memory is left.
    public static let mallocException = NSExceptionName(rawValue: "NSMallocException")
    /// An object elsewhere that cannot be reached.
    public static let objectInaccessibleException = NSExceptionName(rawValue: "NSObjectInaccessibleException")
    /// An object elsewhere that is not there.
    public static let objectNotAvailableException = NSExceptionName(rawValue: "NSObjectNotAvailableException")
    /// A place to write to that is no place.
    public static let destinationInvalidException = NSExceptionName(rawValue: "NSDestinationInvalidException")
    /// A key that an object has no value for.
    public static let undefinedKeyException = NSExceptionName(rawValue: "NSUnknownKeyException")
    /// Characters that a text's encoding has not.
    public static let characterConversionException = NSExceptionName(rawValue: "NSCharacterConversionException")
    /// A property list that cannot be read.
    public static let parseErrorException = NSExceptionName(rawValue: "NSParseErrorException")
    /// An archive that does not hold what is asked for.
    public static let invalidUnarchiveOperationException = NSExceptionName(
        rawValue: "NSInvalidUnarchiveOperationException")
}
