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
        for target in try package.targets() where target.kind == "regular" && File(target.folder).isFolder {
            let files = try Folder(target.folder).files(endingIn: [".swift"]).filter { file in
                let name = File(file).name.lowercased()
                return target.contains(file) && (name.contains("app") || name.contains("main"))
            }
            let hasEntry = try files.contains { file in
                let text = String(decoding: try File(file).contents(), as: UTF8.self)[...]
                return LibraryEntryPoints.marks.contains { text.place(ofBytes: $0) != nil }
            }
            if hasEntry { targets.append(target.name) }
        }
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
