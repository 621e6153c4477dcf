import LayoutSimFiles

/// A package of symbolic links to another one, which omits what SwiftPM does not accept or need not fetch: Objective-C
/// files among Swift files, lists of tests for Linux, and dependencies that LayoutSim's modules replace.
///
/// Its manifest also names what Xcode finds by itself.
struct PackageCopy {
    let folder: String

    /// Creates the copy; `nil` if the package can be built as it is.
    ///
    /// - Parameter others: The names of packages on which it does not depend.
    init?(of package: SwiftPackage, without others: [String] = []) throws {
        let mixed = try PackageCopy.mixedTargets(of: package)
        let manifest = String(decoding: try File(package.root + "/Package.swift").contents(), as: UTF8.self)
        let unnamed = try UnnamedResources(of: package, manifest: manifest)
        let isChanged =
            ProvidedPackages.areMentioned(in: manifest) || !unnamed.paths.isEmpty || !others.isEmpty
            || ProvidedPackages.hasOldVersions(manifest)
        guard isChanged || !mixed.isEmpty || PackageCopy.hasTestList(package) else { return nil }
        let addition = unnamed.statements(package: ProvidedPackages.packageName(in: manifest))
        try self.init(of: package, mixed: mixed, manifest: isChanged ? addition : nil, without: others)
    }

    /// Creates a copy with statements added at the end of its manifest.
    ///
    /// - Parameter addition: Returns the added statements, given the name of the package's variable.
    init(
        of package: SwiftPackage, without others: [String] = [], adding addition: (_ name: Substring) -> String
    ) throws {
        let manifest = String(decoding: try File(package.root + "/Package.swift").contents(), as: UTF8.self)
        let name = ProvidedPackages.packageName(in: manifest)
        let resources = try UnnamedResources(of: package, manifest: manifest).statements(package: name)
        try self.init(
            of: package, mixed: PackageCopy.mixedTargets(of: package), manifest: resources + addition(name),
            without: others)
    }

    /// - Parameter manifest: What is added to a manifest of its own; `nil` to use the package's.
    private init(of package: SwiftPackage, mixed: [String], manifest: String?, without others: [String]) throws {
        folder = package.cache + "/package"
        try Folder(folder).removeAll()
        let opened = PackageCopy.hasTestList(package) ? mixed + [package.root + "/Tests"] : mixed
        try PackageCopy.link(package.root, to: folder, mixed: mixed, opened: opened)
        if let manifest { try PackageCopy.writeManifests(of: package, to: folder, adding: manifest, others) }
    }

    /// Returns the folders of targets that contain both languages.
    private static func mixedTargets(of package: SwiftPackage) throws -> [String] {
        guard try has([".m", ".mm"], below: package.root) else { return [] }
        return try package.targets().filter { target in
            try has([".m", ".mm"], below: target.folder, without: target.excluded)
                && has([".swift"], below: target.folder, without: target.excluded)
        }
        .map(\.folder)
    }

    /// Returns whether a package lists its tests for Linux, as was needed before Swift 5.4; lists grow old.
    private static func hasTestList(_ package: SwiftPackage) -> Bool {
        File(package.root + "/Tests/\(testList)").exists
    }

    private static let testList = "LinuxMain.swift"

    /// Replaces links by manifests without replaced dependencies, and prevents the original's resolved versions from
    /// being written through a link.
    private static func writeManifests(
        of package: SwiftPackage, to folder: String, adding addition: String, _ others: [String]
    ) throws {
        for name in try Folder(package.root).names() where name.hasPrefix("Package") {
            let original = File(package.root + "/" + name)
            guard !original.isFolder, name.hasSuffix(".swift") || name == "Package.resolved" else { continue }
            let bytes = try original.contents()
            let copy = File(folder + "/" + name)
            try copy.remove()
            if name == "Package.resolved" { continue }
            let manifest = ProvidedPackages.manifest(
                String(decoding: bytes, as: UTF8.self), root: package.root, without: others)
            try copy.write(manifest + addition)
        }
    }

    /// Returns whether the folder or any nonhidden subfolder contains a file with one of the extensions.
    private static func has(
        _ endings: [String], below folder: String, without excluded: [String] = []
    ) throws -> Bool {
        for name in try Folder(folder).names() {
            let path = folder + "/" + name
            if excluded.contains(path) { continue }
            if endings.contains(where: name.hasSuffix) { return true }
            if !name.hasSuffix(".xcodeproj"), File(path).isFolder, try has(endings, below: path, without: excluded) {
                return true
            }
        }
        return false
    }

    /// Links the entries of a folder; folders that contain a mixed target, or another folder to open, are created.
    private static func link(_ source: String, to target: String, mixed: [String], opened: [String]) throws {
        try Folder(target).create()
        let isMixed = mixed.contains { source == $0 || source.hasPrefix($0 + "/") }
        for name in try Folder(source).names() {
            let (from, to) = (source + "/" + name, target + "/" + name)
            let isOpened = isMixed || opened.contains { from == $0 || $0.hasPrefix(from + "/") }
            if isOpened, File(from).isFolder {
                try link(from, to: to, mixed: mixed, opened: opened)
            } else if name == testList {
                continue
            } else if !isMixed || ![".m", ".mm", ".h"].contains(where: name.hasSuffix) {
                try File(to).link(to: from)
            }
        }
    }
}
