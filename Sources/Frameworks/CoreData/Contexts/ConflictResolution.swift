import UIKit

/// The conflicts of a context's changes with what others saved, and how its merge policy resolves them.
struct ConflictResolution {
    private let context: NSManagedObjectContext
    private let policy: NSMergePolicyType
    private let chosen: NSMergePolicy

    init(_ context: NSManagedObjectContext) {
        self.context = context
        chosen = context.mergePolicy as? NSMergePolicy ?? .error
        policy = chosen.mergeType
    }

    func resolve() throws {
        try resolveVersions()
        try resolveConstraints()
    }

    private func resolveVersions() throws {
        var conflicts: [NSMergeConflict] = []
        for object in context.updated.all + context.deleted.all {
            guard let row = context.row(below: object.key), row.version != object.rowVersion else { continue }
            conflicts.append(
                NSMergeConflict(
                    source: object, newVersion: row.version, oldVersion: object.rowVersion,
                    cachedSnapshot: object.committedValues(forKeys: nil), persistedSnapshot: nil))
        }
        guard !conflicts.isEmpty else { return }
        guard policy != .errorMergePolicyType else {
            try chosen.resolve(optimisticLockingConflicts: conflicts)
            throw CoreDataFault.error(
                NSManagedObjectMergeError, "Could not merge changes.",
                [NSPersistentStoreSaveConflictsErrorKey: conflicts])
        }
        for conflict in conflicts { merge(conflict.sourceObject) }
    }

    private func merge(_ object: NSManagedObject) {
        guard let row = context.row(below: object.key) else { return }
        var values = object.values
        switch policy {
        case .mergeByPropertyObjectTrumpMergePolicyType: values = KeptValues.merged(object, onto: row.values)
        case .mergeByPropertyStoreTrumpMergePolicyType:
            for property in object.entity.properties where !property.isTransient {
                let saved = row.values[property.name]
                if !property.isSame(saved, object.committed[property.name]) { values[property.name] = saved }
            }
        case .rollbackMergePolicyType:
            values = row.values
            context.deleted.remove(object.key)
        default: break
        }
        (object.values, object.committed, object.rowVersion) = (values, row.values, row.version)
    }

    private func resolveConstraints() throws {
        var conflicts: [NSConstraintConflict] = []
        for object in context.inserted.all + context.updated.all {
            for (owner, names) in ConstraintIndex.constraints(of: object.entity) {
                guard let other = ConstraintIndex.rival(of: object, names, owner, in: context) else { continue }
                if policy == .errorMergePolicyType {
                    conflicts.append(
                        NSConstraintConflict(
                            constraint: names, database: other.key.isTemporary ? nil : other, databaseSnapshot: nil,
                            conflictingObjects: other.key.isTemporary ? [object, other] : [object],
                            conflictingSnapshots: []))
                } else {
                    settle(object, other)
                }
            }
        }
        guard !conflicts.isEmpty else { return }
        try chosen.resolve(constraintConflicts: conflicts)
        throw CoreDataFault.error(
            NSManagedObjectConstraintMergeError, "Could not merge changes.",
            [NSPersistentStoreSaveConflictsErrorKey: conflicts])
    }

    /// Leaves one of two objects with equal values: the changed one where objects win, and else the other.
    private func settle(_ object: NSManagedObject, _ other: NSManagedObject) {
        guard context.inserted.contains(object.key) || context.updated.contains(object.key) else { return }
        let objectWins =
            policy == .overwriteMergePolicyType || policy == .mergeByPropertyObjectTrumpMergePolicyType
        let (winner, loser) = objectWins ? (object, other) : (other, object)
        if policy == .mergeByPropertyObjectTrumpMergePolicyType { adopt(winner, from: loser) }
        for case let relationship as NSRelationshipDescription in loser.entity.properties {
            loser.setRelated([], relationship)
        }
        let isNew = context.inserted.contains(loser.key)
        context.inserted.remove(loser.key)
        context.updated.remove(loser.key)
        context.news.deleted.insert(loser)
        if isNew {
            context.registry[loser.key] = nil
            loser.managedObjectContext = nil
        } else {
            loser.rowVersion = context.row(below: loser.key)?.version ?? 0
            context.deleted.insert(loser)
        }
    }

    /// Gives an object the values of another that it has none for itself.
    private func adopt(_ winner: NSManagedObject, from loser: NSManagedObject) {
        loser.fire()
        for property in winner.entity.properties {
            guard let value = loser.values[property.name] else { continue }
            if let relationship = property as? NSRelationshipDescription {
                if winner.values[property.name]?.keys.isEmpty ?? true { winner.setRelated(value.keys, relationship) }
            } else if winner.values[property.name] == nil {
                winner.values[property.name] = value
            }
        }
    }
}

/// Finds objects with values that only one may have.
enum ConstraintIndex {
    /// Returns the constraints of an entity and its ancestors, with the entity that has them.
    static func constraints(of entity: NSEntityDescription) -> [(NSEntityDescription, [String])] {
        var found: [(NSEntityDescription, [String])] = []
        var current: NSEntityDescription? = entity
        while let owner = current {
            for constraint in owner.uniquenessConstraints {
                let names = constraint.compactMap { $0 as? String ?? ($0 as? NSAttributeDescription)?.name }
                if !names.isEmpty { found.append((owner, names)) }
            }
            current = owner.superentity
        }
        return found
    }

    /// Returns another object with the same values.
    static func rival(
        of object: NSManagedObject, _ names: [String], _ owner: NSEntityDescription, in context: NSManagedObjectContext
    ) -> NSManagedObject? {
        guard let wanted = text(object.values, names) else { return nil }
        for key in context.keys(of: owner.namesWithDescendants, in: nil) where key != object.key {
            let known = context.inserted[key] ?? context.updated[key]
            let values = known?.values ?? context.row(below: key)?.values ?? [:]
            if text(values, names) == wanted { return known ?? context.object(of: key) }
        }
        return nil
    }

    /// Returns the values as a text; `nil` if one is nothing, which is equal to nothing.
    static func text(_ values: [String: ObjectValue], _ names: [String]) -> String? {
        var text = ""
        for name in names {
            switch values[name] {
            case .attribute(let value)?: text += "\(value)\u{0}"
            case .one(let key)?: text += "\(key.sequence)\u{0}"
            default: return nil
            }
        }
        return text
    }
}
