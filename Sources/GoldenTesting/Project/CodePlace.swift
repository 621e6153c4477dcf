/// A line of a test.
package struct CodePlace: Hashable, Sendable {
    /// The whole path of the file.
    package let file: String
    /// From 1.
    package let line: Int

    /// Names a line of a file.
    package init(file: String, line: Int) {
        self.file = file
        self.line = line
    }

    /// `Tests/AppTests/ProfileTests.swift:12`, relative to the project's folder.
    func text(in root: String) -> String {
        let path = file.hasPrefix(root + "/") ? String(file.dropFirst(root.count + 1)) : file
        return "\(path):\(line)"
    }
}
