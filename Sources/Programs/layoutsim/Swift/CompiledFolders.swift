import LayoutSimFiles

/// The folders of a package that its targets compile, as far as its manifests say: examples and demos beside them may
/// declare classes of the same names.
struct CompiledFolders {
    /// The absolute paths, none of which contains another.
    let paths: [String]

    /// Finds the folders of the package in a folder.
    init(of package: String) throws {
        let manifests = try Folder(package).names().filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }
            .map { String(decoding: try File("\(package)/\($0)").contents(), as: UTF8.self) }
        let named = manifests.compactMap(CompiledFolders.paths(in:))
        let folders = (Set(named.joined()).union(CompiledFolders.usual)).map { "\(package)/\($0)" }
            .filter { File($0).isFolder }.sorted()
        guard !manifests.isEmpty, named.count == manifests.count, !folders.isEmpty else {
            paths = [package]
            return
        }
        paths = folders.filter { path in !folders.contains { path.hasPrefix($0 + "/") } }
    }

    /// Where SwiftPM looks for targets without a path.
    private static let usual = ["Sources", "Source", "src", "srcs", "Tests"]

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
