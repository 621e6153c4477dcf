import LayoutSimFiles
import LayoutSimNotation

/// The asset catalogs, storyboards, xibs and data models that a manifest does not name, and the files of tests.
///
/// Xcode finds the former by itself [Apple, "Bundling resources with a Swift package"]; SwiftPM's own build system does
/// not. Files of tests are resources in the Xcode project with which many packages are tested; SwiftPM only warns of
/// them.
struct UnnamedResources {
    /// The paths below the folders of targets, by the targets' names.
    private(set) var paths: [(target: String, paths: [String])] = []

    private static let endings = [".xcassets", ".storyboard", ".xib", ".xcdatamodeld", ".xcdatamodel"]

    /// Looks for them in the targets of a package; the manifest's text saves describing a package that has none.
    init(of package: SwiftPackage, manifest: String) throws {
        guard
            try !UnnamedResources.all(below: package.root, without: []).isEmpty
                || UnnamedResources.mayHaveFixtures(package.root)
        else { return }
        paths = try package.targets().compactMap { target in
            let named = target.resources + target.excluded
            let isOfTests = target.kind == "test"
            let found = try UnnamedResources.all(below: target.folder, without: named, withFixtures: isOfTests)
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

    private static func all(
        below folder: String, without named: [String], withFixtures: Bool = false
    ) throws -> [String] {
        try Folder(folder).names().flatMap { name -> [String] in
            let path = "\(folder)/\(name)"
            if named.contains(where: { path == $0 }) { return [] }
            if endings.contains(where: name.hasSuffix) || withFixtures && name.hasSuffix(".bundle") { return [path] }
            if foreign.contains(where: name.hasSuffix) { return [] }
            if File(path).isFolder {
                guard File(path).linkText == nil, !(withFixtures && isOfSnapshots(name)) else { return [] }
                return try all(below: path, without: named, withFixtures: withFixtures)
            }
            return withFixtures && isFixture(name) ? [path] : []
        }
    }

    /// Whether a folder of tests has pictures that tests find by the paths of their sources.
    private static func isOfSnapshots(_ name: String) -> Bool {
        ["__", "ReferenceImages", "FailureDiffs", "Snapshots"].contains(where: name.hasPrefix)
    }

    /// Whether a file of tests is neither code nor read by tools alone.
    private static func isFixture(_ name: String) -> Bool {
        !name.hasPrefix(".") && name.contains(".") && !name.hasSuffix("Info.plist")
            && !otherFiles.contains(where: name.hasSuffix)
    }

    /// Whether a package may have files of tests, which saves describing one that has none.
    private static func mayHaveFixtures(_ root: String) throws -> Bool {
        try Folder(root).names().contains { name in
            guard name.contains("Test") || name.contains("Spec"), File("\(root)/\(name)").isFolder else { return false }
            return try !all(below: "\(root)/\(name)", without: [], withFixtures: true).isEmpty
        }
    }

    private static let otherFiles = [
        ".swift", ".m", ".mm", ".h", ".c", ".cc", ".cpp", ".hpp", ".S", ".metal", ".modulemap", ".pch", ".xcconfig",
        ".entitlements", ".xctestplan", ".xcscheme", ".xcfilelist", ".md", ".yml", ".sh", ".rb", ".py", ".playground",
    ]

    private static let foreign = [
        ".xcodeproj", ".xcworkspace", ".framework", ".xcframework", ".bundle", "Pods", "Carthage",
    ]
}
