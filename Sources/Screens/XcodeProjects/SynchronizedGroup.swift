import LayoutSimFiles

/// A folder whose files belong to targets without being listed, `PBXFileSystemSynchronizedRootGroup`.
struct SynchronizedGroup {
    /// The absolute path of the folder.
    private let folder: String
    /// The paths of all its files, relative to the folder.
    private let paths: [String]
    /// The exceptions, by the identifier of the target or build phase.
    private var exceptions: [String: [String]] = [:]

    /// The greatest depth of folders that is searched.
    private static let greatestDepth = 40

    init(_ object: ProjectObjects.Object, folder: String, _ objects: ProjectObjects) {
        self.folder = folder
        paths = SynchronizedGroup.paths(in: folder, "", copied: Set(object.strings("explicitFolders")), depth: 0)
        for set in objects.list(object, "exceptions") {
            guard let owner = set.string("target") ?? set.string("buildPhase") else { continue }
            exceptions[owner, default: []] += set.strings("membershipExceptions")
        }
    }

    /// Returns the paths of files that belong to a target.
    ///
    /// - Parameters: - isOwn: Whether the target has the group: then exceptions are files that it leaves out; else they
    ///   are the only
    ///     ones that it takes.
    ///   - phases: The identifiers of its build phases: what exceptions give to others is not the target's.
    func files(of target: String, isOwn: Bool, phases: [(id: String, isCopied: Bool)]) -> [String] {
        let named = exceptions[target] ?? []
        let moved = phases.filter { !$0.isCopied }.flatMap { exceptions[$0.id] ?? [] }
        let given = phases.filter(\.isCopied).flatMap { exceptions[$0.id] ?? [] }
        guard isOwn || !named.isEmpty || !given.isEmpty else { return [] }
        let (listed, elsewhere, added) = (PathSet(named), PathSet(moved), PathSet(given))
        return paths.filter { path in
            added.contains(path) || listed.contains(path) != isOwn && !elsewhere.contains(path)
        }
        .map { folder + "/" + $0 }
    }

    /// Returns the paths of files below a folder, relative to the group's; folders in `copied` are one thing.
    private static func paths(in folder: String, _ inner: String, copied: Set<String>, depth: Int) -> [String] {
        guard depth < greatestDepth, let names = try? Folder(inner.isEmpty ? folder : "\(folder)/\(inner)").names()
        else {
            return []
        }
        // Xcode takes no hidden files, such as `.gitignore`.
        return names.filter { !$0.hasPrefix(".") }.flatMap { name in
            let path = inner.isEmpty ? name : "\(inner)/\(name)"
            let file = File("\(folder)/\(path)")
            let isEntered = file.isFolder && !FileKind.isPackage(path) && !copied.contains(path)
            // A package in the folder is a package of its own.
            if isEntered, File(file.path + "/Package.swift").exists { return [String]() }
            return isEntered ? paths(in: folder, path, copied: copied, depth: depth + 1) : [path]
        }
    }
}

/// Paths that exceptions name: of files, of folders, and of localized files in any language.
private struct PathSet {
    private var paths: Set<String> = []
    private var localized: Set<String> = []

    init(_ names: [String]) {
        let mark = "/Localized: "
        for name in names {
            if name.hasPrefix(mark) { localized.insert(String(name.dropFirst(mark.count))) } else { paths.insert(name) }
        }
    }

    func contains(_ path: String) -> Bool {
        var folder = path[...]
        while true {
            if paths.contains(String(folder)) { return true }
            guard let slash = folder.lastIndex(of: "/") else { break }
            folder = folder[..<slash]
        }
        guard !localized.isEmpty else { return false }
        let names = path.split(separator: "/")
        return localized.contains(names.filter { !$0.hasSuffix(".lproj") }.joined(separator: "/"))
    }
}
