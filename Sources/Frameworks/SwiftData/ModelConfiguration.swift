public import Foundation

/// How models are stored; all are stored in memory here.
public struct ModelConfiguration: Hashable, Identifiable, Sendable {
    /// A database of iCloud, which is not there.
    public struct CloudKitDatabase: Hashable, Sendable {
        private let name: String

        /// What the app is entitled to.
        public static var automatic: CloudKitDatabase { CloudKitDatabase(name: "automatic") }
        /// None.
        public static var none: CloudKitDatabase { CloudKitDatabase(name: "none") }
        /// A private one.
        public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase(name: name) }
    }

    /// A folder that apps share, which is not there.
    public struct GroupContainer: Hashable, Sendable {
        private let name: String

        /// What the app is entitled to.
        public static var automatic: GroupContainer { GroupContainer(name: "automatic") }
        /// None.
        public static var none: GroupContainer { GroupContainer(name: "none") }
        /// One by its name.
        public static func identifier(_ name: String) -> GroupContainer { GroupContainer(name: name) }
    }

    /// The name.
    public let name: String
    /// The models; those of the container for none.
    public var schema: Schema? { models }
    private let models: Schema?
    /// The file that a device would have.
    public let url: URL
    /// Whether the models are not written to a file.
    public let isStoredInMemoryOnly: Bool
    /// Whether models can be saved.
    public let allowsSave: Bool
    /// The database of iCloud.
    public let cloudKitDatabase: CloudKitDatabase

    private init(
        name: String?, _ schema: Schema?, url: URL?, isStoredInMemoryOnly: Bool, allowsSave: Bool,
        _ database: CloudKitDatabase
    ) {
        self.name = name ?? "default"
        models = schema
        self.url = url ?? URL(fileURLWithPath: isStoredInMemoryOnly ? "/dev/null" : "/default.store")
        self.isStoredInMemoryOnly = isStoredInMemoryOnly
        self.allowsSave = allowsSave
        cloudKitDatabase = database
    }

    /// Creates a configuration.
    public init(isStoredInMemoryOnly: Bool = false) {
        self.init(
            name: nil, nil, url: nil, isStoredInMemoryOnly: isStoredInMemoryOnly, allowsSave: true, .automatic)
    }
    /// Creates a configuration of models.
    public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(
            name: nil, Schema(types), url: nil, isStoredInMemoryOnly: isStoredInMemoryOnly, allowsSave: true, .automatic
        )
    }
    /// Creates a configuration of a schema.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.init(
            name: name, schema, url: nil, isStoredInMemoryOnly: isStoredInMemoryOnly, allowsSave: allowsSave,
            cloudKitDatabase)
    }
    /// Creates a configuration of a schema in a file.
    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        self.init(
            name: name, schema, url: url, isStoredInMemoryOnly: false, allowsSave: allowsSave, cloudKitDatabase)
    }

    /// The file.
    public var id: URL { url }
    /// Whether two have the same name and file.
    public static func == (a: ModelConfiguration, b: ModelConfiguration) -> Bool { a.name == b.name && a.url == b.url }
    /// Adds the name and the file to a hasher.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(url)
    }
}
