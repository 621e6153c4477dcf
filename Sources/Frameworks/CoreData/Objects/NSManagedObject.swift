public import Combine
import QuartzCore
public import UIKit

/// An object of a model's entity (Apple, *NSManagedObject*).
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject, _KeyReader, _KeyWriter,
    _UndefinedKeyReader, _UndefinedKeyWriter
{
    var key: ObjectKey
    private var identifier: NSManagedObjectID
    /// The entity.
    open private(set) var entity: NSEntityDescription
    /// The context that has the object.
    open internal(set) weak var managedObjectContext: NSManagedObjectContext?
    /// The values as they are, without those that are nothing.
    var values: [String: ObjectValue] = [:]
    /// The values as they were fetched or saved last.
    var committed: [String: ObjectValue] = [:]
    /// The version of the stored values.
    var rowVersion = 0
    /// Whether the values were not read yet.
    open internal(set) var isFault = false
    /// Whether changes are not noted, as while an object awakes.
    var isQuiet = false
    /// Whether the class is asked for a value.
    var isAsking = false
    /// The keys that changed since changes were last told.
    var recentKeys: Set<String> = []
    /// The state of faulting: 0 for an object with values.
    open var faultingState: Int { isFault ? 1 : 0 }
    /// A publisher that sends before a value changes.
    public let objectWillChange = ObservableObjectPublisher()

    /// Creates an object of an entity, and inserts it into a context.
    public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        key = ObjectKey(entity: entity.name ?? "")
        identifier = NSManagedObjectID(key, entity: entity)
        super.init()
        setDefaults()
        context?.insert(self)
    }

    /// Creates an object of the class's entity in a context.
    public convenience init(context moc: NSManagedObjectContext) {
        self.init(entity: type(of: self).entity(in: moc), insertInto: moc)
    }

    /// Returns the entity of the class in the models of the process.
    open class func entity() -> NSEntityDescription {
        if let entity = LoadedModels.entity(of: self) { return entity }
        raise(
            "NSInternalInconsistencyException",
            "No NSEntityDescriptions in any model claim the NSManagedObject subclass '\(self)'")
    }

    private class func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
        context.model?.entity(of: self) ?? entity()
    }

    /// Returns a request for all objects of the class's entity.
    @_disfavoredOverload open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        let request = NSFetchRequest<any NSFetchRequestResult>(entityName: entity().name ?? "")
        return request
    }

    /// Returns a new object of an entity, of its class.
    static func made(of entity: NSEntityDescription, in context: NSManagedObjectContext?) -> NSManagedObject {
        makeAtRunTime(entity.objectClass, by: ManagedObjectMaker.self) { $0.init(entity: entity, insertInto: context) }
    }

    /// Returns an object whose values are read later.
    static func fault(of key: ObjectKey, _ entity: NSEntityDescription, in context: NSManagedObjectContext)
        -> NSManagedObject
    {
        let object = made(of: entity, in: nil)
        object.key = key
        object.identifier = NSManagedObjectID(key, entity: entity)
        (object.values, object.committed, object.isFault) = ([:], [:], true)
        object.managedObjectContext = context
        return object
    }

    /// The identifier.
    open var objectID: NSManagedObjectID {
        if identifier.isTemporaryID, !key.isTemporary, hasPermanentID {
            identifier = NSManagedObjectID(key, entity: entity)
        }
        return identifier
    }
    /// Whether the context knows that the object was saved.
    private var hasPermanentID: Bool { managedObjectContext?.isInserted(self) != true }

    /// Takes the permanent identifier.
    func takePermanentID() { identifier = NSManagedObjectID(key, entity: entity) }

    private func setDefaults() {
        for case let attribute as NSAttributeDescription in entity.properties {
            guard let value = attribute.defaultValue else { continue }
            let kept = AttributeValues.kept(value, attribute.attributeType) ?? value
            values[attribute.name] = .attribute(kept)
        }
    }

    // What subclasses override.

    /// Called after the object was inserted.
    open func awakeFromInsert() {}
    /// Called after the values were read.
    open func awakeFromFetch() {}
    /// Called after a rollback, a refresh or an undone change gave the object other values.
    open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
    /// Called before the object is deleted.
    open func prepareForDeletion() {}
    /// Called before the object is saved.
    open func willSave() {}
    /// Called after the object was saved.
    open func didSave() {}
    /// Called before the values are forgotten.
    open func willTurnIntoFault() {}
    /// Called after the values were forgotten.
    open func didTurnIntoFault() {}
    /// Whether properties outside of the model leave the context unchanged.
    open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

    // Key-value coding, for which classes override these.

    /// Returns the value of a property.
    open func value(forKey key: String) -> Any? { codedValue(forKey: key) }
    /// Sets the value of a property.
    open func setValue(_ value: Any?, forKey key: String) { setCodedValue(value, forKey: key) }
    /// Raises an exception, since there is no such property.
    open func value(forUndefinedKey key: String) -> Any? {
        raise(
            "NSUnknownKeyException",
            "[<\(type(of: self))> valueForUndefinedKey:]: the entity \(entity.name ?? "") is not key value coding-compliant for the key \"\(key)\"."
        )
    }
    /// Raises an exception, since there is no such property.
    open func setValue(_ value: Any?, forUndefinedKey key: String) { _object_setValue(value, forUndefinedKey: key) }
    /// Returns the value of a property without notes of the access.
    open func primitiveValue(forKey key: String) -> Any? { shownValue(forKey: key) }
    /// Sets the value of a property without the inverse of a relationship.
    open func setPrimitiveValue(_ value: Any?, forKey key: String) { setPlainValue(value, forKey: key) }
    /// Reads the values of a fault.
    open func willAccessValue(forKey key: String?) { fire() }
    /// Does nothing.
    open func didAccessValue(forKey key: String?) {}

    // Validation, for which classes override these.

    /// Throws if the object must not be deleted.
    open func validateForDelete() throws { try checkDeletion() }
    /// Throws if the object must not be inserted.
    open func validateForInsert() throws { try checkValues() }
    /// Throws if the object must not be changed.
    open func validateForUpdate() throws { try checkValues() }

    open override var description: String {
        let name = String(describing: type(of: self))
        let state = isFault ? "<fault>" : ValueTexts.text(of: self)
        return
            "<\(name): 0x\(String(key.sequence, radix: 16))> (entity: \(entity.name ?? ""); id: \(objectID); data: \(state))"
    }
}

/// A class whose initializer is required, by which objects of any class are made.
class ManagedObjectMaker: NSManagedObject {
    required override init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        super.init(entity: entity, insertInto: context)
    }
}
final class OtherMaker: ManagedObjectMaker {}

/// What gave an object other values (Apple, *NSSnapshotEventType*).
public struct NSSnapshotEventType: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates events from their raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// An undone insertion.
    public static let undoInsertion = NSSnapshotEventType(rawValue: 2)
    /// An undone deletion.
    public static let undoDeletion = NSSnapshotEventType(rawValue: 4)
    /// An undone change.
    public static let undoUpdate = NSSnapshotEventType(rawValue: 8)
    /// A rollback.
    public static let rollback = NSSnapshotEventType(rawValue: 16)
    /// A refresh.
    public static let refresh = NSSnapshotEventType(rawValue: 32)
    /// A merge policy.
    public static let mergePolicy = NSSnapshotEventType(rawValue: 64)
}
