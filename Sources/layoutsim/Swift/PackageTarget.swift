import LayoutSimFiles
import LayoutSimJSON

/// What a manifest says of a target.
struct PackageTarget {
    /// Its folder, absolute.
    var folder: String
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
            let excluded = try target.optionalMember("exclude")?.elements().map { try $0.string() } ?? []
            return try folders(of: target).map { folder in
                PackageTarget(folder: folder, excluded: excluded.map { "\(folder)/\($0)".withoutDotSegments })
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
