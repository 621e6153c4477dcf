/// What git leaves in the place of a file's contents.
package enum GitMarker: Hashable, Sendable {
    /// The marks of a merge that nobody finished, the first one on that line, from 1.
    case conflict(line: Int)
    /// A note of Git LFS where the file itself was not fetched.
    case largeFilePointer

    /// Finds a marker in a text, if there is one.
    package init?(in text: String) {
        if text.hasPrefix("version https://git-lfs.github.com/spec/") {
            self = .largeFilePointer
            return
        }
        let marks = ["<<<<<<< ", ">>>>>>> "].map(\.utf8)
        var line = 0
        // By bytes: a carriage return before it would make another character of the line feed.
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
