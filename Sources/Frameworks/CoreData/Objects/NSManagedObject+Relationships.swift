import Combine
public import UIKit

extension NSManagedObject {
    /// Returns the keys of the objects of a relationship's new value.
    func keys(of value: Any?, _ relationship: NSRelationshipDescription) -> [ObjectKey] {
        guard let value, !(value is NSNull) else { return [] }
        let objects = KeyPathValues.elements(of: value) ?? [value]
        let found = objects.compactMap { $0 as? NSManagedObject }
        // Sets have no order of their own, and results must have one.
        let ordered = relationship.isOrdered ? found : found.sorted { $0.key.sequence < $1.key.sequence }
        for object in ordered { check(object, relationship) }
        return ordered.map(\.key)
    }

    private func check(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
        if let destination = relationship.destinationEntity, !object.entity.isKindOf(entity: destination) {
            raiseInvalidArgument(
                "Unacceptable type of value for to-one relationship: property = \"\(relationship.name)\"; desired type = \(destination.managedObjectClassName ?? ""); given type = \(type(of: object)); value = \(object)."
            )
        }
        guard let context = managedObjectContext, let other = object.managedObjectContext, context !== other else {
            return
        }
        raiseInvalidArgument(
            "Illegal attempt to establish a relationship '\(relationship.name)' between objects in different contexts")
    }

    /// Sets a relationship, and the inverse of what leaves and enters it.
    func setRelated(_ keys: [ObjectKey], _ relationship: NSRelationshipDescription) {
        let old = values[relationship.name]?.keys ?? []
        let new = KeyList(keys)
        values[relationship.name] = relationship.isToMany ? .many(new) : keys.first.map { .one($0) }
        let former = KeyList(old)
        for key in old where !new.contains(key) { unlink(key, relationship) }
        for key in new.all where !former.contains(key) { link(key, relationship) }
    }

    private func unlink(_ other: ObjectKey, _ relationship: NSRelationshipDescription) {
        guard let inverse = relationship.inverseRelationship,
            let object = managedObjectContext?.object(of: other), !object.isGone
        else { return }
        object.forget(key, in: inverse)
    }

    /// Removes an object from a relationship, without its inverse.
    func forget(_ other: ObjectKey, in relationship: NSRelationshipDescription) {
        fire()
        switch values[relationship.name] {
        case .one(let key) where key == other: values[relationship.name] = nil
        case .many(var list) where list.contains(other):
            list.remove(other)
            values[relationship.name] = .many(list)
        default: return
        }
        objectWillChange.send()
        noteChange(of: relationship.name)
    }

    private func link(_ other: ObjectKey, _ relationship: NSRelationshipDescription) {
        guard let inverse = relationship.inverseRelationship, let object = managedObjectContext?.object(of: other)
        else {
            return
        }
        object.fire()
        if inverse.isToMany {
            var list = object.values[inverse.name]?.many ?? KeyList()
            list.append(key)
            object.values[inverse.name] = .many(list)
        } else {
            let former = object.values[inverse.name]?.one
            object.values[inverse.name] = .one(key)
            if let former, former != key {
                managedObjectContext?.object(of: former)?.forget(other, in: relationship)
            }
        }
        object.objectWillChange.send()
        object.noteChange(of: inverse.name)
    }

    /// Changes the objects of a relationship to many.
    func changeRelated(_ key: String, _ change: (inout KeyList) -> Void) {
        guard let relationship = entity.propertiesByName[key] as? NSRelationshipDescription else {
            return setValue(nil, forUndefinedKey: key)
        }
        fire()
        var list = values[key]?.many ?? KeyList()
        change(&list)
        objectWillChange.send()
        setRelated(list.all, relationship)
        noteChange(of: key)
    }

    /// Returns a set whose changes are those of a relationship.
    public func mutableSetValue(forKey key: String) -> NSMutableSet { RelatedSet(self, key) }
    /// Returns a set with an order whose changes are those of a relationship.
    public func mutableOrderedSetValue(forKey key: String) -> NSMutableOrderedSet { RelatedOrderedSet(self, key) }
    /// Returns the identifiers of the objects of a relationship.
    public func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
        fire()
        return (values[key]?.keys ?? []).compactMap { managedObjectContext?.object(of: $0)?.objectID }
    }
    /// Returns whether a relationship's objects were not read yet.
    public func hasFault(forRelationshipNamed key: String) -> Bool { isFault }
}
