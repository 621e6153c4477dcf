import Foundation

/// A row of a table of the remote store.
package struct Record: Hashable, Sendable {
    /// What a column of a row holds.
    package enum Value: Hashable, Sendable {
        case text(String)
        case number(Double)
        /// Lists, files, relations and whatever else a photo has no use for.
        case other
    }

    package var values: [String: Value]

    package init(_ values: [String: Value]) { self.values = values }

    /// A record of an object of JSON; columns that are null are not there.
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
