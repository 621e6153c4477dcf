import LayoutSimFiles

/// Targets whose folders are not here, such as code that is generated and that a repository ignores: they are empty
/// modules, and what needs their contents is set aside.
struct AbsentTargets {
    /// The paths of the folders in the package.
    let folders: [String]

    /// Looks for paths in a manifest that do not exist below the folder of its package, however they are spelled.
    init(in manifest: String, root: String) {
        let miscased = (try? MiscasedPaths(in: manifest, root: root).paths.map(\.spelled)) ?? []
        folders = (CompiledFolders.paths(in: manifest) ?? []).filter { path in
            !File("\(root)/\(path)").exists && !miscased.contains(path) && !miscased.contains("./" + path)
        }
    }

    /// Adds them to a copy of the package.
    func add(to copy: String) throws {
        for folder in folders {
            let parts = folder.split(separator: "/")
            // Nothing is added to the package through a link.
            let isLinked = parts.indices.contains { File("\(copy)/\(parts[...$0].joined(separator: "/"))").exists }
            guard !isLinked else { continue }
            try Folder("\(copy)/\(folder)").create()
            try File("\(copy)/\(folder)/Empty.swift").write("// The folder of this target is not here.\n")
        }
    }
}
