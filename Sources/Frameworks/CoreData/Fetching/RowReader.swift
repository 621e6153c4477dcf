import UIKit

/// A saved object as predicates see it, which makes no object of the app.
final class RowReader: NSObject, _KeyReader, PredicateIdentity {
    private let key: ObjectKey
    private let context: NSManagedObjectContext
    private lazy var row = context.row(below: key)

    init(_ key: ObjectKey, in context: NSManagedObjectContext) { (self.key, self.context) = (key, context) }

    package var predicateIdentity: NSObject { KeyIdentity(key) }

    /// Returns what predicates are evaluated with: the object itself if it has changes.
    static func subject(_ key: ObjectKey, in context: NSManagedObjectContext, seesChanges: Bool = true) -> NSObject {
        let changed = seesChanges ? context.inserted[key] ?? context.updated[key] : nil
        return changed ?? RowReader(key, in: context)
    }

    func value(forKey name: String) -> Any? {
        guard let entity = context.model?.entitiesByName[key.entity] else { return nil }
        guard let property = entity.propertiesByName[name] else { return special(name, entity) }
        switch row?.values[name] {
        case .attribute(let value)?: return value
        case .one(let key)?: return RowReader.subject(key, in: context)
        case .many(let list)?: return list.all.map { RowReader.subject($0, in: context) }
        case nil:
            let isToMany = (property as? NSRelationshipDescription)?.isToMany == true
            return isToMany ? [] as [Any] : nil
        }
    }

    private func special(_ name: String, _ entity: NSEntityDescription) -> Any? {
        switch name {
        case "objectID": return NSManagedObjectID(key, entity: entity)
        case "entity": return entity
        case "self": return self
        default:
            raiseInvalidArgument("keypath \(name) not found in entity \(entity.name ?? "")")
        }
    }
}
