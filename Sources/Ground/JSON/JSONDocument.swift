package import LayoutSimFiles

/// A parsed JSON file.
package struct JSONDocument: Sendable {
    /// The outermost value.
    package let root: JSONNode

    /// The default limit for the size of a file, in bytes; its values take about ten times as much memory.
    package static let defaultLimit = 16 << 20

    /// Parses UTF-8 text; `file` is its name in errors.
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
