import UIKit

extension NSManagedObjectContext {
    func isInserted(_ object: NSManagedObject) -> Bool { inserted.contains(object.key) }
    func isUpdated(_ object: NSManagedObject) -> Bool { updated.contains(object.key) }
    func isDeleted(_ object: NSManagedObject) -> Bool { deleted.contains(object.key) }

    /// Returns the object of a key, as a fault if it is not used yet; `nil` if there is none.
    func object(of key: ObjectKey) -> NSManagedObject? { lock.withLock { used(key) } }

    private func used(_ key: ObjectKey) -> NSManagedObject? {
        if let object = registry[key]?.object { return object }
        guard let entity = model?.entitiesByName[key.entity] else { return nil }
        let object = NSManagedObject.fault(of: key, entity, in: self)
        registry[key] = WeakObject(object: object)
        return object
    }

    /// Returns what the parent or the stores have of an object.
    func row(below key: ObjectKey) -> StoredRow? {
        guard let parent else { return persistentStoreCoordinator?.row(of: key) }
        return parent.row(of: key)
    }

    /// Returns what an object is to contexts below.
    private func row(of key: ObjectKey) -> StoredRow? {
        if deleted.contains(key) { return nil }
        if let object = registry[key]?.object, !object.isFault, inserted.contains(key) || updated.contains(key) {
            return StoredRow(values: object.values, version: object.rowVersion)
        }
        return row(below: key)
    }

    /// Returns the keys of the objects of entities that the parent or the stores have, in the order in which they were
    /// made.
    func keys(below entities: Set<String>, in stores: [NSPersistentStore]?) -> [ObjectKey] {
        guard let parent else { return persistentStoreCoordinator?.keys(of: entities, in: stores) ?? [] }
        return parent.keys(of: entities, in: stores)
    }

    /// Returns the keys of the objects of entities.
    func keys(of entities: Set<String>, in stores: [NSPersistentStore]?) -> [ObjectKey] {
        keys(below: entities, in: stores).filter { !deleted.contains($0) }
            + inserted.all.map(\.key).filter { entities.contains($0.entity) }
    }

    func add(_ object: NSManagedObject) {
        if object.managedObjectContext === self {
            if deleted.contains(object.key) { deleted.remove(object.key) }
            if !inserted.isEmpty, inserted.contains(object.key) { return }
        }
        object.managedObjectContext = self
        registry[object.key] = WeakObject(object: object)
        inserted.insert(object)
        news.inserted.insert(object)
        tellNewsLater()
        object.awakeFromInsert()
    }

    /// Notes that an object changed.
    func noteUpdate(of object: NSManagedObject) {
        lock.lock()
        defer { lock.unlock() }
        guard !deleted.contains(object.key) else { return }
        if !inserted.contains(object.key) {
            updated.insert(object)
            news.updated.insert(object)
        } else if !news.inserted.contains(object.key) {
            news.updated.insert(object)
        }
        tellNewsLater()
    }

    func remove(_ object: NSManagedObject) {
        guard object.managedObjectContext === self, !deleted.contains(object.key) else { return }
        object.fire()
        object.prepareForDeletion()
        guard !deleted.contains(object.key) else { return }
        let isNew = inserted.contains(object.key)
        inserted.remove(object.key)
        updated.remove(object.key)
        deleted.insert(object)
        if isNew, news.inserted.contains(object.key) {
            news.inserted.remove(object.key)
        } else {
            news.deleted.insert(object)
        }
        news.updated.remove(object.key)
        tellNewsLater()
        for case let relationship as NSRelationshipDescription in object.entity.properties {
            propagate(object, relationship)
        }
        guard isNew else { return }
        // Nothing of it was saved, so nothing is left to delete.
        deleted.remove(object.key)
        registry[object.key] = nil
        object.managedObjectContext = nil
    }

    private func propagate(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
        guard relationship.deleteRule != .noActionDeleteRule else { return }
        for key in object.values[relationship.name]?.keys ?? [] {
            guard let other = self.object(of: key), !deleted.contains(key) else { continue }
            if relationship.deleteRule == .cascadeDeleteRule {
                remove(other)
            } else if relationship.deleteRule == .nullifyDeleteRule, let inverse = relationship.inverseRelationship {
                other.forget(object.key, in: inverse)
            }
        }
    }

    /// Returns the object with an identifier, whether or not it exists.
    public func object(with objectID: NSManagedObjectID) -> NSManagedObject {
        object(of: objectID.key) ?? NSManagedObject.fault(of: objectID.key, objectID.entity, in: self)
    }
    /// Returns the object with an identifier if it is used.
    public func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
        registry[objectID.key]?.object
    }
    /// Returns the object with an identifier; throws if it does not exist.
    public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
        let key = objectID.key
        let isThere = inserted.contains(key) || !deleted.contains(key) && row(below: key) != nil
        guard isThere, let object = object(of: key) else {
            throw CoreDataFault.error(
                NSManagedObjectReferentialIntegrityError, "Attempt to access an object not found in store.",
                [NSAffectedObjectsErrorKey: [objectID]])
        }
        object.fire()
        return object
    }
    /// Gives objects permanent identifiers before they are saved.
    public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
        for object in objects where object.key.isTemporary {
            guard let store = persistentStoreCoordinator?.store(of: object, assigned: assigned[object.key]) else {
                continue
            }
            store.contents.number(object.key)
            object.takePermanentID()
        }
    }
    /// Assigns a new object to a store.
    public func assign(_ object: Any, to store: NSPersistentStore) {
        if let object = object as? NSManagedObject { assigned[object.key] = store }
    }
    /// Notes nothing, since conflicts are found when the context is saved.
    public func detectConflicts(for object: NSManagedObject) {}
    /// Calls `willAccessValue(forKey:)` of an object.
    public func observeValue(for object: NSManagedObject) { object.willAccessValue(forKey: nil) }

    func forgetAll() {
        for object in registry.values.compactMap(\.object) {
            object.turnIntoFault()
            object.managedObjectContext = nil
        }
        registry = [:]
        forgetChanges()
        news = ContextNews()
    }

    func forgetChanges() {
        inserted.removeAll()
        updated.removeAll()
        deleted.removeAll()
    }

    func giveUpChanges() {
        let (new, changed) = (inserted.all, updated.all + deleted.all)
        forgetChanges()
        news = ContextNews()
        for object in new {
            registry[object.key] = nil
            object.managedObjectContext = nil
            news.deleted.insert(object)
        }
        for object in changed {
            object.turnIntoFault()
            object.awake(fromSnapshotEvents: .rollback)
            news.refreshed.insert(object)
        }
        tellNews()
    }

    /// Reads the values of all objects again.
    public func refreshAllObjects() {
        for object in registeredObjects.sorted(by: { $0.key.sequence < $1.key.sequence }) {
            refresh(object, mergeChanges: true)
        }
    }

    /// Reads the values of an object again, without or with those that were changed.
    public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
        lock.lock()
        defer { lock.unlock() }
        guard object.managedObjectContext === self, !inserted.contains(object.key) else { return }
        let isChanged = updated.contains(object.key)
        if flag, isChanged {
            let changes = object.changedKeys.map { ($0, object.values[$0]) }
            if let row = row(below: object.key) {
                (object.values, object.committed, object.rowVersion) = (row.values, row.values, row.version)
            }
            for (name, value) in changes { object.values[name] = value }
        } else {
            updated.remove(object.key)
            object.turnIntoFault()
        }
        news.refreshed.insert(object)
        tellNewsLater()
    }
}
