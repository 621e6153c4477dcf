/// Arithmetic on absolute paths, without looking at files.
enum PathText {
    /// Returns the path without `.` and `..`.
    static func standardized(_ path: String) -> String {
        var names: [Substring] = []
        for name in path.split(separator: "/") where name != "." {
            if name == ".." { _ = names.popLast() } else { names.append(name) }
        }
        return "/" + names.joined(separator: "/")
    }

    /// Returns a path that is relative to a folder, or absolute.
    static func joined(_ folder: String, _ path: String) -> String {
        standardized(path.hasPrefix("/") ? path : folder + "/" + path)
    }

    static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "/"
    }

    static func name(of path: String) -> String { String(path.split(separator: "/").last ?? "") }

    /// Returns the extension in lower case; empty if there is none.
    static func fileExtension(of path: String) -> String {
        let name = name(of: path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return name[dot...].dropFirst().lowercased()
    }

    static func isInside(_ path: String, _ folder: String) -> Bool {
        folder == "/" || path == folder || path.hasPrefix(folder + "/")
    }

    /// Returns the path below a folder that contains it; `.` for the folder itself.
    static func path(_ path: String, below folder: String) -> String {
        path == folder ? "." : String(path.dropFirst(folder == "/" ? 1 : folder.count + 1))
    }

    /// Returns the innermost folder that contains all paths.
    static func commonFolder(of paths: some Sequence<String>) -> String? {
        var common: String?
        for path in paths {
            guard var folder = common else {
                common = path
                continue
            }
            while !isInside(path, folder) { folder = PathText.folder(of: folder) }
            common = folder
        }
        return common
    }
}
