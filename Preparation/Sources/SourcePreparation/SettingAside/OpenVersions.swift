import Foundation

/// Dependencies for which a project says no version, so that the newest is taken: the code may be written for another.
enum OpenVersions {
    /// The number of folders above the sources in which a manifest is looked for.
    private static let levels = 3
    /// How the manifest that follows a project writes any version.
    private static let anyVersion = #""0.0.0"..<"1000.0.0""#

    /// Returns whether a manifest in a folder, or the nearest one above it, takes any version of a package.
    static func areTaken(around folder: String) -> Bool {
        var parts = folder.split(separator: "/")
        for _ in 0..<levels where parts.count > 1 {
            let manifest = "/" + parts.joined(separator: "/") + "/Package.swift"
            if let data = FileManager.default.contents(atPath: manifest) {
                return String(decoding: data, as: UTF8.self).contains(anyVersion)
            }
            parts.removeLast()
        }
        return false
    }

    /// Returns whether a source imports a module of a dependency.
    ///
    /// - Parameter files: The paths of all sources; dependencies are in folders of packages and pods.
    static func mayMatter(to source: String, among files: [String]) -> Bool {
        let modules = Set(source.split(separator: "\n").compactMap(AppleModules.module))
        return files.contains { file in
            UserErrors.isOfOthers(file) && file.split(separator: "/").dropLast().contains(where: modules.contains)
        }
    }
}
