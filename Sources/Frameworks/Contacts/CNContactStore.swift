public import Foundation
import LayoutSimInertness

/// What an app asks to read.
public enum CNEntityType: Int, Sendable {
    /// Contacts.
    case contacts = 0
}

/// Whether an app may read contacts.
public enum CNAuthorizationStatus: Int, Sendable {
    /// The user was not asked.
    case notDetermined = 0
    /// The device does not allow it.
    case restricted
    /// The user does not allow it.
    case denied
    /// The user allows it.
    case authorized
    /// The user allows it for some contacts.
    case limited
}

/// An error of contacts.
public struct CNError: CustomNSError, Sendable {
    /// The reason of an error.
    public enum Code: Int, Sendable {
        case communicationError = 1
        case dataAccessError = 2
        case authorizationDenied = 100
        case recordDoesNotExist = 200
    }
    /// The domain of the errors.
    public static var errorDomain: String { "CNErrorDomain" }
    /// The reason.
    public let code: Code
    /// The reason as a number.
    public var errorCode: Int { code.rawValue }
    /// Creates an error from its reason.
    public init(_ code: Code) { self.code = code }
}

/// How contacts are ordered.
public enum CNContactSortOrder: Int, Sendable {
    case none = 0
    case userDefault, givenName, familyName
}

/// What is fetched of contacts.
open class CNContactFetchRequest: NSObject {
    /// What is fetched of each.
    open var keysToFetch: [any CNKeyDescriptor]
    /// Which contacts are fetched.
    open var predicate: NSPredicate?
    /// The order.
    open var sortOrder = CNContactSortOrder.none
    /// Whether contacts of one person are one.
    open var unifyResults = true
    /// Whether the contacts can be changed.
    open var mutableObjects = false
    /// Creates a request.
    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// Changes of contacts.
open class CNSaveRequest: NSObject {
    /// Creates no changes.
    public override init() {}
    /// Adds a contact.
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    /// Changes a contact.
    open func update(_ contact: CNMutableContact) {}
    /// Deletes a contact.
    open func delete(_ contact: CNMutableContact) {}
}

/// The user's contacts, which the user does not allow the app to read here.
open class CNContactStore: NSObject {
    /// Creates a store.
    public override init() {}
    /// Returns whether the app may read contacts; not asked before, and then denied.
    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }
    /// Tells on the main queue that the user denied it.
    open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        inert(.service, self)
        DispatchQueue.main.async { completionHandler(false, CNError(.authorizationDenied)) }
    }
    /// Throws that the user denied it.
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool { throw CNError(.authorizationDenied) }
    /// Throws that the user denied it.
    open func unifiedContacts(
        matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> [CNContact] { throw CNError(.authorizationDenied) }
    /// Throws that the user denied it.
    open func unifiedContact(
        withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]
    ) throws -> CNContact { throw CNError(.authorizationDenied) }
    /// Throws that the user denied it.
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest,
        usingBlock block: @escaping (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws { throw CNError(.authorizationDenied) }
    /// Throws that the user denied it.
    open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
    /// The identifier of the default container.
    open func defaultContainerIdentifier() -> String { "" }
}

extension NSNotification.Name {
    /// The notification that contacts changed; never posted here.
    public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}
