import LayoutSimFiles

/// The part of a folder that belongs to a target of a package.
struct FolderShare {
    /// The innermost folder around all files of the target.
    let folder: String
    /// The files and folders in it that are not the target's, relative to it, in the order of names.
    private(set) var excluded: [String] = []
    private let files: Set<String>
    private let folders: Set<String>
    /// The names in folders of links, which may not exist yet.
    private var linkNames: [String: [String]] = [:]

    /// - Parameters:
    ///   - files: The absolute paths of the target's files, and of folders that belong to it as a whole.
    ///   - root: The folder of the package, which contains them.
    ///   - links: The links of all targets.
    init(of files: [String], root: String, links: [FileLink] = []) {
        let common = PathText.commonFolder(of: files.map(PathText.folder)) ?? root
        // A folder of a language is found by its name, which only folders inside a target's have.
        folder = common.hasSuffix(".lproj") ? PathText.folder(of: common) : common
        self.files = Set(files)
        var folders: Set<String> = []
        for file in files {
            var outer = PathText.folder(of: file)
            while PathText.isInside(outer, folder), folders.insert(outer).inserted, outer != folder {
                outer = PathText.folder(of: outer)
            }
        }
        self.folders = folders
        for link in links {
            var path = link.path
            while path != root, path != "/" {
                let outer = PathText.folder(of: path)
                let name = PathText.name(of: path)
                if linkNames[outer]?.contains(name) != true { linkNames[outer, default: []].append(name) }
                path = outer
            }
        }
        exclude(in: folder, isRoot: folder == root)
    }

    /// Returns whether all files of a folder are the target's.
    func holdsAll(of path: String) -> Bool {
        ((try? Folder(path).names()) ?? []).allSatisfy { files.contains("\(path)/\($0)") }
    }

    private mutating func exclude(in path: String, isRoot: Bool) {
        let present = ((try? Folder(path).names()) ?? []).filter { name in
            !isRoot || !name.hasPrefix("Package.") && name != TargetFiles.folder
        }
        for name in present + (linkNames[path] ?? []) {
            let inner = "\(path)/\(name)"
            if files.contains(inner) { continue }
            if folders.contains(inner) {
                exclude(in: inner, isRoot: false)
            } else {
                excluded.append(PathText.path(inner, below: folder))
            }
        }
    }
}
