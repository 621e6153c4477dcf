import Foundation

/// Takes checked values out of a record.
package struct Extractor {
    private let record: Record

    package init(_ record: Record) { self.record = record }

    private func value(_ column: Column) throws(ExtractionError) -> Record.Value {
        if let value = record.values[column.rawValue] { return value }
        throw column == .objectId ? .emptyObjectId : .missingValue(column.rawValue)
    }

    package func text(_ column: Column) throws(ExtractionError) -> String {
        guard case .text(let text) = try value(column) else { throw .incorrectType(column.rawValue) }
        return text
    }

    /// A whole number.
    package func integer(_ column: Column) throws(ExtractionError) -> Int {
        guard case .number(let number) = try value(column), let integer = Int(exactly: number) else {
            throw .incorrectType(column.rawValue)
        }
        return integer
    }

    /// A time in the form of ISO 8601, with or without milliseconds.
    package func date(_ column: Column) throws(ExtractionError) -> Date {
        let text = try text(column)
        let style = Date.ISO8601FormatStyle(includingFractionalSeconds: text.contains("."))
        guard let date = try? Date(text, strategy: style) else { throw .incorrectType(column.rawValue) }
        return date
    }

    /// The address of something on a server.
    package func url(_ column: Column) throws(ExtractionError) -> URL {
        guard let url = URL(string: try text(column)), url.scheme != nil, url.host() != nil else {
            throw .invalidURL(column.rawValue)
        }
        return url
    }
}
