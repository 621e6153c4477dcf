import UIKit

/// The functions of relationships to many that Xcode generates: `addToItems(_:)` and its kin.
enum ManagedCalls {
    /// Calls a function by its name with labels.
    static func call(_ name: String, _ arguments: [Any], of object: NSManagedObject) {
        let base = String(name.prefix { $0 != "(" })
        for word in ["addTo", "removeFrom", "insertInto", "replace"] {
            guard base.hasPrefix(word), let key = key(base.dropFirst(word.count), of: object) else { continue }
            return perform(word, key, arguments, of: object)
        }
        // Older names: addItemsObject(_:) and addItems(_:).
        for (word, new) in [("add", "addTo"), ("remove", "removeFrom")] where base.hasPrefix(word) {
            let rest = base.dropFirst(word.count)
            let name = rest.hasSuffix("Object") ? rest.dropLast("Object".count) : rest
            if let key = key(name, of: object) { return perform(new, key, arguments, of: object) }
        }
        object.setValue(nil, forUndefinedKey: base)
    }

    private static func key(_ name: Substring, of object: NSManagedObject) -> String? {
        let lower = name.prefix(1).lowercased() + name.dropFirst()
        return [lower, String(name)].first { object.entity.propertiesByName[$0] is NSRelationshipDescription }
    }

    private static func perform(_ word: String, _ key: String, _ arguments: [Any], of object: NSManagedObject) {
        let first = arguments.first
        let objects = self.objects(first)
        let places = self.places(arguments.last)
        object.changeRelated(key) { list in
            switch word {
            case "addTo": for object in objects { list.append(object.key) }
            case "removeFrom" where !objects.isEmpty: for object in objects { list.remove(object.key) }
            case "removeFrom":
                let all = list.all
                for place in places where all.indices.contains(place) { list.remove(all[place]) }
            case "insertInto":
                for (object, place) in zip(objects, places) { list.insert(object.key, at: place) }
            default:
                let (all, new) = (list.all, self.objects(arguments.last))
                for (place, object) in zip(self.places(first), new) where all.indices.contains(place) {
                    list.remove(all[place])
                    list.insert(object.key, at: place)
                }
            }
        }
    }

    private static func objects(_ value: Any?) -> [NSManagedObject] {
        if let object = value as? NSManagedObject { return [object] }
        let all = (KeyPathValues.elements(of: value) ?? []).compactMap { $0 as? NSManagedObject }
        return value is NSSet ? all.sorted { $0.key.sequence < $1.key.sequence } : all
    }

    private static func places(_ value: Any?) -> [Int] {
        switch value {
        case let place as Int: [place]
        case let set as NSIndexSet: Array(IndexSet(set))
        case let set as IndexSet: Array(set)
        default: []
        }
    }
}

extension NSManagedObject {
    /// Calls a function that is declared `@NSManaged`.
    package func callManaged(_ name: String, _ arguments: [Any]) { ManagedCalls.call(name, arguments, of: self) }
}
