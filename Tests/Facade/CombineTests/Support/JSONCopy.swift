import Foundation

/// A value that was encoded and decoded.
enum JSONCopy {
    static func of<Value: Codable>(_ value: Value) throws -> Value {
        try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
    }
}
