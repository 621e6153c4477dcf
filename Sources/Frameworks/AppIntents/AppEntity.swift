public import Foundation

/// A type with a name for users (Apple, *TypeDisplayRepresentable*).
public protocol TypeDisplayRepresentable {
    /// The name.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value that is shown to users (Apple, *InstanceDisplayRepresentable*).
public protocol InstanceDisplayRepresentable {
    /// What is shown.
    var displayRepresentation: DisplayRepresentation { get }
}

/// A value that is shown to users, of a type with a name (Apple, *DisplayRepresentable*).
public protocol DisplayRepresentable: InstanceDisplayRepresentable, TypeDisplayRepresentable {}

/// A concept of an app (Apple, *AppValue*).
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue, Sendable {}

/// An identifier that can be kept as a text (Apple, *EntityIdentifierConvertible*).
public protocol EntityIdentifierConvertible {
    /// The text.
    var entityIdentifierString: String { get }
    /// Returns the identifier of a text; `nil` for another text.
    static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension EntityIdentifierConvertible where Self: LosslessStringConvertible {
    /// The description.
    public var entityIdentifierString: String { description }
    /// Returns the identifier of a text; `nil` for another text.
    public static func entityIdentifier(for entityIdentifierString: String) -> Self? { Self(entityIdentifierString) }
}

extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}
extension UUID: EntityIdentifierConvertible {
    /// The text in upper case.
    public var entityIdentifierString: String { uuidString }
    /// Returns the identifier of a text; `nil` for another text.
    public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
        UUID(uuidString: entityIdentifierString)
    }
}

/// A thing of an app that actions know (Apple, *AppEntity*).
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where ID: EntityIdentifierConvertible & Sendable {
    /// What finds things of the type.
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    /// What finds things of the type.
    static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
    /// What a property is declared with.
    public typealias Property = EntityProperty
}

/// A thing that exists while an action is performed (Apple, *TransientAppEntity*).
public protocol TransientAppEntity: AppValue, DisplayRepresentable {
    /// Creates a thing.
    init()
}

/// One of some choices of an app (Apple, *AppEnum*).
public protocol AppEnum: AppValue, CaseIterable, RawRepresentable, Hashable
where RawValue: LosslessStringConvertible {
    /// What is shown of each choice.
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// What finds the things of a type (Apple, *EntityQuery*); nothing asks it here.
public protocol EntityQuery: PersistentlyIdentifiable, Sendable {
    /// The type.
    associatedtype Entity: AppEntity
    /// What holds things that are suggested.
    associatedtype Result
    /// Creates a query.
    init()
    /// Returns the things with identifiers.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// Returns the things that are suggested to users.
    func suggestedEntities() async throws -> Result
    /// Returns what is taken where nothing was chosen.
    func defaultResult() async -> Entity?
}

extension EntityQuery {
    /// What an object that the app provides is declared with.
    public typealias Dependency = AppDependency
    /// Returns nothing.
    public func suggestedEntities() async throws -> [Entity] { [] }
    /// Returns nothing.
    public func defaultResult() async -> Entity? { nil }
}

/// A query by a text (Apple, *EntityStringQuery*).
public protocol EntityStringQuery: EntityQuery {
    /// Returns the things that a text means.
    func entities(matching string: String) async throws -> Result
}

/// A query that knows all things (Apple, *EnumerableEntityQuery*).
public protocol EnumerableEntityQuery: EntityQuery {
    /// Returns all things.
    func allEntities() async throws -> [Entity]
}
