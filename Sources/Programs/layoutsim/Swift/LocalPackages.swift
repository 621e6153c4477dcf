import LayoutSimFiles

/// The packages in folders on which a package depends, directly or by others of them.
struct LocalPackages {
    /// The folders of the packages, each once, behind those of the packages that it needs.
    let folders: [String]

    /// Finds them.
    init(of package: SwiftPackage) throws {
        var (found, seen) = ([String](), Set([package.root]))
        try LocalPackages.find(below: package.root, into: &found, &seen)
        folders = found
    }

    private static func find(below root: String, into found: inout [String], _ seen: inout Set<String>) throws {
        let manifest = String(decoding: try File(root + "/Package.swift").contents(), as: UTF8.self)
        for path in paths(in: manifest) {
            let folder = folder(path, from: root)
            guard File(folder + "/Package.swift").exists, seen.insert(folder).inserted else { continue }
            try find(below: folder, into: &found, &seen)
            found.append(folder)
        }
    }

    /// Returns the paths that a manifest names.
    static func paths(in manifest: String) -> [String] {
        manifest.matches(of: /\.package\(\s*(?:name\s*:\s*"[^"]*"\s*,\s*)?path\s*:\s*"([^"]+)"/).map {
            String($0.output.1)
        }
    }

    /// Returns the folder of a path in the manifest of a package.
    static func folder(_ path: String, from root: String) -> String {
        File(path.hasPrefix("/") ? path : root + "/" + path).absolutePath
    }

    /// The manifests of the packages.
    func manifests() throws -> [String] {
        try folders.map { String(decoding: try File($0 + "/Package.swift").contents(), as: UTF8.self) }
    }

    /// Copies the packages that cannot be built as they are, and those that depend on a copy; returns the folders of
    /// the copies, by those of the packages.
    ///
    /// - Parameters:
    ///   - cache: Where the copies are made. Their folders keep their names, by which SwiftPM knows packages.
    ///   - changes: How their dependencies differ.
    func copies(in cache: String, _ changes: DependencyChanges) throws -> [String: String] {
        var copies: [String: String] = [:]
        for folder in folders {
            let place = cache + "/" + File(folder).name
            let package = try SwiftPackage(path: folder, scratch: cache + "/build")
            if let copy = try PackageCopy(of: package, to: place, locals: copies, changes) {
                copies[folder] = copy.folder
            }
        }
        return copies
    }
}
