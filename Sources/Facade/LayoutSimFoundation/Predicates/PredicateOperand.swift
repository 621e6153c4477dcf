import Foundation

/// An operand of a comparison.
indirect enum PredicateOperand {
    case value(Any?)
    case keyPath(String)
    case list([PredicateOperand])

    /// Returns the value of the operand for an object.
    func value(for object: Any?) -> Any? {
        switch self {
        case .value(let value): value
        case .list(let operands): operands.map { $0.value(for: object) ?? NSNull() }
        case .keyPath(let path): Self.value(path.split(separator: ".")[...], of: object)
        }
    }

    private static func value(_ keys: ArraySlice<Substring>, of object: Any?) -> Any? {
        guard let key = keys.first else { return object }
        if key.uppercased() == "SELF" { return value(keys.dropFirst(), of: object) }
        if key == "@count" { return (object as? [Any])?.count ?? (object as? NSArray)?.count }
        if key == "length", let text = object as? String { return text.utf16.count }
        if let dictionary = object as? [String: Any] { return value(keys.dropFirst(), of: dictionary[String(key)]) }
        if let many = object as? [Any] { return many.map { value(keys, of: $0) ?? NSNull() } }
        guard let object = object as AnyObject as? NSObject else { return nil }
        return value(keys.dropFirst(), of: object.value(forKey: String(key)))
    }
}
