import LayoutSimFiles
import LayoutSimJSON

/// What a manifest says of a target.
struct PackageTarget {
    var name: String
    /// "regular", "executable", "test" and others.
    var kind: String
    /// Its folder, absolute.
    var folder: String
    /// Files and folders in it that are compiled, absolute.
    var sources: [String]
    /// Files and folders in it that are not compiled, absolute.
    var excluded: [String]
}

extension SwiftPackage {
    /// The targets whose folders are there.
    func targets() throws -> [PackageTarget] {
        let words = ["swift", "package", "--package-path", root, "dump-package"]
        let (status, output) = try ChildProcess(words).read()
        guard status == 0 else { throw SwiftError(.notBuilt("the package's description")) }
        let description = try JSONDocument(parsing: output, file: "swift package dump-package").root
        return try description.member("targets").elements().flatMap { target -> [PackageTarget] in
            func paths(_ key: String) throws -> [String]? {
                guard let node = try target.optionalMember(key) else { return nil }
                return try node.elements().map { try $0.string() }
            }
            let (sources, excluded) = (try paths("sources"), try paths("exclude") ?? [])
            let (name, kind) = (try target.member("name").string(), try target.member("type").string())
            return try folders(of: target).map { folder in
                func absolute(_ path: String) -> String { "\(folder)/\(path)".withoutDotSegments }
                return PackageTarget(
                    name: name, kind: kind, folder: folder, sources: sources?.map(absolute) ?? [folder],
                    excluded: excluded.map(absolute))
            }
        }
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

    /// Files and folders that the manifest excludes, absolute.
    func excluded() throws -> [String] {
        let manifest = try File(root + "/Package.swift").contents()
        guard String(decoding: manifest, as: UTF8.self).contains("exclude:") else { return [] }
        let known = File(cache + "/excluded.txt")
        let key = ContentKey.of(manifest)
        if let lines = (try? known.contents()).map({ String(decoding: $0, as: UTF8.self).split(separator: "\n") }),
            lines.first.map(String.init) == key
        {
            return lines.dropFirst().map(String.init)
        }
        let excluded = try targets().flatMap(\.excluded)
        try Folder(cache).create()
        try known.write(([key] + excluded).map { $0 + "\n" }.joined())
        return excluded
    }
}

extension String {
    /// The path without `.` and empty parts.
    fileprivate var withoutDotSegments: String {
        "/" + split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    }
}
