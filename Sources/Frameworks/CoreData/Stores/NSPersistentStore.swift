public import LayoutSimInertness
public import UIKit

/// The type of SQLite stores, which are kept in memory here.
public let NSSQLiteStoreType = "SQLite"
/// The type of binary stores, which are kept in memory here.
public let NSBinaryStoreType = "Binary"
/// The type of stores in memory.
public let NSInMemoryStoreType = "InMemory"
/// The type of XML stores, which are kept in memory here.
public let NSXMLStoreType = "XML"
/// The key of a store's type in its metadata.
public let NSStoreTypeKey = "NSStoreType"
/// The key of a store's identifier in its metadata.
public let NSStoreUUIDKey = "NSStoreUUID"
/// The key of the hashes of a store's entities in its metadata.
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
/// The key of the versions of a store's model in its metadata.
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"
/// The option to open a store of another version of the model.
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
/// The option to infer what became of entities and properties.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option to open a store for reading only.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The option with the pragmas of SQLite.
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
/// The option to analyze the file of SQLite when a store is added.
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
/// The option to make the file of SQLite smaller when a store is added.
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
/// The option to keep a history of changes.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option to be told of changes by other processes.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
    "NSPersistentStoreRemoteChangeNotificationOptionKey"
/// The option with the protection of a store's file.
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
/// The option with the seconds until a store gives up.
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
/// The option to ignore versions of a model.
public let NSIgnorePersistentStoreVersioningOption = "NSIgnorePersistentStoreVersioningOption"
/// The option to force that a store is destroyed.
public let NSPersistentStoreForceDestroyOption = "NSPersistentStoreForceDestroyOption"

/// A store of objects, kept in memory for the process whatever its type (Apple, *NSPersistentStore*).
open class NSPersistentStore: NSObject {
    /// The types of stores, by the names since iOS 15.
    public struct StoreType: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public let rawValue: String
        /// Creates a type from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A SQLite store, which is kept in memory here.
        public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
        /// A binary store, which is kept in memory here.
        public static let binary = StoreType(rawValue: NSBinaryStoreType)
        /// A store in memory.
        public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    }

    let contents: StoreContents
    /// The type.
    open private(set) var type: String
    /// The name of the configuration whose entities the store has.
    open private(set) var configurationName: String
    let configuration: String?
    /// The options.
    open private(set) var options: [AnyHashable: Any]?
    /// The URL.
    open var url: URL?
    /// Whether the store is only read.
    open var isReadOnly: Bool
    /// The coordinator that has the store.
    open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?

    init(
        _ contents: StoreContents, type: String, configuration: String?, url: URL?, options: [AnyHashable: Any]?
    ) {
        (self.contents, self.type, self.configuration) = (contents, type, configuration)
        configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
        (self.url, self.options) = (url, options)
        isReadOnly = options?[NSReadOnlyPersistentStoreOption] as? Bool ?? false
        super.init()
        contents.store = self
    }

    /// The identifier.
    open var identifier: String! {
        get { contents.identifier }
        set {}
    }

    /// The metadata.
    open var metadata: [String: Any]! {
        get {
            contents.metadata.merging([
                NSStoreTypeKey: type, NSStoreUUIDKey: contents.identifier,
                NSStoreModelVersionHashesKey: contents.hashes,
            ]) { $1 }
        }
        set { contents.metadata = newValue }
    }

    /// Returns whether the store has an entity.
    func has(_ entity: NSEntityDescription) -> Bool {
        guard let configuration, let model = persistentStoreCoordinator?.managedObjectModel else { return true }
        return model.entities(forConfigurationName: configuration)?.contains { $0.name == entity.name } ?? true
    }
}

/// How a container opens a store (Apple, *NSPersistentStoreDescription*).
open class NSPersistentStoreDescription: NSObject, NSCopying {
    /// The type.
    open var type = NSSQLiteStoreType
    /// The name of the configuration.
    open var configuration: String?
    /// The URL.
    open var url: URL?
    /// The options.
    open private(set) var options: [String: NSObject] = [:]
    /// Whether the store is only read.
    open var isReadOnly = false
    /// The seconds until a store gives up; stored only.
    @Inert(.service) open var timeout: TimeInterval = 240
    /// The pragmas of SQLite.
    open private(set) var sqlitePragmas: [String: NSObject] = [:]
    /// Whether the store is opened later; completion handlers are called with the next turn of the main queue then.
    open var shouldAddStoreAsynchronously = false
    /// Whether a store of another version of the model is opened.
    open var shouldMigrateStoreAutomatically = true
    /// Whether it is inferred what became of entities and properties.
    open var shouldInferMappingModelAutomatically = true
    /// The options of a container in the cloud; stored only.
    @Inert(.service) open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions? = nil

    /// Creates a description of a store at a URL.
    public init(url: URL) { self.url = url }
    /// Creates a description without a URL.
    public override init() {}

    /// Sets an option.
    open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
    /// Sets a pragma of SQLite.
    open func setValue(_ value: NSObject?, forPragmaNamed name: String) { sqlitePragmas[name] = value }

    var allOptions: [AnyHashable: Any] {
        var all: [AnyHashable: Any] = options
        all[NSMigratePersistentStoresAutomaticallyOption] = shouldMigrateStoreAutomatically
        all[NSInferMappingModelAutomaticallyOption] = shouldInferMappingModelAutomatically
        if isReadOnly { all[NSReadOnlyPersistentStoreOption] = true }
        return all
    }

    /// Returns a copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSPersistentStoreDescription()
        (copy.type, copy.configuration, copy.url, copy.options) = (type, configuration, url, options)
        (copy.isReadOnly, copy.shouldAddStoreAsynchronously) = (isReadOnly, shouldAddStoreAsynchronously)
        copy.shouldMigrateStoreAutomatically = shouldMigrateStoreAutomatically
        return copy
    }
}

/// The options of a container in the cloud, which have no effect here.
open class NSPersistentCloudKitContainerOptions: NSObject {
    /// The identifier of the container.
    public let containerIdentifier: String
    /// Creates options.
    public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
