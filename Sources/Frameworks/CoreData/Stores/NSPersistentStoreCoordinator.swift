public import UIKit

/// The stores of a model's objects (Apple, *NSPersistentStoreCoordinator*).
open class NSPersistentStoreCoordinator: NSObject {
    /// The model.
    public let managedObjectModel: NSManagedObjectModel
    /// The stores, in the order in which they were added.
    open private(set) var persistentStores: [NSPersistentStore] = []
    /// The coordinator's name.
    open var name: String?
    let audience = ContextAudience()
    private let lock = NSRecursiveLock()

    /// Creates a coordinator for a model.
    public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

    /// Opens a store.
    @discardableResult
    open func addPersistentStore(
        ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        guard [NSSQLiteStoreType, NSBinaryStoreType, NSInMemoryStoreType, NSXMLStoreType].contains(storeType) else {
            throw CoreDataFault.error(
                NSPersistentStoreInvalidTypeError, "The store type \(storeType) is not registered.")
        }
        if let configuration, managedObjectModel.entities(forConfigurationName: configuration) == nil {
            throw CoreDataFault.error(
                NSPersistentStoreTypeMismatchError,
                "The model has no configuration \(configuration); its store cannot be opened.")
        }
        let contents = NSPersistentStoreCoordinator.contents(storeType, storeURL)
        try check(contents, options)
        let store = NSPersistentStore(
            contents, type: storeType, configuration: configuration, url: storeURL ?? URL(fileURLWithPath: "/dev/null"),
            options: options)
        store.persistentStoreCoordinator = self
        persistentStores.append(store)
        NotificationCenter.default.post(
            name: .NSPersistentStoreCoordinatorStoresDidChange, object: self, userInfo: ["added": [store]])
        return store
    }

    /// Opens a store, by the names since iOS 15.
    @discardableResult
    public func addPersistentStore(
        type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
        options: [AnyHashable: Any]? = nil
    ) throws -> NSPersistentStore {
        try addPersistentStore(
            ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
    }

    /// Opens the store of a description.
    open func addPersistentStore(
        with storeDescription: NSPersistentStoreDescription,
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
    ) {
        var failure: (any Error)?
        do {
            try addPersistentStore(
                ofType: storeDescription.type, configurationName: storeDescription.configuration,
                at: storeDescription.url, options: storeDescription.allOptions)
        } catch { failure = error }
        guard storeDescription.shouldAddStoreAsynchronously else { return block(storeDescription, failure) }
        nonisolated(unsafe) let call = { block(storeDescription, failure) }
        DispatchQueue.main.async { unsafe call() }
    }

    private static func contents(_ type: String, _ url: URL?) -> StoreContents {
        guard type != NSInMemoryStoreType, let url, url.isFileURL, url.path != "/dev/null" else {
            return StoreContents()
        }
        return StoreShelf.contents(at: url.path)
    }

    private func check(_ contents: StoreContents, _ options: [AnyHashable: Any]?) throws {
        let hashes = managedObjectModel.entityVersionHashesByName
        let migrates = options?[NSMigratePersistentStoresAutomaticallyOption] as? Bool ?? false
        guard contents.hashes.isEmpty || contents.hashes == hashes || migrates else {
            throw CoreDataFault.error(
                NSPersistentStoreIncompatibleVersionHashError,
                "The managed object model version used to open the persistent store is incompatible with the one that was used to create the persistent store."
            )
        }
        contents.hashes = hashes
    }

    /// Closes a store.
    open func remove(_ store: NSPersistentStore) throws {
        NotificationCenter.default.post(
            name: .NSPersistentStoreCoordinatorWillRemoveStore, object: self, userInfo: ["removed": [store]])
        persistentStores.removeAll { $0 === store }
        store.persistentStoreCoordinator = nil
        NotificationCenter.default.post(
            name: .NSPersistentStoreCoordinatorStoresDidChange, object: self, userInfo: ["removed": [store]])
    }

    /// Opens the objects of a store at another URL.
    open func migratePersistentStore(
        _ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
    ) throws -> NSPersistentStore {
        if storeType != NSInMemoryStoreType { StoreShelf.set(store.contents, at: URL.path) }
        try remove(store)
        let new = NSPersistentStore(
            store.contents, type: storeType, configuration: store.configuration, url: URL, options: options)
        new.persistentStoreCoordinator = self
        persistentStores.append(new)
        return new
    }

    /// Removes the objects of the store at a URL.
    open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
        for store in persistentStores where store.url == url { try remove(store) }
        StoreShelf.existing(at: url.path)?.removeAll()
        StoreShelf.remove(url.path)
    }

    /// Removes the objects of the store at a URL, by the names since iOS 15.
    public func destroyPersistentStore(
        at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
    ) throws { try destroyPersistentStore(at: url, ofType: type.rawValue, options: options) }

