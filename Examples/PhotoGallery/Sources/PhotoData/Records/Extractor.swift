import Foundation

/// Extracts checked values from a record.
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

    /// Returns an integer.
    package func integer(_ column: Column) throws(ExtractionError) -> Int {
        guard case .number(let number) = try value(column), let integer = Int(exactly: number) else {
            throw .incorrectType(column.rawValue)
        }
        return integer
    }

    /// Returns an ISO 8601 date, with or without milliseconds.
    package func date(_ column: Column) throws(ExtractionError) -> Date {
        let text = try text(column)
        let style = Date.ISO8601FormatStyle(includingFractionalSeconds: text.contains("."))
        guard let date = try? Date(text, strategy: style) else { throw .incorrectType(column.rawValue) }
        return date
    }

    /// Returns the address of a file on a server.
    package func url(_ column: Column) throws(ExtractionError) -> URL {
        guard let url = URL(string: try text(column)), url.scheme != nil, url.host() != nil else {
            throw .invalidURL(column.rawValue)
        }
        return url
    }
}
