package import LayoutSimDocuments
import LayoutSimFiles
import LayoutSimRendering

extension LayoutDocument {
    /// Parses the text of a tree; `file` is the path that errors name.
    package init(_ text: String, file: String) throws(SnapshotError) {
        if let marker = GitMarker(in: text) { throw SnapshotError(file: file, marker) }
        do throws(SyntaxError) {
            try self.init(parsing: text)
        } catch {
            throw SnapshotError(file: file, error)
        }
    }
}

extension SnapshotError {
    fileprivate init(file: String, _ error: LayoutDocument.SyntaxError) {
        switch error {
        case .unknownFormat: self.init(file: file, line: 1, .layoutLine("the first line"))
        case .unexpected(let line, let text): self.init(file: file, line: line, .layoutLine(text))
        case .incomplete(let line, let missing): self.init(file: file, line: line, .layoutIncomplete(missing))
        }
    }
}

extension String {
    /// The text with line feeds in place of the CRLF line endings that some checkouts write.
    package var withoutCarriageReturns: String {
        utf8.contains(13) ? replacing("\r\n", with: "\n") : self
    }
}

extension File {
    /// Returns the contents as text; throws a `SnapshotError` if they are not UTF-8.
    func text() throws -> String {
        guard let text = String(validating: try contents(), as: UTF8.self) else {
            throw SnapshotError(file: path, .notText)
        }
        return text
    }
}
