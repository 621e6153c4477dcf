import UIKit

extension NSManagedObjectContext {
    /// Fetches what a request asks for.
    public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
        try results(of: request.settings).compactMap { $0 as? T }
    }

    /// Returns the number of objects that a request asks for.
    public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
        try lock.withLock { try found(by: request.settings).count }
    }

    /// Returns the results of a request, whatever their type.
    func results(of settings: FetchSettings) throws -> [Any] {
        lock.lock()
        defer { lock.unlock() }
        if settings.resultType.contains(.dictionaryResultType) {
            return try FetchedDictionaries(settings, entity: entity(of: settings)).all(
                found(by: settings, isCut: false))
        }
        let objects = try found(by: settings)
        if settings.resultType.contains(.countResultType) { return [NSNumber(value: objects.count)] }
        if settings.resultType.contains(.managedObjectIDResultType) { return objects.map(\.objectID) }
        if settings.shouldRefreshRefetchedObjects {
            for object in objects where !object.isFault { refresh(object, mergeChanges: true) }
        }
        if !settings.returnsObjectsAsFaults { for object in objects { object.fire() } }
        return objects
    }

    private func entity(of settings: FetchSettings) throws -> NSEntityDescription {
        if let entity = settings.entity { return model?.entitiesByName[entity.name ?? ""] ?? entity }
        if let name = settings.entityName, let entity = model?.entitiesByName[name] { return entity }
        raiseInvalidArgument(
            settings.entityName.map { "NSFetchRequest could not locate an NSEntityDescription for entity name '\($0)'" }
                ?? "executeFetchRequest:error: A fetch request must have an entity.")
    }

    /// Returns the objects that meet a request, in order.
    private func found(by settings: FetchSettings, isCut: Bool = true) throws -> [NSManagedObject] {
        let entity = try entity(of: settings)
        let names: Set<String> = settings.includesSubentities ? entity.namesWithDescendants : [entity.name ?? ""]
        if settings.includesPendingChanges { tellNews() }
        let seesChanges = settings.includesPendingChanges
        var keys = seesChanges ? keys(of: names, in: settings.stores) : keys(below: names, in: settings.stores)
        if let predicate = settings.predicate {
            keys = keys.filter {
                predicate.evaluate(with: RowReader.subject($0, in: self, seesChanges: seesChanges))
            }
        }
        let objects = keys.compactMap { object(of: $0) }.sorted(by: settings.sortDescriptors ?? [])
        guard isCut else { return objects }
        return FetchedDictionaries.cut(objects, settings)
    }

    /// Executes a request: a fetch, or a change of many objects at once.
    @discardableResult
    public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        switch request {
        case let request as any ContextRequest: return try request.result(in: self)
        default:
            throw CoreDataFault.error(
                NSPersistentStoreUnsupportedRequestTypeError, "The request cannot be executed.")
        }
    }
}

/// A request that a context executes.
protocol ContextRequest: AnyObject {
    func result(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult
}
