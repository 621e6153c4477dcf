import LayoutSimNotation

/// Packages that LayoutSim's own modules replace, so that they are not fetched.
enum ProvidedPackages {
    /// The names with which their URLs end.
    static let packages = ["swift-snapshot-testing", "ios-snapshot-test-case", "quick/quick", "quick/nimble"]
    /// The products on which targets depend.
    static let products = [
        "SnapshotTesting", "InlineSnapshotTesting", "FBSnapshotTestCase", "iOSSnapshotTestCase", "Quick", "Nimble",
    ]

    /// Returns whether a manifest mentions one.
    static func areMentioned(in manifest: String) -> Bool { packages.contains { manifest.lowercased().contains($0) } }

    /// Returns the manifest of a package without its dependencies on them, for another folder: paths lead to the
    /// package's folder.
    ///
    /// - Parameters:
    ///   - locals: Folders of copies, by the folders of the packages in whose place they are built.
    ///   - changes: How its dependencies differ besides.
    static func manifest(
        _ text: String, root: String, locals: [String: String] = [:], _ changes: DependencyChanges = []
    ) -> String {
        let (name, others) = (packageName(in: text), changes.left)
        let copies = LocalPackages.paths(in: text).compactMap { path -> String? in
            let place = path.hasPrefix("/") || path.hasPrefix("~") ? path : "\(root)/\(path)"
            return locals[LocalPackages.folder(path, from: root)].map { "\(quoted(place)): \(quoted($0))" }
        }
        let macros = others.contains("swift-syntax") && text.contains(".macro(") ? withoutMacros(name) : ""
        let removals = macros + (others.isEmpty ? "" : withoutPlugins(name, of: others))
        let tools = ToolsVersion(of: text)
        return PlatformConditions.asForIOS(withKnownVersions(tools?.raised(in: text) ?? text)) + """

            var leftByLayoutSim: [String] = \(others.sorted())
            \(name).dependencies = \(name).dependencies.compactMap { dependency in
                func isNamed(_ address: String, in names: [String]) -> Bool {
                    names.contains { name in
                        [name, name + ".git", name + "/"].contains { address.lowercased().hasSuffix($0) }
                    }
                }
                func isProvided(_ address: String) -> Bool {
                    isNamed(address, in: \((packages + others).sorted()))
                }
                switch dependency.kind {
                case .sourceControl(let name, let location, \(changes.newer.isEmpty ? "_" : "let requirement")):
                    \(changes.newer.isEmpty ? "" : withNewer(changes.newer))
                    guard isProvided(location) else { return dependency }
                    if let name { leftByLayoutSim.append(name.lowercased()) }
                    return nil
                case .registry(let id, _): return isProvided(id) ? nil : dependency
                case .fileSystem(let name, let path):
                    if isProvided(path) { return nil }
                    let original = path.hasPrefix("/") || path.hasPrefix("~") ? path : \(quoted(root + "/")) + path
                    let copies: [String: String] = [\(copies.isEmpty ? ":" : copies.joined(separator: ", "))]
                    let place = copies[original] ?? original
                    return name.map { .package(name: $0, path: place) } ?? .package(path: place)
                default: return dependency
                }
            }
            \(removals)for target in \(name).targets {
                let own = \(name).targets.map { $0.name }
                let none = \(name).dependencies.isEmpty
                target.dependencies.removeAll { dependency in
                    switch dependency {
                    case .productItem(let name, let package, _, _):
                        return \(products).contains(name) || leftByLayoutSim.contains((package ?? name).lowercased())
                    case .byNameItem(let name, _):
                        let isLeft = \(products).contains(name) || leftByLayoutSim.contains(name.lowercased())
                        return (isLeft || none && !leftByLayoutSim.isEmpty) && !own.contains(name)
                    default: return false
                    }
                }
            }
            \(tools?.namesProductsAlone == true ? ToolsVersion.statements(package: name) : "")
            """
    }

    /// Returns statements that let a package have other versions than its requirement does.
    private static func withNewer(_ names: [String]) -> String {
        """
        if name == nil, isNamed(location, in: \(names.sorted())) {
            switch requirement {
            case .range, .exact: return .package(url: location, "0.0.0"..<"10000.0.0")
            default: break
            }
        }
        """
    }

    /// Returns statements that leave macros out, which need a package that cannot be fetched.
    private static func withoutMacros(_ name: Substring) -> String {
        """
        let macros = \(name).targets.filter { $0.type == .macro }.map { $0.name }
        \(name).targets.removeAll { macros.contains($0.name) }
        for target in \(name).targets {
            target.dependencies.removeAll { dependency in
                switch dependency {
                case .targetItem(let name, _), .byNameItem(let name, _): return macros.contains(name)
                default: return false
                }
            }
        }

        """
    }

    /// Returns statements that leave out the plugins of packages that cannot be fetched.
    private static func withoutPlugins(_ name: Substring, of others: [String]) -> String {
        """
        for target in \(name).targets {
            target.plugins?.removeAll { usage in
                guard case .plugin(_, let package) = usage else { return false }
                return package.map { \(others.sorted()).contains($0.lowercased()) } ?? false
            }
        }

        """
    }

    /// Returns the name of the variable that holds the package.
    static func packageName(in manifest: String) -> Substring {
        for line in manifest.split(separator: "\n") where line.hasPrefix("let ") || line.hasPrefix("var ") {
            let sides = line.dropFirst(4).split(separator: "=", maxSplits: 1)
            guard sides.count == 2, sides[1].drop(while: \.isWhitespace).hasPrefix("Package") else { continue }
            return sides[0].prefix { !$0.isWhitespace && $0 != ":" }
        }
        return "package"
    }

    /// A version of the language with a minor one, such as `.version("5.0")`, which newer compilers do not know.
    private static var oldVersion: Regex<(Substring, Substring)> { /\.version\("(5|6)\.[0-9.]+"\)/ }

    /// Returns whether a manifest names versions of the language that newer compilers do not know.
    static func hasOldVersions(_ manifest: String) -> Bool { manifest.contains(oldVersion) }

    /// Returns a manifest with the versions of the language that newer compilers know.
    static func withKnownVersions(_ manifest: String) -> String {
        manifest.replacing(oldVersion) { ".version(\"\($0.1)\")" }
    }
}
