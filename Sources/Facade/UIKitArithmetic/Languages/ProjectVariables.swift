import Foundation

/// The build settings of an app that its Info.plist names, as `layoutsim swift init` wrote them down.
enum ProjectVariables {
    private static let file = ".layoutsim/project.json"

    /// Returns those of the project whose facts stand nearest to a file, in a folder above it.
    static func near(_ path: String) -> [String: String] {
        var folder = path[...]
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            if let data = FileManager.default.contents(atPath: "\(folder)/\(file)") {
                let facts = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
                return facts?["variables"] as? [String: String] ?? [:]
            }
        }
        return [:]
    }
}
