import Combine
import QuartzCore
package import UIKit

extension NSManagedObject: ManagedValues, PredicateIdentity {
    package var predicateIdentity: NSObject { KeyIdentity(key) }

    /// Returns the value of an `@NSManaged` property.
    package func managedValue(forKey key: String) -> Any? {
        if entity.propertiesByName[key] == nil, let plain = primitiveKey(key) { return primitiveValue(forKey: plain) }
        willAccessValue(forKey: key)
        let value =
            entity.propertiesByName[key] is NSFetchedPropertyDescription
            ? fetchedValue(forKey: key) : primitiveValue(forKey: key)
        didAccessValue(forKey: key)
        return value
    }

    /// Sets the value of an `@NSManaged` property.
    package func setManagedValue(_ value: Any?, forKey key: String) {
        if entity.propertiesByName[key] == nil, let plain = primitiveKey(key) {
            return setPrimitiveValue(value, forKey: plain)
        }
        guard let property = entity.propertiesByName[key] else { return setValue(value, forUndefinedKey: key) }
        fire()
        objectWillChange.send()
        if let relationship = property as? NSRelationshipDescription {
            setRelated(keys(of: value, relationship), relationship)
        } else {
            store(value, property)
        }
        noteChange(of: key)
    }

    /// The property of a primitive accessor: `name` for `primitiveName`.
    private func primitiveKey(_ key: String) -> String? {
        guard key.hasPrefix("primitive") else { return nil }
        let rest = key.dropFirst("primitive".count)
        let name = rest.prefix(1).lowercased() + rest.dropFirst()
        return [name, String(rest)].first { entity.propertiesByName[$0] != nil }
    }

    func codedValue(forKey key: String) -> Any? {
        guard let property = entity.propertiesByName[key] else { return unmodeledValue(forKey: key) }
        // A transient property may be computed by its class.
        if property.isTransient, !isAsking, let value = askedValue(forKey: key) { return value }
        return managedValue(forKey: key)
    }

    private func unmodeledValue(forKey key: String) -> Any? {
        switch key {
        case "objectID": objectID
        case "entity": entity
        case "managedObjectContext": managedObjectContext
        case "hasChanges": hasChanges
        case "isInserted": isInserted
        case "isUpdated": isUpdated
        case "isDeleted": isDeleted
        case "isFault": isFault
        case "description": description
        default: member(key).map(\.value) ?? value(forUndefinedKey: key)
        }
    }

    /// Returns what a property of the class answers. Tables of members belong to the main actor, so that other threads
    /// only find what the model has.
    private func member(_ key: String) -> Selector.Reply? {
        AnimationClock.isOnMain ? Selector(key).send(to: self) : nil
    }

    private func askedValue(forKey key: String) -> Any? {
        isAsking = true
        defer { isAsking = false }
        return member(key)?.value
    }

    func setCodedValue(_ value: Any?, forKey key: String) {
        guard entity.propertiesByName[key] != nil else { return _object_setValue(value, forKey: key) }
        setManagedValue(value is NSNull ? nil : value, forKey: key)
    }

    /// Returns a value as code sees it.
    func shownValue(forKey key: String) -> Any? {
        fire()
        guard let relationship = entity.propertiesByName[key] as? NSRelationshipDescription else {
            guard case .attribute(let value)? = values[key] else { return nil }
            return value
        }
        guard relationship.isToMany else { return values[key]?.one.flatMap { managedObjectContext?.object(of: $0) } }
        let objects = (values[key]?.many?.all ?? []).compactMap { managedObjectContext?.object(of: $0) }
        return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
    }

    /// Sets a value without the inverse of a relationship and without a note.
    func setPlainValue(_ value: Any?, forKey key: String) {
        guard let property = entity.propertiesByName[key] else { return }
        fire()
        guard let relationship = property as? NSRelationshipDescription else { return store(value, property) }
        let keys = keys(of: value, relationship)
        values[key] = relationship.isToMany ? .many(KeyList(keys)) : keys.first.map { .one($0) }
    }

    private func store(_ value: Any?, _ property: NSPropertyDescription) {
        guard let value else { return values[property.name] = nil }
        guard let attribute = property as? NSAttributeDescription else { return }
        guard let kept = AttributeValues.kept(value, attribute.attributeType) else {
            raiseInvalidArgument(
                "Unacceptable type of value for attribute: property = \"\(property.name)\"; desired type = \(attribute.attributeValueClassName ?? ""); given type = \(type(of: value)); value = \(value)."
            )
        }
        values[property.name] = .attribute(kept)
    }

    /// Notes that a property changed.
    func noteChange(of key: String) {
        recentKeys.insert(key)
        if !isQuiet { managedObjectContext?.noteUpdate(of: self) }
        tellObservers()
    }

    private func fetchedValue(forKey key: String) -> Any? {
        guard let property = entity.propertiesByName[key] as? NSFetchedPropertyDescription,
            let request = property.fetchRequest, let context = managedObjectContext
        else { return nil }
        let filled = NSFetchRequest<NSManagedObject>()
        filled.settings = request.settings
        if let predicate = request.predicate {
            filled.predicate = NSPredicate { [self] object, _ in
                predicate.evaluate(
                    with: object, substitutionVariables: ["FETCH_SOURCE": self, "FETCHED_PROPERTY": property])
            }
        }
        return (try? context.fetch(filled)) ?? []
    }
}

/// Texts of values for people.
enum ValueTexts {
    /// Returns the values of an object, by the names of the properties.
    static func text(of object: NSManagedObject) -> String {
        let lines = object.values.sorted { $0.key < $1.key }.map { name, value -> String in
            switch value {
            case .attribute(let value): "\(name) = \(value)"
            case .one(let key): "\(name) = \(key.entity) \(key.sequence)"
            case .many(let list): "\(name) = \(list.count) objects"
            }
        }
        return "{" + lines.joined(separator: "; ") + "}"
    }
}
