import LayoutSimFiles

/// A package of symbolic links to another one, which omits what SwiftPM does not accept or need not fetch: Objective-C
/// files among Swift files, lists of tests for Linux, and dependencies that LayoutSim's modules replace.
///
/// Its manifest also names what Xcode finds by itself.
struct PackageCopy {
    let folder: String

    /// Creates the copy; `nil` if the package can be built as it is.
    ///
    /// - Parameter changes: How its dependencies differ.
    init?(of package: SwiftPackage, _ changes: DependencyChanges = []) throws {
        let locals = try LocalPackages(of: package).copies(in: package.cache + "/local", changes)
        try self.init(of: package, to: package.cache + "/package", locals: locals, changes)
    }

    /// Creates the copy in a folder; `nil` if the package can be built as it is.
    ///
    /// - Parameters:
    ///   - locals: The copies of packages in folders, by their folders.
    ///   - changes: How its dependencies differ.
    init?(
        of package: SwiftPackage, to folder: String, locals: [String: String], _ changes: DependencyChanges
    ) throws {
        let objectiveC = try ObjectiveCTargets(of: package)
        let manifest = String(decoding: try File(package.root + "/Package.swift").contents(), as: UTF8.self)
        let unnamed = try UnnamedResources(of: package, manifest: manifest)
        let miscased = try MiscasedPaths(in: manifest, root: package.root)
        let entries = try LibraryEntryPoints(of: package, manifest: manifest)
        let absent = AbsentTargets(in: manifest, root: package.root)
        let linked = try UnnamedTargets(of: package, manifest: manifest)
        let isChanged =
            ProvidedPackages.areMentioned(in: manifest) || !unnamed.paths.isEmpty || !miscased.paths.isEmpty
            || !entries.targets.isEmpty || !linked.imports.isEmpty || LanguageModes.mentionSix(manifest)
            || !absent.folders.isEmpty
            || PlatformConditions.occur(in: manifest)
            || !changes.isEmpty
            || ProvidedPackages.hasOldVersions(manifest) || !objectiveC.alone.isEmpty
            || LocalPackages.paths(in: manifest).contains {
                locals[LocalPackages.folder($0, from: package.root)] != nil
            }
        let isOpened = try !objectiveC.mixed.isEmpty || !PackageCopy.foldersOfTestLists(package).isEmpty
        guard isChanged || isOpened else { return nil }
        let name = ProvidedPackages.packageName(in: manifest)
        let addition =
            unnamed.statements(package: name) + objectiveC.statements(package: name)
            + miscased.statements(package: name) + entries.statements(package: name)
            + linked.statements(package: name)
        try self.init(
            of: package, to: folder, mixed: objectiveC.mixed, manifest: isChanged ? addition : nil, locals, changes)
        try absent.add(to: folder)
    }

    /// Creates a copy with statements added at the end of its manifest.
    ///
    /// - Parameter addition: Returns the added statements, given the name of the package's variable.
    init(
        of package: SwiftPackage, _ changes: DependencyChanges, adding addition: (_ name: Substring) -> String
    ) throws {
        let manifest = String(decoding: try File(package.root + "/Package.swift").contents(), as: UTF8.self)
        let name = ProvidedPackages.packageName(in: manifest)
        let unnamed = try UnnamedResources(of: package, manifest: manifest)
        let miscased = try MiscasedPaths(in: manifest, root: package.root)
        let objectiveC = try ObjectiveCTargets(of: package)
        let entries = try LibraryEntryPoints(of: package, manifest: manifest)
        let locals = try LocalPackages(of: package).copies(in: package.cache + "/local", changes)
        try self.init(
            of: package, to: package.cache + "/package", mixed: objectiveC.mixed,
            manifest: unnamed.statements(package: name) + objectiveC.statements(package: name)
                + miscased.statements(package: name) + entries.statements(package: name)
                + UnnamedTargets(of: package, manifest: manifest).statements(package: name) + addition(name), locals,
            changes)
        try AbsentTargets(in: manifest, root: package.root).add(to: self.folder)
    }

    /// - Parameter manifest: What is added to a manifest of its own; `nil` to use the package's.
    private init(
        of package: SwiftPackage, to folder: String, mixed: [String], manifest: String?, _ locals: [String: String],
        _ changes: DependencyChanges
    ) throws {
        self.folder = folder
        try Folder(folder).removeAll()
        let opened = try mixed + PackageCopy.foldersOfTestLists(package)
        try PackageCopy.link(package.root, to: folder, mixed: mixed, opened: opened)
        if let manifest { try PackageCopy.writeManifests(of: package, to: folder, adding: manifest, locals, changes) }
    }

    /// Returns the folders in which a package lists its tests for Linux, as was needed before Swift 5.4: the lists grow
    /// old.
    private static func foldersOfTestLists(_ package: SwiftPackage) throws -> [String] {
        let folders = try Folder(package.root).names().map { package.root + "/" + $0 }.filter { File($0).isFolder }
        return ([package.root] + folders).filter { folder in testLists.contains { File(folder + "/" + $0).exists } }
    }

    /// Where SwiftPM looks for lists: in the package's folder and between it and the targets of tests.
    private static let testLists = ["LinuxMain.swift", "XCTMain.swift"]

    /// Replaces links by manifests without replaced dependencies, and prevents the original's resolved versions from
    /// being written through a link.
    private static func writeManifests(
        of package: SwiftPackage, to folder: String, adding addition: String, _ locals: [String: String],
        _ changes: DependencyChanges
    ) throws {
        for name in try Folder(package.root).names() where name.hasPrefix("Package") {
            let original = File(package.root + "/" + name)
            guard !original.isFolder, name.hasSuffix(".swift") || name == "Package.resolved" else { continue }
            let bytes = try original.contents()
            let copy = File(folder + "/" + name)
            try copy.remove()
            if name == "Package.resolved" { continue }
            let manifest = ProvidedPackages.manifest(
                LanguageModes.lowered(String(decoding: bytes, as: UTF8.self)), root: package.root, locals: locals,
                changes)
            try copy.write(manifest + addition)
        }
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
            } else if testLists.contains(name) {
                continue
            } else if !isMixed || ![".m", ".mm", ".h"].contains(where: name.hasSuffix) {
                try File(to).link(to: from)
            }
        }
    }
}
