/// The folders of a project by their names.
package enum ProjectFolders {
    private static let foreign: Set<String> = [
        "Pods", "Carthage", "build", "DerivedData", "node_modules", "vendor", "SourcePackages",
    ]
    private static let foreignEndings = [
        ".xcodeproj", ".xcworkspace", ".framework", ".bundle", ".xcframework", ".app", ".appex",
    ]

    /// Whether a folder holds dependencies, build output or settings rather than sources.
    package static func isForeign(_ name: String) -> Bool {
        foreign.contains(name) || foreignEndings.contains { name.hasSuffix($0) }
    }
}
