import LayoutSimFiles

/// The catalogs around the files of a run, in which each folder is read once, however many files are in and below it.
///
/// Not `Sendable`: each thread of a run has its own.
package final class AssetSearch {
    private var catalogs: [String: AssetCatalog] = [:]
    private var names: [String: [String]?] = [:]
    private var folders: [String: Bool] = [:]
    private var projects: [String: Bool] = [:]

    /// Creates a search that has read no folder yet.
    package init() {}

    /// Returns the catalog near a file, which is that of all files in its folder.
    package func catalog(near file: String) -> AssetCatalog {
        let folder = AssetFolders.folder(of: file)
        if let known = catalogs[folder] { return known }
        let catalog = AssetCatalog(near: file, self)
        catalogs[folder] = catalog
        return catalog
    }

    /// Returns the names in a folder; `nil` if it cannot be read.
    func names(in folder: String) -> [String]? {
        if let known = names[folder] { return known }
        let found = try? Folder(folder).names()
        names[folder] = .some(found)
        return found
    }

    /// Returns whether there is a folder at a path.
    func isFolder(_ path: String) -> Bool {
        if let known = folders[path] { return known }
        let found = File(path).isFolder
        folders[path] = found
        return found
    }

    /// Returns whether a folder is that of a project or a repository.
    func isProject(_ folder: String) -> Bool {
        if let known = projects[folder] { return known }
        let found =
            (try? Folder(folder).contains {
                $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") || $0 == "Package.swift" || $0 == ".git"
            }) ?? false
        projects[folder] = found
        return found
    }
}
