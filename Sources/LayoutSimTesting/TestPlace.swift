import Testing

/// Where in the tests something is expected.
struct TestPlace {
    /// What issues name.
    var location: SourceLocation
    /// The whole path of the file.
    var file: String

    init(location: SourceLocation = #_sourceLocation, file: String = #filePath) {
        self.location = location
        self.file = file
    }

    /// `Tests/AppTests/ProfileTests.swift:12`, relative to the project's folder.
    func text(in root: String) -> String {
        let path = file.hasPrefix(root + "/") ? String(file.dropFirst(root.count + 1)) : file
        return "\(path):\(location.line)"
    }
}
