// swift-format-ignore-file: NoLeadingUnderscores

public import Observation

/// An object that a context stores; `@Model` makes classes such objects.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
    /// Where the object is stored.
    var _modelPlace: ModelPlace { get }
}

/// What names an object for all contexts.
public struct PersistentIdentifier: Hashable, Identifiable, Comparable, Sendable {
    private let object: ObjectIdentifier
    /// The name of the object's class.
    public let entityName: String

    init(_ model: any PersistentModel) {
        object = ObjectIdentifier(model)
        entityName = "\(type(of: model))"
    }

    /// The identifier itself.
    public var id: PersistentIdentifier { self }

    /// Whether one comes before another in an order without meaning.
    public static func < (a: PersistentIdentifier, b: PersistentIdentifier) -> Bool { a.object < b.object }
}

/// Where an object is stored.
public final class ModelPlace {
    weak var context: ModelContext?
    var isDeleted = false

    /// Creates the place of an object that is not stored.
    public init() {}
}

extension PersistentModel {
    /// What names the object.
    public var persistentModelID: PersistentIdentifier { PersistentIdentifier(self) }
    /// What names the object.
    public var id: PersistentIdentifier { persistentModelID }
    /// The context that stores the object.
    public var modelContext: ModelContext? { _modelPlace.context }
    /// Whether the object was deleted.
    public var isDeleted: Bool { _modelPlace.isDeleted }
    /// Whether the object has changes that are not saved.
    public var hasChanges: Bool { _modelPlace.context?.hasChanges ?? false }

    /// Whether two are the same object.
    public static func == (a: Self, b: Self) -> Bool { a === b }
    /// Adds the identity to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
