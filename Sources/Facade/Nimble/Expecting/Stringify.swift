import Foundation

/// A value with a description of its own in failures.
public protocol TestOutputStringConvertible {
    /// The description.
    var testDescription: String { get }
}

/// Returns the description of a value in failures.
public func stringify<T>(_ value: T?) -> String {
    guard let value else { return "nil" }
    switch value {
    case let value as any TestOutputStringConvertible: return value.testDescription
    case let value as any OptionalValue: return value.inner.map { stringify($0) } ?? "nil"
    case let value as String: return value
    case let value as Data: return "Data<hash=\(value.hashValueForTests),length=\(value.count)>"
    case let value as any UnorderedValues: return value.testDescription
    case let value as [Any]: return "[\(value.map { stringify($0) }.joined(separator: ", "))]"
    default: return String(describing: value)
    }
}

private protocol OptionalValue { var inner: Any? { get } }
extension Optional: OptionalValue { fileprivate var inner: Any? { self } }

/// A collection whose order is chance; its description is sorted.
private protocol UnorderedValues { var testDescription: String { get } }

extension Set: UnorderedValues {
    fileprivate var testDescription: String { "[\(map { stringify($0) }.sorted().joined(separator: ", "))]" }
}

extension Dictionary: UnorderedValues {
    fileprivate var testDescription: String {
        isEmpty ? "[:]" : "[\(map { "\(stringify($0)): \(stringify($1))" }.sorted().joined(separator: ", "))]"
    }
}

extension Data {
    /// A number for the bytes that is the same in each run.
    fileprivate var hashValueForTests: UInt32 { reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 } }
}
