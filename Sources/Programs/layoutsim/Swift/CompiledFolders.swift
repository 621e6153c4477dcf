import LayoutSimFiles

/// The folders of a package that its targets compile, as far as its manifests say: examples and demos beside them may
/// declare classes of the same names.
struct CompiledFolders {
    /// The absolute paths, none of which contains another.
    let paths: [String]

    /// Finds the folders of the package in a folder.
    ///
    /// - Parameter withTests: Whether its tests are compiled, too, as those of a dependency are not.
    init(of package: String, withTests: Bool = true) throws {
        let manifests = try Folder(package).names().filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }
            .map { String(decoding: try File("\(package)/\($0)").contents(), as: UTF8.self) }
        let named = manifests.compactMap(CompiledFolders.paths(in:))
        let folders = (Set(named.joined()).union(CompiledFolders.usual)).map { "\(package)/\($0)" }
            .filter { File($0).isFolder }.sorted()
        guard !manifests.isEmpty, named.count == manifests.count, !folders.isEmpty else {
            paths = [package]
            return
        }
        let tests = Set(withTests ? [] : manifests.flatMap(CompiledFolders.testPaths) + ["Tests"])
        let others = Set(named.joined()).subtracting(tests).map { "\(package)/\($0)" }
        let compiled = folders.filter { path in
            others.contains(path)
                || !tests.contains { path == "\(package)/\($0)" || path.hasPrefix("\(package)/\($0)/") }
        }
        paths = compiled.filter { path in !compiled.contains { path.hasPrefix($0 + "/") } }
    }

    /// Where SwiftPM looks for targets without a path.
    private static let usual = ["Sources", "Source", "src", "srcs", "Tests"]

    /// Returns the paths of targets of tests in a manifest.
    private static func testPaths(in manifest: String) -> [String] {
        manifest.matches(of: /\.testTarget\s*\(/).flatMap { match -> [String] in
            let rest = manifest[match.range.upperBound...]
            let end = rest.firstMatch(of: /\.(\w*[tT]arget|plugin|macro|systemLibrary)\s*\(/)?.range.lowerBound
            return paths(in: String(rest[..<(end ?? rest.endIndex)])) ?? []
        }
    }

    /// Returns the paths of targets in a manifest; `nil` if they cannot be told from its text, or if one is the whole
    /// package.
    static func paths(in manifest: String) -> [String]? {
        var found: [String] = []
        for match in manifest.matches(of: /\bpath\s*:\s*("[^"\n]*"|[^"\s])/) {
            let value = match.output.1
            guard value.hasPrefix("\""), !value.contains("\\") else { return nil }
            let parts = value.dropFirst().dropLast().split(separator: "/").filter { $0 != "." }
            // Another package in a folder.
            if parts.first == ".." { continue }
            guard !parts.isEmpty else { return nil }
            found.append(parts.joined(separator: "/"))
        }
        return found
    }
}
