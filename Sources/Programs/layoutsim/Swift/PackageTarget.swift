import LayoutSimFiles
import LayoutSimJSON

/// The description of a target in a manifest.
struct PackageTarget {
    var name: String
    /// The kind: "regular", "executable", "test" and others.
    var kind: String
    /// The absolute path of its folder.
    var folder: String
    /// The absolute paths of its compiled files and folders.
    var sources: [String]
    /// The absolute paths of its files and folders that are not compiled.
    var excluded: [String]
    /// The absolute paths of the resources that the manifest names.
    var resources: [String] = []
    /// The names of the targets and products on which it depends.
    var dependencies: [String] = []
}

extension PackageTarget {
    /// Returns the paths that no target compiles: what one excludes may belong to another in the same folder, or have
    /// the folder of another below it.
    static func excludedByAll(_ targets: [PackageTarget]) -> [String] {
        targets.flatMap(\.excluded).filter { path in
            targets.allSatisfy { target in
                !target.folder.isPath(in: path)
                    && (!path.isPath(in: target.folder) || target.excluded.contains { path.isPath(in: $0) })
            }
        }
    }
}

extension SwiftPackage {
    /// Returns the targets whose folders exist.
    func targets() throws -> [PackageTarget] {
        let description = try JSONDocument(parsing: description(), file: "swift package dump-package").root
        return try description.member("targets").elements().flatMap { target -> [PackageTarget] in
            func paths(_ key: String) throws -> [String]? {
                guard let node = try target.optionalMember(key) else { return nil }
                return try node.elements().map { try $0.string() }
            }
            let (sources, excluded) = (try paths("sources"), try paths("exclude") ?? [])
            let (name, kind) = (try target.member("name").string(), try target.member("type").string())
            let resources = try target.optionalMember("resources")?.elements().map { try $0.member("path").string() }
            let dependencies = try target.optionalMember("dependencies")?.elements().compactMap { dependency in
                try ["byName", "target", "product"].lazy.compactMap { try dependency.optionalMember($0) }.first?
                    .elements().first?.string()
            }
            return try folders(of: target).map { folder in
                func absolute(_ path: String) -> String { "\(folder)/\(path)".withoutDotSegments }
                return PackageTarget(
                    name: name, kind: kind, folder: folder, sources: sources?.map(absolute) ?? [folder],
                    excluded: excluded.map(absolute), resources: (resources ?? []).map(absolute),
                    dependencies: dependencies ?? [])
            }
        }
    }

    /// Returns what SwiftPM says of the manifest, which is kept until a manifest changes.
    private func description() throws -> [UInt8] {
        let names = try Folder(root).names().filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }
        let manifests = try names.flatMap { try File("\(root)/\($0)").contents() }
        // A manifest that looks around may say something else each time.
        let text = String(decoding: manifests, as: UTF8.self)
        let isKept = !["Foundation", "Glibc", "Context."].contains(where: text.contains)
        let (known, key) = (File(cache + "/description.json"), Array("\(ContentKey.of(manifests))\n".utf8))
        if isKept, let kept = try? known.contents(), kept.starts(with: key) { return Array(kept[key.count...]) }
        let words = ["swift", "package", "--package-path", root, "dump-package"]
        let (status, output) = try ChildProcess(words).read()
        guard status == 0 else { throw SwiftError(.notBuilt("the package's description")) }
        if isKept {
            try Folder(cache).create()
            try known.write(key + output)
        }
        return output
    }

    private func folders(of target: JSONNode) throws -> [String] {
        if let path = try target.optionalMember("path")?.string() {
            return ["\(root)/\(path)".withoutDotSegments].filter { File($0).isFolder }
        }
        let name = try target.member("name").string()
        return ["Sources", "Source", "src", "srcs", "Tests"].map { "\(root)/\($0)/\(name)" }.filter {
            File($0).isFolder
        }
    }

    /// Returns the absolute paths of files and folders that the manifest excludes.
    func excluded() throws -> [String] {
        let manifest = try File(root + "/Package.swift").contents()
        guard String(decoding: manifest, as: UTF8.self).contains("exclude:") else { return [] }
        return PackageTarget.excludedByAll(try targets())
    }
}

extension String {
    /// Returns whether it is the path of a folder or of something in it.
    fileprivate func isPath(in folder: String) -> Bool { self == folder || hasPrefix(folder + "/") }

    /// The path without `.` and empty components.
    fileprivate var withoutDotSegments: String {
        "/" + split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    }
}
