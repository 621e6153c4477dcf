import Foundation

/// A row of a table of the remote store.
package struct Record: Hashable, Sendable {
    /// The value of a column.
    package enum Value: Hashable, Sendable {
        case text(String)
        case number(Double)
        /// Lists, files, relations and other values that photos do not use.
        case other
    }

    package var values: [String: Value]

    package init(_ values: [String: Value]) { self.values = values }

    /// Creates a record from a JSON object; columns that are null are left out.
    package init(json: [String: Any]) {
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
