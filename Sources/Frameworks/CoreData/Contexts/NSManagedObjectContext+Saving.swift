import Combine
import UIKit

extension NSManagedObjectContext {
    func saveChanges() throws {
        tellNews()
        guard hasChanges else { return }
        NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
        callWillSave()
        derive()
        try validate()
        let conflicts = ConflictResolution(self)
        if parent == nil { try conflicts.resolve() }
        tellNews()
        let (new, changed, gone) = (inserted.all, updated.all, deleted.all)
        if let parent {
            parent.performAndWait { parent.take(new, changed, gone) }
        } else {
            try persistentStoreCoordinator?.commit(new, changed, gone, assigned: assigned)
        }
        settle(new, changed, gone)
        tellSave(new, changed, gone)
    }

    private func callWillSave() {
        var called: Set<ObjectKey> = []
        // Objects may change others while they are called.
        while true {
            let next = (inserted.all + updated.all + deleted.all).filter { !called.contains($0.key) }
            if next.isEmpty { return }
            for object in next {
                called.insert(object.key)
                object.willSave()
            }
        }
    }

    private func derive() {
        for object in inserted.all + updated.all {
            for case let attribute as NSDerivedAttributeDescription in object.entity.properties {
                guard let expression = attribute.derivationExpression else { continue }
                object.setPlainValue(
                    expression.expressionValue(with: object, context: nil), forKey: attribute.name)
            }
        }
    }

    private func validate() throws {
        var errors: [NSError] = []
        func note(_ check: () throws -> Void) {
            do { try check() } catch { errors.append(error as NSError) }
        }
        for object in inserted.all { note(object.validateForInsert) }
        for object in updated.all { note(object.validateForUpdate) }
        for object in deleted.all { note(object.validateForDelete) }
        try CoreDataFault.throwAll(errors)
    }

    /// Takes over what a child saves.
    func take(_ new: [NSManagedObject], _ changed: [NSManagedObject], _ gone: [NSManagedObject]) {
        for object in new {
            let own = NSManagedObject.fault(of: object.key, object.entity, in: self)
            (own.values, own.isFault) = (object.values, false)
            registry[own.key] = WeakObject(object: own)
            inserted.insert(own)
            news.inserted.insert(own)
        }
        for object in changed {
            guard let own = self.object(of: object.key) else { continue }
            own.fire()
            own.objectWillChange.send()
            own.values = KeptValues.merged(object, onto: own.values)
            noteUpdate(of: own)
        }
        for object in gone {
            guard let own = self.object(of: object.key) else { continue }
            let isNew = inserted.contains(own.key)
            inserted.remove(own.key)
            updated.remove(own.key)
            if !isNew { deleted.insert(own) }
            news.deleted.insert(own)
        }
        tellNewsLater()
    }

    private func settle(_ new: [NSManagedObject], _ changed: [NSManagedObject], _ gone: [NSManagedObject]) {
        forgetChanges()
        for object in new + changed {
            if !object.key.isTemporary { object.takePermanentID() }
            if parent == nil, let row = persistentStoreCoordinator?.row(of: object.key) {
                object.rowVersion = row.version
                for property in object.entity.properties where !property.isTransient {
                    object.values[property.name] = row.values[property.name]
                }
            }
            object.committed = object.values
            assigned[object.key] = nil
        }
        for object in gone {
            registry[object.key] = nil
            object.managedObjectContext = nil
        }
        for object in new + changed + gone { object.didSave() }
    }

    private func tellSave(_ new: [NSManagedObject], _ changed: [NSManagedObject], _ gone: [NSManagedObject]) {
        let info: [AnyHashable: Any] = [
            NSInsertedObjectsKey: Set(new), NSUpdatedObjectsKey: Set(changed), NSDeletedObjectsKey: Set(gone),
        ]
        let ids: [AnyHashable: Any] = [
            NSInsertedObjectIDsKey: Set(new.map(\.objectID)), NSUpdatedObjectIDsKey: Set(changed.map(\.objectID)),
            NSDeletedObjectIDsKey: Set(gone.map(\.objectID)),
        ]
        let center = NotificationCenter.default
        center.post(name: .NSManagedObjectContextDidSave, object: self, userInfo: info)
        center.post(name: .NSManagedObjectContextDidSaveObjectIDs, object: self, userInfo: ids)
        let followers = parent?.audience.contexts ?? persistentStoreCoordinator?.audience.contexts ?? []
        for other in followers where other !== self && other.automaticallyMergesChangesFromParent {
            other.perform {
                other.mergeChanges(
                    fromContextDidSave: Notification(name: .NSManagedObjectContextDidSave, object: self, userInfo: ids))
            }
        }
    }
}

/// The values that are kept of a changed object.
enum KeptValues {
    /// Returns other values with the changes of an object; of relationships to many, what entered and left them.
    static func merged(_ object: NSManagedObject, onto values: [String: ObjectValue]) -> [String: ObjectValue] {
        var values = values
        for property in object.entity.properties where !property.isTransient {
            let (new, old) = (object.values[property.name], object.committed[property.name])
            guard !property.isSame(new, old) else { continue }
            guard let relationship = property as? NSRelationshipDescription, relationship.isToMany,
                !relationship.isOrdered
            else {
                values[property.name] = new
                continue
            }
            let (entered, left) = (new?.many ?? KeyList(), old?.many ?? KeyList())
            var list = values[property.name]?.many ?? KeyList()
            for key in left.all where !entered.contains(key) { list.remove(key) }
            for key in entered.all where !left.contains(key) { list.append(key) }
            values[property.name] = .many(list)
        }
        return values
    }

    /// Returns the values of an object that stores keep.
    static func all(of object: NSManagedObject) -> [String: ObjectValue] {
        var values: [String: ObjectValue] = [:]
        for property in object.entity.properties where !property.isTransient {
            values[property.name] = object.values[property.name]
        }
        return values
    }
}
