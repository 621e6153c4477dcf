public import Foundation

extension Snapshotting where Value: Encodable, Format == String {
    /// The value as JSON with sorted keys.
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return json(encoder)
    }

    /// The value as an encoder writes it.
    public static func json(_ encoder: JSONEncoder) -> Snapshotting {
        encoded("json") { try encoder.encode($0) }
    }

    /// The value as a property list.
    public static var plist: Snapshotting {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return plist(encoder)
    }

    /// The value as an encoder of property lists writes it.
    public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
        encoded("plist") { try encoder.encode($0) }
    }
}

extension Snapshotting where Format == String {
    /// The value, which is made of what JSON has, as JSON with sorted keys.
    public static var json: Snapshotting {
        encoded("json") { value in
            guard JSONSerialization.isValidJSONObject(value) else { throw NoJSON() }
            return try JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
        }
    }

    /// A value that cannot be encoded has the error for its text.
    fileprivate static func encoded(_ ending: String, _ encode: @escaping (Value) throws -> Data) -> Snapshotting {
        var strategy = Snapshotting<String, String>.lines.pullback { (value: Value) -> String in
            do { return String(decoding: try encode(value), as: UTF8.self) } catch {
                return "\(Value.self) cannot be encoded: \(error)"
            }
        }
        strategy.pathExtension = ending
        return strategy
    }
}

/// A value that JSON has no word for.
private struct NoJSON: Error, CustomStringConvertible {
    let description = "it is no array or dictionary of texts, numbers, Booleans and nulls"
}
