import UIKit

extension NSManagedObject {
    /// Whether the object is to be saved for the first time.
    public var isInserted: Bool { managedObjectContext?.isInserted(self) ?? false }
    /// Whether the object has changes that are not saved.
    public var isUpdated: Bool { managedObjectContext?.isUpdated(self) ?? false }
    /// Whether the object will be deleted when the context is saved.
    public var isDeleted: Bool { managedObjectContext?.isDeleted(self) ?? false }
    /// Whether the object was inserted, changed or deleted.
    public var hasChanges: Bool { isInserted || isUpdated || isDeleted }
    /// Whether values of the object that stores keep differ from those that were saved.
    public var hasPersistentChangedValues: Bool { !changedKeys.isEmpty }
    /// Whether the object is deleted or was.
    var isGone: Bool { isDeleted || managedObjectContext == nil }

    /// The properties that stores keep and whose values differ from those that were saved.
    var changedKeys: [String] {
        entity.properties.filter { !$0.isTransient && !$0.isSame(values[$0.name], committed[$0.name]) }.map(\.name)
    }

    /// Returns the values that differ from those that were fetched or saved.
    public func changedValues() -> [String: Any] {
        guard !isFault else { return [:] }
        return Dictionary(changedKeys.map { ($0, shownValue(forKey: $0) ?? NSNull()) }) { $1 }
    }

    /// Returns the values that changed since changes were last told.
    public func changedValuesForCurrentEvent() -> [String: Any] {
        Dictionary(recentKeys.map { ($0, shownValue(forKey: $0) ?? NSNull()) }) { $1 }
    }

    /// Returns the values as they were fetched or saved last.
    public func committedValues(forKeys keys: [String]?) -> [String: Any] {
        fire()
        let names = keys ?? entity.properties.filter { !$0.isTransient }.map(\.name)
        return Dictionary(names.map { ($0, committedValue($0) ?? NSNull()) }) { $1 }
    }

    private func committedValue(_ name: String) -> Any? {
        switch committed[name] {
        case .attribute(let value): return value
        case .one(let key): return managedObjectContext?.object(of: key)
        case .many(let list):
            let objects = list.all.compactMap { managedObjectContext?.object(of: $0) }
            let isOrdered = (entity.propertiesByName[name] as? NSRelationshipDescription)?.isOrdered == true
            return isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
        case nil: return nil
        }
    }

    /// Reads the values of a fault.
    func fire() {
        guard isFault, let context = managedObjectContext else { return }
        isFault = false
        if let row = context.row(below: key) {
            (values, committed, rowVersion) = (row.values, row.values, row.version)
        }
        isQuiet = true
        awakeFromFetch()
        isQuiet = false
    }

    /// Forgets the values.
    func turnIntoFault() {
        guard !isFault else { return }
        willTurnIntoFault()
        (values, committed, isFault) = ([:], [:], true)
        recentKeys = []
        didTurnIntoFault()
    }
}

extension NSPropertyDescription {
    /// Returns whether two values of the property are equal.
    func isSame(_ one: ObjectValue?, _ other: ObjectValue?) -> Bool {
        switch (one, other) {
        case (nil, nil): true
        case (.attribute(let one)?, .attribute(let other)?): ValueOrder.isSame(one, other)
        case (.one(let one)?, .one(let other)?): one == other
        case (.many(let one)?, .many(let other)?):
            (self as? NSRelationshipDescription)?.isOrdered == true ? one == other : one.hasSameMembers(as: other)
        case (.many(let list)?, nil), (nil, .many(let list)?): list.count == 0
        default: false
        }
    }
}
