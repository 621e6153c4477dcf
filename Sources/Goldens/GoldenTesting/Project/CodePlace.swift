/// A line of a test.
package struct CodePlace: Hashable, Sendable {
    /// The full path of the file.
    package let file: String
    /// The line, counting from 1.
    package let line: Int

    /// Creates a place from a file and a line.
    package init(file: String, line: Int) {
        self.file = file
        self.line = line
    }

    /// Returns the place as text relative to the project's folder, such as `Tests/AppTests/ProfileTests.swift:12`.
    func text(in root: String) -> String {
        let path = file.hasPrefix(root + "/") ? String(file.dropFirst(root.count + 1)) : file
        return "\(path):\(line)"
    }
}
