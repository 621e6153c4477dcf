import Foundation

/// A row of a table of the remote store.
public struct Record: Hashable, Sendable {
    /// What a column of a row holds.
    public enum Value: Hashable, Sendable {
        case text(String)
        case number(Double)
        /// Lists, files, relations and whatever else a photo has no use for.
        case other
    }

    public var values: [String: Value]

    public init(_ values: [String: Value]) { self.values = values }

    /// A record of an object of JSON; columns that are null are not there.
    public init(json: [String: Any]) {
        values = json.compactMapValues { value in
            switch value {
            case is NSNull: nil
            case let text as String: .text(text)
            case let number as NSNumber: .number(number.doubleValue)
            default: .other
            }
        }
    }
}
