import LayoutSimAssets
import LayoutSimFiles

/// Finds the storyboards and xibs in a folder and its subfolders.
package enum FileSearch {
    /// The maximum depth of the search; nobody keeps sources deeper than this.
    private static let deepest = 24

    /// Returns the paths of the files relative to the folder, sorted bytewise, without hidden folders, build output and
    /// dependencies. Throws a `FileError` if the folder itself cannot be read.
    ///
    /// - Parameter limit: How many folders are read; what others hold is not found.
    package static func files(below folder: String, inAtMost limit: Int = .max) throws -> [String] {
        var found: [String] = []
        var limit = limit
        try search(folder, prefix: "", names: Folder(folder).names(), levels: deepest, limit: &limit, into: &found)
        return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Returns whether a path names a storyboard or xib.
    package static func isInterfaceFile(_ path: String) -> Bool {
        path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
    }

    private static func search(
        _ folder: String, prefix: String, names: [String], levels: Int, limit: inout Int, into found: inout [String]
    ) throws {
        limit -= 1
        for name in names {
            let file = File("\(folder)/\(name)")
            if isInterfaceFile(name), !file.isFolder {
                found.append(prefix + name)
            } else if levels > 0, limit > 0, !ProjectFolders.isForeign(name), file.isFolder, file.linkText == nil,
                // A folder that cannot be opened contains nothing of the project.
                let below = try? Folder(file.path).names()
            {
                try search(
                    file.path, prefix: "\(prefix)\(name)/", names: below, levels: levels - 1, limit: &limit,
                    into: &found)
            }
        }
    }
}