    /// Puts the objects of one store in the place of another's.
    open func replacePersistentStore(
        at destinationURL: URL, destinationOptions: [AnyHashable: Any]? = nil, withPersistentStoreFrom sourceURL: URL,
        sourceOptions: [AnyHashable: Any]? = nil, ofType storeType: String
    ) throws {
        if let contents = StoreShelf.existing(at: sourceURL.path) { StoreShelf.set(contents, at: destinationURL.path) }
    }

    /// Returns the store with a URL.
    open func persistentStore(for URL: URL) -> NSPersistentStore? { persistentStores.first { $0.url == URL } }
    /// Returns the URL of a store.
    open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }
    /// Sets the URL of a store.
    open func setURL(_ url: URL, for store: NSPersistentStore) -> Bool {
        store.url = url
        return true
    }
    /// Returns the metadata of a store.
    open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }
    /// Sets the metadata of a store.
    open func setMetadata(_ metadata: [String: Any]?, for store: NSPersistentStore) { store.metadata = metadata ?? [:] }
    /// Returns the metadata of the store at a URL; throws if there is none.
    open class func metadataForPersistentStore(
        ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        guard let contents = StoreShelf.existing(at: url.path) else {
            throw CoreDataFault.error(260, "The file “\(url.lastPathComponent)” couldn’t be opened.")
        }
        return contents.metadata.merging([
            NSStoreTypeKey: storeType, NSStoreUUIDKey: contents.identifier,
            NSStoreModelVersionHashesKey: contents.hashes,
        ]) { $1 }
    }

    /// Returns the metadata of the store at a URL, by the names since iOS 15.
    public class func metadataForPersistentStore(
        type: NSPersistentStore.StoreType, at storeURL: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        try metadataForPersistentStore(ofType: type.rawValue, at: storeURL, options: options)
    }

    /// Returns the identifier that a URL stands for.
    open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
        let parts = url.pathComponents.filter { $0 != "/" }
        guard url.scheme == "x-coredata", parts.count == 2, parts[1].hasPrefix("p"),
            let number = Int(parts[1].dropFirst()),
            let store = persistentStores.first(where: { $0.contents.identifier == url.host }),
            let entity = managedObjectModel.entitiesByName[parts[0]], let key = store.contents.key(numbered: number)
        else { return nil }
        return NSManagedObjectID(key, entity: entity)
    }

    /// Executes a request for a context.
    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest, with context: NSManagedObjectContext) throws
        -> NSPersistentStoreResult
    { try context.execute(request) }

    /// Runs a block at once.
    public func perform(_ block: @escaping () -> Void) { lock.withLock { block() } }
    /// Runs a block and waits for it.
    public func performAndWait(_ block: () -> Void) { lock.withLock { block() } }
    /// Runs a block, waits for it, and returns its value.
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try lock.withLock { try block() } }

    // What contexts ask.

    func row(of key: ObjectKey) -> StoredRow? {
        guard let contents = key.contents, persistentStores.contains(where: { $0.contents === contents }) else {
            return nil
        }
        return contents.row(of: key)
    }

    func keys(of entities: Set<String>, in stores: [NSPersistentStore]?) -> [ObjectKey] {
        persistentStores.filter { store in stores?.contains { $0 === store } ?? true }.flatMap {
            $0.contents.keys(of: entities)
        }
    }

    /// Returns the store that takes a new object.
    func store(of object: NSManagedObject, assigned: NSPersistentStore?) -> NSPersistentStore? {
        assigned ?? persistentStores.first { $0.has(object.entity) && !$0.isReadOnly }
    }

    /// Writes changes to the stores.
    func commit(
        _ new: [NSManagedObject], _ changed: [NSManagedObject], _ gone: [NSManagedObject],
        assigned: [ObjectKey: NSPersistentStore]
    ) throws {
        lock.lock()
        defer { lock.unlock() }
        for object in new where object.key.isTemporary {
            guard let store = store(of: object, assigned: assigned[object.key]) else {
                let text =
                    persistentStores.isEmpty
                    ? "This NSPersistentStoreCoordinator has no persistent stores.  It cannot perform a save operation."
                    : "No store has the entity \(object.entity.name ?? "")."
                throw CoreDataFault.error(NSPersistentStoreInvalidTypeError, text)
            }
            store.contents.number(object.key)
        }
        for object in new {
            object.key.contents?.set(StoredRow(values: KeptValues.all(of: object), version: 1), of: object.key)
        }
        for object in changed {
            guard let contents = object.key.contents, let row = contents.row(of: object.key) else { continue }
            let isOther = object.changedKeys.contains {
                (object.entity.propertiesByName[$0] as? NSRelationshipDescription)?.isToMany != true
            }
            let values = KeptValues.merged(object, onto: row.values)
            contents.set(StoredRow(values: values, version: row.version + (isOther ? 1 : 0)), of: object.key)
        }
        for object in gone { object.key.contents?.remove(object.key) }
    }
}
