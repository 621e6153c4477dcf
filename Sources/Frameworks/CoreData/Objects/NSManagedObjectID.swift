public import UIKit

/// The identifier of an object: temporary until the object is saved (Apple, *NSManagedObjectID*).
open class NSManagedObjectID: NSObject, NSFetchRequestResult, NSCopying {
    let key: ObjectKey
    /// The number of the identifier when it was made; 0 for a temporary one.
    private let number: Int
    /// The entity of the object.
    open private(set) var entity: NSEntityDescription

    init(_ key: ObjectKey, entity: NSEntityDescription) {
        (self.key, self.entity) = (key, entity)
        number = key.number
    }

    /// The store of the object.
    open var persistentStore: NSPersistentStore? { isTemporaryID ? nil : key.contents?.store }
    /// Whether the identifier becomes another one when the object is saved.
    open var isTemporaryID: Bool { number == 0 }

    /// Returns a URL that stands for the object.
    open func uriRepresentation() -> URL {
        let part = isTemporaryID ? "t\(key.sequence)" : "p\(number)"
        let store = isTemporaryID ? "" : key.contents?.identifier ?? ""
        return URL(string: "x-coredata://\(store)/\(key.entity)/\(part)") ?? URL(fileURLWithPath: "/")
    }

    /// Returns the identifier itself.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSManagedObjectID else { return false }
        return other.key == key && other.isTemporaryID == isTemporaryID
    }
    open override var hash: Int { key.sequence }
    open override var description: String {
        "0x\(String(key.sequence, radix: 16)) <\(uriRepresentation().absoluteString)>"
    }
}

/// What predicates compare in the place of an object, whose identifier may become another one.
final class KeyIdentity: NSObject {
    let key: ObjectKey
    init(_ key: ObjectKey) { self.key = key }
    override func isEqual(_ object: Any?) -> Bool { (object as? KeyIdentity)?.key == key }
    override var hash: Int { key.sequence }
}

extension NSManagedObjectID: _FormatArgument {}
extension NSManagedObject: _FormatArgument {}

extension NSManagedObjectID: PredicateIdentity {
    package var predicateIdentity: NSObject { KeyIdentity(key) }
}
