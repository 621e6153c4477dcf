public import Foundation

/// How values are serialized and compared.
public struct Diffing<Value> {
    /// Returns the data that represents a value.
    public var toData: (Value) -> Data
    /// Returns the value that data represents.
    public var fromData: (Data) -> Value
    /// Returns how the second value differs from the first, the reference; `nil` if it does not.
    public var diff: (Value, Value) -> (String, [XCTAttachment])?

    /// Creates a way to serialize and compare values.
    public init(
        toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
        diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
    ) {
        self.toData = toData
        self.fromData = fromData
        self.diff = diff
    }
}

/// A file attached to a test's result; XCTest has no attachments on Linux, so it is empty here.
public struct XCTAttachment {
    /// Creates an empty attachment.
    public init() {}
}
