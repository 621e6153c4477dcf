public import Foundation

/// How values are kept in files and compared.
public struct Diffing<Value> {
    /// The contents of a file with the value.
    public var toData: (Value) -> Data
    /// The value in a file's contents.
    public var fromData: (Data) -> Value
    /// How the second value differs from the first, which is the reference; `nil` if it does not.
    public var diff: (Value, Value) -> (String, [XCTAttachment])?

    /// Creates a way to keep and compare values.
    public init(
        toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
        diff: @escaping (_ lhs: Value, _ rhs: Value) -> (String, [XCTAttachment])?
    ) {
        self.toData = toData
        self.fromData = fromData
        self.diff = diff
    }
}

/// A file beside a test's result; XCTest has none on Linux, where it holds nothing.
public struct XCTAttachment {
    /// Creates an attachment.
    public init() {}
}
