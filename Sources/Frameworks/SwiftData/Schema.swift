/// The models of an app.
public final class Schema: Sendable {
    /// A version of a schema.
    public struct Version: Hashable, Comparable, Sendable, CustomStringConvertible {
        private let parts: [Int]

        /// Creates a version of its numbers.
        public init(_ major: Int, _ minor: Int, _ patch: Int) { parts = [major, minor, patch] }

        /// The numbers.
        public var description: String { parts.map(String.init).joined(separator: ".") }
        /// Whether one is older than another.
        public static func < (a: Version, b: Version) -> Bool { a.parts.lexicographicallyPrecedes(b.parts) }
    }

    /// An attribute of a model.
    public enum Attribute {
        /// How an attribute is stored.
        public struct Option: Hashable, Sendable {
            private let name: String

            /// No two models have the same value.
            public static var unique: Option { Option(name: "unique") }
            /// The value is stored beside the others.
            public static var externalStorage: Option { Option(name: "externalStorage") }
            /// The value is not stored.
            public static var ephemeral: Option { Option(name: "ephemeral") }
            /// The value is encrypted.
            public static var allowsCloudEncryption: Option { Option(name: "allowsCloudEncryption") }
            /// The value is kept in the history of a deleted model.
            public static var preserveValueOnDeletion: Option { Option(name: "preserveValueOnDeletion") }
            /// The value is found by the search of the system.
            public static var spotlight: Option { Option(name: "spotlight") }
            /// The value is stored as what a transformer makes of it.
            public static func transformable(by name: String) -> Option { Option(name: "transformable \(name)") }
            /// The value is stored as what a transformer makes of it.
            public static func transformable(by type: AnyClass) -> Option { Option(name: "transformable \(type)") }
        }
    }

    /// A relationship between models.
    public enum Relationship {
        /// How a relationship is stored.
        public struct Option: Hashable, Sendable {
            private let name: String

            /// No two models have the same one.
            public static var unique: Option { Option(name: "unique") }
        }

        /// What becomes of related models when a model is deleted.
        public enum DeleteRule: Hashable, Sendable {
            case noAction, nullify, cascade, deny
        }
    }

    /// The version.
    public let version: Version

    /// Creates a schema of models, which contexts know by their classes alone here.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) { self.version = version }
    /// Creates a schema of models.
    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }
    /// Creates the schema of a version.
    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }
}

/// The models of a version of an app.
public protocol VersionedSchema: Sendable {
    /// The models.
    static var models: [any PersistentModel.Type] { get }
    /// The version.
    static var versionIdentifier: Schema.Version { get }
}

/// How stores of older versions become newer; here no store is older.
public protocol SchemaMigrationPlan {
    /// The versions, the oldest first.
    static var schemas: [any VersionedSchema.Type] { get }
    /// The steps between them.
    static var stages: [MigrationStage] { get }
}

/// A step from a version to the next, which is never taken here.
public enum MigrationStage {
    case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
    case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
