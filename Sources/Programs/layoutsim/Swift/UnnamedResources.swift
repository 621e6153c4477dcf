import LayoutSimFiles
import LayoutSimNotation

/// The asset catalogs, storyboards, xibs and data models that a manifest does not name.
///
/// Xcode finds them by itself [Apple, "Bundling resources with a Swift package"]; SwiftPM's own build system does not.
struct UnnamedResources {
    /// The paths below the folders of targets, by the targets' names.
    private(set) var paths: [(target: String, paths: [String])] = []

    private static let endings = [".xcassets", ".storyboard", ".xib", ".xcdatamodeld", ".xcdatamodel"]

    /// Looks for them in the targets of a package; the manifest's text saves describing a package that has none.
    init(of package: SwiftPackage, manifest: String) throws {
        guard try !UnnamedResources.all(below: package.root, without: []).isEmpty else { return }
        paths = try package.targets().compactMap { target in
            let named = target.resources + target.excluded
            let found = try UnnamedResources.all(below: target.folder, without: named)
            var names = Set(target.resources.map { File($0).name })
            let own = found.filter { names.insert(File($0).name + UnnamedResources.language(of: $0)).inserted }
            return own.isEmpty ? nil : (target.name, own.map { String($0.dropFirst(target.folder.count + 1)) })
        }
    }

    /// Returns statements that add them to the targets of a package.
    func statements(package: Substring) -> String {
        paths.map { target, paths in
            let rules = paths.map { path in
                ".\(UnnamedResources.language(of: path).isEmpty ? "copy" : "process")(\(quoted(path)))"
            }
            return """

                for target in \(package).targets where target.name == \(quoted(target)) {
                    target.resources = (target.resources ?? []) + [\(rules.joined(separator: ", "))]
                    \(package).defaultLocalization = \(package).defaultLocalization ?? "en"
                }

                """
        }
        .joined()
    }

    /// Returns the name of the language folder that contains a file; empty if there is none.
    private static func language(of path: String) -> String {
        path.split(separator: "/").dropLast().last.flatMap { $0.hasSuffix(".lproj") ? String($0) : nil } ?? ""
    }

    private static func all(below folder: String, without named: [String]) throws -> [String] {
        try Folder(folder).names().flatMap { name -> [String] in
            let path = "\(folder)/\(name)"
            if named.contains(where: { path == $0 }) || foreign.contains(where: name.hasSuffix) { return [] }
            if endings.contains(where: name.hasSuffix) { return [path] }
            return File(path).isFolder && File(path).linkText == nil ? try all(below: path, without: named) : []
        }
    }

    private static let foreign = [
        ".xcodeproj", ".xcworkspace", ".framework", ".xcframework", ".bundle", "Pods", "Carthage",
    ]
}
