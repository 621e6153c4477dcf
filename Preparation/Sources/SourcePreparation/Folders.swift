import Glibc

/// The Swift files of a folder.
enum Folders {
    /// Paths of all Swift files below a folder, in no order; hidden folders are left out, manifests, and paths that are excluded.
    static func swiftFiles(below folder: String, excluded: Set<String> = []) -> [String] {
        guard let handle = opendir(folder) else { return [] }
        defer { closedir(handle) }
        var found: [String] = []
        while let entry = readdir(handle) {
            let name = withUnsafePointer(to: &entry.pointee.d_name.0) { String(cString: $0) }
            guard !name.hasPrefix(".") else { continue }
            let path = "\(folder)/\(name)"
            if excluded.contains(path) { continue }
            switch Int(entry.pointee.d_type) {
            case Int(DT_DIR): found += swiftFiles(below: path, excluded: excluded)
            case Int(DT_LNK) where FileStamp(path)?.isFolder == true:
                found += swiftFiles(below: path, excluded: excluded)
            default:
                if name.hasSuffix(".swift"), name != "Package.swift", !name.hasPrefix("Package@") { found.append(path) }
            }
        }
        return found
    }
}

extension Folders {
    /// Paths of all asset catalogs below a folder, in no order; hidden folders are left out, and paths that are excluded.
    static func catalogs(below folder: String, excluded: Set<String> = []) -> [String] {
        guard let handle = opendir(folder) else { return [] }
        defer { closedir(handle) }
        var found: [String] = []
        while let entry = readdir(handle) {
            let name = withUnsafePointer(to: &entry.pointee.d_name.0) { String(cString: $0) }
            let path = "\(folder)/\(name)"
            guard !name.hasPrefix("."), !excluded.contains(path), entry.pointee.d_type != UInt8(DT_REG),
                FileStamp(path)?.isFolder == true
            else { continue }
            if name.hasSuffix(".xcassets") {
                found.append(path)
            } else {
                found += catalogs(below: path, excluded: excluded)
            }
        }
        return found
    }
}

/// What tells whether a file has changed.
struct FileStamp: Hashable, Codable, Sendable {
    var size: Int
    /// Nanoseconds.
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
