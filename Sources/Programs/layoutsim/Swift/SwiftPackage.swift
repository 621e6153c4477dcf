import LayoutSimFiles
import LayoutSimJSON
import LayoutSimNotation
import LayoutSimXcodeProjects

/// A package written for iOS.
struct SwiftPackage {
    /// The absolute path of its folder.
    let root: String
    /// The build folder.
    let scratch: String

    /// Finds the package at a path, or else the one that contains the working directory or that was written for the
    /// Xcode project in it.
    init(path: String?, scratch: String?) throws(SwiftError) {
        if let path {
            guard File(path).exists else { throw SwiftError(.missing(path)) }
            guard File(path + "/Package.swift").exists else { throw SwiftError(.notPackage(path)) }
            root = File(path).absolutePath
        } else {
            let folder = File(".").absolutePath
            guard let found = SwiftPackage.folder(above: folder) ?? SwiftPackage.folderOfProject(in: folder) else {
                throw SwiftError(.noPackage)
            }
            root = found
        }
        self.scratch = scratch.map { File($0).absolutePath } ?? root + "/.build"
    }

    /// Returns the nearest folder with a manifest from a folder on upward.
    private static func folder(above folder: String) -> String? {
        var folder = folder
        while !File(folder + "/Package.swift").exists {
            guard let slash = folder.lastIndex(of: "/"), folder != "/" else { return nil }
            folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
        }
        return folder
    }

    /// Returns the folder with a manifest that is nearest to the Xcode project in a folder, and not above the folder.
    private static func folderOfProject(in folder: String) -> String? {
        guard let project = try? ProjectSearch(in: folder) else { return nil }
        let found = SwiftPackage.folder(above: File(project.path + "/..").absolutePath)
        return found.flatMap { $0.hasPrefix(folder + "/") ? $0 : nil }
    }

    /// The folder for prepared sources.
    var cache: String { scratch + "/layoutsim" }

    /// Returns the folders of the package and of all its dependencies.
    ///
    /// - Parameter copy: The copy that is built in its place.
    func folders(builtAs copy: PackageCopy? = nil) throws -> [String] {
        let manifest = try File(root + "/Package.swift").contents()
        guard String(decoding: manifest, as: UTF8.self).contains(".package(") else { return [root] }
        let resolved = (try? File(root + "/Package.resolved").contents()) ?? []
        let known = File(cache + "/dependencies.txt")
        let key = "\(ContentKey.of(manifest)) \(ContentKey.of(resolved))"
        if let lines = (try? known.contents()).map({ String(decoding: $0, as: UTF8.self).split(separator: "\n") }),
            lines.first.map(String.init) == key
        {
            return lines.dropFirst().map(String.init)
        }
        let tree = try dependencies(builtAs: copy)
        var folders: [String] = []
        try collect(tree, into: &folders)
        folders = folders.map { $0 == copy?.folder ? root : $0 }
        let after = (try? File(root + "/Package.resolved").contents()) ?? []
        try Folder(cache).create()
        let lines = ["\(ContentKey.of(manifest)) \(ContentKey.of(after))"] + folders
        try known.write(lines.map { $0 + "\n" }.joined())
        return folders
    }

    /// Returns the tree of dependencies as SwiftPM describes it.
    private func dependencies(builtAs copy: PackageCopy?) throws -> JSONNode {
        let manifests = ManifestsOfMacs(of: self)
        try Folder(cache).create()
        let description = File(cache + "/dependencies.json")
        while true {
            let words = [
                "swift", "package", "--package-path", copy?.folder ?? root, "--scratch-path", scratch,
            ]
            let (status, output) = try ChildProcess(
                words + manifests.flags + [
                    "show-dependencies", "--format", "json", "--output-path", description.path,
                ]
            ).read(withErrors: true)
            if status == 0 { break }
            guard try manifests.add(namedIn: String(decoding: output, as: UTF8.self)) else {
                try StandardStream.error.write(String(decoding: output, as: UTF8.self))
                throw SwiftError(.notBuilt("the list of this package's dependencies"))
            }
        }
        try manifests.addThoseNotForLinux()
        return try JSONDocument(parsing: description.contents(), file: "swift package show-dependencies").root
    }

    private func collect(_ node: JSONNode, into folders: inout [String]) throws {
        let path = try node.member("path").string()
        if !folders.contains(path) { folders.append(path) }
        for dependency in try node.member("dependencies").elements() { try collect(dependency, into: &folders) }
    }
}

/// A short key of a text: FNV-1a.
enum ContentKey {
    static func of(_ bytes: some Sequence<UInt8>) -> String {
        let value = bytes.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return String(value, radix: 16)
    }
}
