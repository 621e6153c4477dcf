import LayoutSimFiles
import LayoutSimNotation

/// The targets that are libraries and have an entry point: SwiftPM renames the `main` of programs alone, so the program
/// of their tests would have two.
struct LibraryEntryPoints {
    /// The names of the targets.
    private(set) var targets: [String] = []

    /// Looks for entry points in the files of a package's targets that are named after an app.
    init(of package: SwiftPackage, manifest: String) throws {
        guard manifest.contains(".target(") else { return }
        let entries = try CompiledFolders(of: package.root, withTests: false).paths
            .flatMap(LibraryEntryPoints.sources).filter { try LibraryEntryPoints.isEntry($0) }
        guard !entries.isEmpty else { return }
        targets = try package.targets().filter { $0.kind == "regular" && entries.contains(where: $0.contains) }
            .map(\.name)
    }

    /// Returns the sources in a folder, without those in hidden folders of it, such as checkouts of dependencies.
    private static func sources(in folder: String) throws -> [String] {
        try Folder(folder).names().filter { !$0.hasPrefix(".") }.map { "\(folder)/\($0)" }.flatMap { path in
            File(path).isFolder
                ? try Folder(path).files(endingIn: [".swift"]) : path.hasSuffix(".swift") ? [path] : []
        }
    }

    private static func isEntry(_ file: String) throws -> Bool {
        let name = File(file).name.lowercased()
        guard name.contains("app") || name.contains("main") else { return false }
        let text = String(decoding: try File(file).contents(), as: UTF8.self)[...]
        return marks.contains { text.place(ofBytes: $0) != nil }
    }

    private static let marks = ["@main", "@UIApplicationMain"]

    /// Returns statements that give the functions of the entry points names of their own.
    func statements(package: Substring) -> String {
        targets.map { name in
            let function = name.map { $0.isLetter || $0.isNumber ? $0 : "_" } + "_main"
            return """

                for target in \(package).targets where target.name == \(quoted(name)) {
                    target.swiftSettings = (target.swiftSettings ?? []) + [
                        .unsafeFlags(["-Xfrontend", "-entry-point-function-name", "-Xfrontend", \(quoted(String(function)))])
                    ]
                }

                """
        }
        .joined()
    }
}
