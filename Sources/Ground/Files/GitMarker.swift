/// What git leaves in place of a file's contents.
package enum GitMarker: Hashable, Sendable {
    /// The conflict markers of an unresolved merge, with the line of the first one, counting from 1.
    case conflict(line: Int)
    /// A Git LFS pointer whose file was not fetched.
    case largeFilePointer

    /// Finds a marker in a text; `nil` if there is none.
    package init?(in text: String) {
        if text.hasPrefix("version https://git-lfs.github.com/spec/") {
            self = .largeFilePointer
            return
        }
        let marks = ["<<<<<<< ", ">>>>>>> "].map(\.utf8)
        var line = 0
        // As bytes, since a carriage return followed by a newline is a single character.
        for content in text.utf8.split(separator: 10, omittingEmptySubsequences: false) {
            line += 1
            let isMiddle = content.elementsEqual("=======".utf8) || content.elementsEqual("=======\r".utf8)
            if isMiddle || marks.contains(where: { content.starts(with: $0) }) {
                self = .conflict(line: line)
                return
            }
        }
        return nil
    }
}
