package import LayoutSimFiles

/// A JSON file, understood.
package struct JSONDocument: Sendable {
    /// The outermost value.
    package let root: JSONNode

    /// What is read at most if the caller does not say otherwise, in bytes; values take about ten times as much memory.
    package static let defaultLimit = 16 << 20

    /// Parses a text in UTF-8; `file` is what errors name.
    package init(parsing bytes: [UInt8], file: String) throws(JSONError) {
        var parser = JSONParser(bytes)
        do throws(JSONScanner.Failure) {
            root = JSONNode(file: file, value: try parser.parse(), path: .root)
        } catch {
            throw JSONError(file: file, position: error.position, reason: .syntax(error.reason))
        }
    }

    /// Reads and parses a file of at most `limit` bytes; throws a `FileError` or a `JSONError`.
    package init(contentsOf file: File, limit: Int = JSONDocument.defaultLimit) throws {
        try self.init(parsing: file.contents(limit: limit), file: file.path)
    }
}
