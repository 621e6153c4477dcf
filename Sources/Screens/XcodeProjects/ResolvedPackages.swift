import LayoutSimFiles
import LayoutSimJSON

/// The versions of packages that Xcode fetched last, by its files `Package.resolved`.
struct ResolvedPackages {
    private var pins: [String: PackageRequirement] = [:]

    /// Reads the files of a project and of workspaces; a file that cannot be read pins nothing.
    init(project: String, workspaces: [String]) {
        for workspace in [project + "/project.xcworkspace"] + workspaces {
            let file = workspace + "/xcshareddata/swiftpm/Package.resolved"
            guard let bytes = try? File(file).contents(),
                let root = try? JSONDocument(parsing: bytes, file: file).root
            else { continue }
            // The first version has its pins in an object.
            let pins = (try? root.member("pins")) ?? (try? root.member("object").member("pins"))
            for pin in (try? pins?.elements()) ?? [] { add(pin) }
        }
    }

    private mutating func add(_ pin: JSONNode) {
        func text(_ node: JSONNode?, _ key: String) -> String? { try? node?.member(key).string() }
        let state = try? pin.member("state")
        guard let place = text(pin, "location") ?? text(pin, "repositoryURL") else { return }
        let name = PackageReference(id: "", place: .url(place)).name.lowercased()
        if let version = text(state, "version") {
            pins[name] = .exact(version)
        } else if let revision = text(state, "revision") {
            pins[name] = .revision(revision)
        }
    }

    /// Returns the version of a package; `nil` if there is none.
    func requirement(of package: PackageReference) -> PackageRequirement? { pins[package.name.lowercased()] }
}
