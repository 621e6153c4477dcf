extension File {
    /// Returns the path relative to a folder, which does not depend on the location of that folder: `App/a.png`, or
    /// `../Shared/a.png` for files outside of it.
    ///
    /// Returns the path itself if neither it nor the folder is absolute, and one of them does not exist.
    package func path(from folder: String) -> String {
        if let inside = Steps(path).inside(Steps(folder)) { return inside.joined(separator: "/") }
        let (own, outer) = (Steps(absolutePath), Steps(File(folder).absolutePath))
        guard own.isAbsolute, outer.isAbsolute else { return path }
        let common = zip(own.names, outer.names).prefix { $0 == $1 }.count
        let up = Array(repeating: "..", count: outer.names.count - common)
        return (up + own.names[common...].map(String.init)).joined(separator: "/")
    }
}

/// The components of a path, without redundant ones.
private struct Steps {
    let isAbsolute: Bool
    let names: [Substring]

    init(_ path: String) {
        isAbsolute = path.hasPrefix("/")
        names = path.split(separator: "/").filter { $0 != "." }
    }

    /// Returns the components after a folder, if the path begins with it.
    func inside(_ folder: Steps) -> ArraySlice<Substring>? {
        guard isAbsolute == folder.isAbsolute, names.starts(with: folder.names) else { return nil }
        let rest = names[folder.names.count...]
        return rest.first == ".." && !folder.names.isEmpty ? nil : rest
    }
}
