/// The version of SwiftPM that a manifest is written for, as its first line says.
struct ToolsVersion {
    private let major: Int
    private let minor: Int

    /// Reads the first line of a manifest; `nil` if it says none.
    init?(of manifest: String) {
        guard let end = manifest.firstIndex(of: "\n"), let colon = manifest[..<end].firstIndex(of: ":") else {
            return nil
        }
        let version = manifest[..<end][colon...].dropFirst().drop(while: \.isWhitespace).split(separator: ".")
        guard let major = version.first.flatMap({ Int($0) }) else { return nil }
        self.major = major
        minor = version.dropFirst().first.flatMap { Int($0.prefix(while: \.isNumber)) } ?? 0
    }

    /// Whether targets name products without their packages, whatever these are called, as before 5.2.
    var namesProductsAlone: Bool { (major, minor) < (5, 2) }

    /// Whether a manifest can ask what kind a dependency is of.
    var knowsKinds: Bool { (major, minor) >= (5, 6) }

    /// Whether targets are compiled in the language mode of Swift 6.
    var isOfSix: Bool { major >= 6 }

    /// Returns the manifest with a version of at least 5.6, since appended statements query the kinds of dependencies.
    func raised(in manifest: String) -> String {
        guard !knowsKinds, let end = manifest.firstIndex(of: "\n") else { return manifest }
        return "// swift-tools-version:5.6" + manifest[end...]
    }

    /// Returns statements that name the packages of products: those called alike but for case, or else with more words,
    /// such as `swift-crypto` for `Crypto`.
    ///
    /// - Parameter name: The name of the variable that holds the package.
    static func statements(package name: Substring) -> String {
        """
        do {
            var known: [String] = \(name).targets.map { $0.name }
            var packages: [String] = []
            for dependency in \(name).dependencies {
                switch dependency.kind {
                case .sourceControl(let own, let place, _), .fileSystem(let own, let place):
                    let last = place.split(separator: "/").last.map(String.init) ?? place
                    packages.append(last.hasSuffix(".git") ? String(last.dropLast(4)) : last)
                    if let own { known.append(own) }
                default: break
                }
            }
            for target in \(name).targets {
                target.dependencies = target.dependencies.map { dependency in
                    guard case .byNameItem(let name, let condition) = dependency, !(known + packages).contains(name)
                    else { return dependency }
                    let found = packages.first { $0.lowercased() == name.lowercased() }
                        ?? packages.first { $0.lowercased().contains(name.lowercased()) }
                    return found.map { .product(name: name, package: $0, condition: condition) } ?? dependency
                }
            }
        }

        """
    }
}
