import Glibc

/// Walks through folders, skipping hidden and excluded ones.
enum Folders {
    /// An entry of a folder.
    private struct Entry {
        var name: String
        var path: String
        var isFolder: Bool
    }

    /// Returns the paths of all Swift files below a folder except manifests, in no particular order.
    static func swiftFiles(below folder: String, excluded: Set<String> = []) -> [String] {
        entries(of: folder, excluded).flatMap { entry -> [String] in
            if entry.isFolder { return swiftFiles(below: entry.path, excluded: excluded) }
            let isSource = entry.name.hasSuffix(".swift") && entry.name != "Package.swift"
            return isSource && !entry.name.hasPrefix("Package@") ? [entry.path] : []
        }
    }

    /// Returns the paths of all asset catalogs below a folder, in no particular order.
    static func catalogs(below folder: String, excluded: Set<String> = []) -> [String] {
        entries(of: folder, excluded).filter(\.isFolder).flatMap { entry in
            entry.name.hasSuffix(".xcassets") ? [entry.path] : catalogs(below: entry.path, excluded: excluded)
        }
    }

    /// Returns the paths of all data models below a folder, in no particular order.
    static func models(below folder: String, excluded: Set<String> = []) -> [String] {
        entries(of: folder, excluded).filter(\.isFolder).flatMap { entry in
            entry.name.hasSuffix(".xcdatamodeld") || entry.name.hasSuffix(".xcdatamodel")
                ? [entry.path] : models(below: entry.path, excluded: excluded)
        }
    }

    /// Returns the paths of all headers below a folder, in no particular order.
    static func headers(below folder: String) -> [String] {
        entries(of: folder, []).flatMap { entry in
            entry.isFolder ? headers(below: entry.path) : entry.name.hasSuffix(".h") ? [entry.path] : []
        }
    }

    private static func entries(of folder: String, _ excluded: Set<String>) -> [Entry] {
        guard let handle = opendir(folder) else { return [] }
        defer { closedir(handle) }
        var found: [Entry] = []
        while let entry = readdir(handle) {
            let name = withUnsafePointer(to: &entry.pointee.d_name.0) { String(cString: $0) }
            let path = "\(folder)/\(name)"
            guard !name.hasPrefix("."), !excluded.contains(path) else { continue }
            let isFolder =
                switch Int(entry.pointee.d_type) {
                case Int(DT_DIR): true
                case Int(DT_REG): false
                default: FileStamp(path)?.isFolder == true
                }
            found.append(Entry(name: name, path: path, isFolder: isFolder))
        }
        return found
    }
}

/// A stamp that shows whether a file has changed.
struct FileStamp: Hashable, Codable, Sendable {
    var size: Int
    /// The modification time, in nanoseconds.
    var modified: Int
    var isFolder = false

    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        size = Int(status.st_size)
        modified = status.st_mtim.tv_sec * 1_000_000_000 + status.st_mtim.tv_nsec
        isFolder = status.st_mode & S_IFMT == S_IFDIR
    }
}
