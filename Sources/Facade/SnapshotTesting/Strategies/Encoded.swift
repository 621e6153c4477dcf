public import Foundation

extension Snapshotting where Value: Encodable, Format == String {
    /// A strategy that compares JSON with sorted keys.
    public static var json: Snapshotting {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return json(encoder)
    }

    /// Returns a strategy that compares the output of a JSON encoder.
    public static func json(_ encoder: JSONEncoder) -> Snapshotting {
        encoded("json") { try encoder.encode($0) }
    }

    /// A strategy that compares property lists.
    public static var plist: Snapshotting {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return plist(encoder)
    }

    /// Returns a strategy that compares the output of a property list encoder.
    public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
        encoded("plist") { try encoder.encode($0) }
    }
}

extension Snapshotting where Format == String {
    /// A strategy that compares JSON objects, as JSON with sorted keys.
    public static var json: Snapshotting {
        encoded("json") { value in
            guard JSONSerialization.isValidJSONObject(value) else { throw NoJSON() }
            return try JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
        }
    }

    /// Returns a strategy that compares encoded values; a value that cannot be encoded is represented by the error.
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

/// The error for a value that JSON cannot represent.
private struct NoJSON: Error, CustomStringConvertible {
    let description = "it is not an array or dictionary of strings, numbers, Booleans and nulls"
}
