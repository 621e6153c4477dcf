/// The folder names of a project.
package enum ProjectFolders {
    private static let foreign: Set<String> = [
        "Pods", "Carthage", "build", "DerivedData", "node_modules", "vendor", "SourcePackages",
    ]
    private static let foreignEndings = [
        ".xcodeproj", ".xcworkspace", ".framework", ".bundle", ".xcframework", ".app", ".appex",
    ]

    /// Returns whether a folder contains dependencies, build output or settings instead of sources.
    package static func isForeign(_ name: String) -> Bool {
        foreign.contains(name) || foreignEndings.contains { name.hasSuffix($0) }
    }
}
