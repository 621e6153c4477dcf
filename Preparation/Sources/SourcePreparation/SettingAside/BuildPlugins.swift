import Foundation

/// Plugins of a build, which write sources of a target that are in no folder.
enum BuildPlugins {
    /// The number of folders above a source in which a manifest or a project is looked for.
    private static let levels = 8

    /// Returns whether the nearest manifest or project above a source says that its targets use some.
    static func areUsed(by file: String) -> Bool {
        var parts = file.split(separator: "/").dropLast()
        for _ in 0..<levels where parts.count > 1 {
            let folder = "/" + parts.joined(separator: "/")
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            let projects = names.filter { $0.hasSuffix(".xcodeproj") }.map { "\(folder)/\($0)/project.pbxproj" }
            let manifests = names.filter { $0 == "Package.swift" }.map { "\(folder)/\($0)" }
            if !projects.isEmpty || !manifests.isEmpty {
                return (projects + manifests).contains { mention(FileManager.default.contents(atPath: $0) ?? Data()) }
            }
            parts.removeLast()
        }
        return false
    }

    private static func mention(_ text: Data) -> Bool {
        marks.contains { text.firstRange(of: Data($0.utf8)) != nil }
    }

    /// How a manifest and a project name them.
    private static let marks = [".plugin(name:", "plugins: [\"", "productName = \"plugin:"]
}
