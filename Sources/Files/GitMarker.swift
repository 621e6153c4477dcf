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
        let marks = ["<<<<<<< ", ">>>>>>> "]
        var line = 0
        for content in text.split(separator: "\n", omittingEmptySubsequences: false) {
            line += 1
            if content == "=======" || marks.contains(where: { content.hasPrefix($0) }) {
                self = .conflict(line: line)
                return
            }
        }
        return nil
    }
}
