import Foundation

/// Values at key paths, with collections and their operators (Apple, *Key-Value Coding Programming Guide*).
package enum KeyPathValues {
    /// Returns the value at a key path of an object; `nil` if there is none.
    package static func value(_ path: String, of object: Any?) -> Any? {
        value(path.split(separator: ".")[...], of: object)
    }

    private static func value(_ keys: ArraySlice<Substring>, of object: Any?) -> Any? {
        guard let key = keys.first else { return object }
        let rest = keys.dropFirst()
        if key.uppercased() == "SELF" { return value(rest, of: object) }
        guard let object, !(object is NSNull) else { return nil }
        if let members = (object as? NSDictionary), key != "@count" { return value(rest, of: members[String(key)]) }
        if let many = elements(of: object) { return collected(String(key), rest, many, keys) }
        if key == "length", let text = object as? String { return text.utf16.count }
        guard let coded = object as AnyObject as? NSObject else { return nil }
        return value(rest, of: coded.value(forKey: String(key)))
    }

    private static func collected(
        _ key: String, _ rest: ArraySlice<Substring>, _ many: [Any], _ keys: ArraySlice<Substring>
    ) -> Any? {
        guard key.hasPrefix("@") else {
            return many.map { value(keys, of: $0) ?? NSNull() }.flatMap { elements(of: $0) ?? [$0] }
        }
        if key == "@count" { return many.count }
        if key == "@firstObject" { return value(rest, of: many.first) }
        let values = rest.isEmpty ? many : many.map { value(rest, of: $0) ?? NSNull() }
        if key.hasPrefix("@union") || key.hasPrefix("@distinctUnion") {
            let all = values.flatMap { elements(of: $0) ?? [$0] }.filter { !($0 is NSNull) }
            return key.hasPrefix("@distinct") ? NSOrderedSet(array: all).array : all
        }
        return PredicateFunction(collection: key.dropFirst())?.value(of: [values])
    }

    /// Returns the elements of a collection, those of sets in the order in which the set enumerates them; `nil` for
    /// what is no collection.
    package static func elements(of value: Any?) -> [Any]? {
        switch value {
        case is String, is NSString, is NSDictionary: nil
        case let list as [Any]: list
        case let list as NSArray: (0..<list.count).map { list[$0] }
        case let set as NSOrderedSet: set.array
        case let set as NSSet: set.allObjects
        case let set as Set<AnyHashable>: set.map { $0.base }
        default: nil
        }
    }
}
