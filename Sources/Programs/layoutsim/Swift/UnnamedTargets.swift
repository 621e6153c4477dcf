import LayoutSimFiles
import LayoutSimNotation

/// The targets of a package that another of its targets imports without naming them in the manifest.
///
/// SwiftPM finds their modules if they happen to be built before, and does not link them; Xcode links what it builds.
struct UnnamedTargets {
    /// The names of the imported targets, by the names of those that import them.
    private(set) var imports: [(target: String, imported: [String])] = []

    /// Looks for imports in the sources of a package; a manifest with one module saves describing the package.
    init(of package: SwiftPackage, manifest: String) throws {
        guard manifest.ranges(of: ".target(").count > 1 else { return }
        let targets = try package.targets()
        let modules = targets.filter { $0.kind == "regular" }.map(\.name)
        var known = Dictionary(targets.map { ($0.name, $0.dependencies) }) { first, _ in first }
        for target in targets where ["regular", "test", "executable"].contains(target.kind) {
            let names = try UnnamedTargets.importedModules(by: target)
            let missing = modules.filter { module in
                names.contains(module.asModule) && module != target.name
                    && !UnnamedTargets.all(behind: target.name, known).contains(module)
                    && !UnnamedTargets.all(behind: module, known).contains(target.name)
            }
            guard !missing.isEmpty else { continue }
            known[target.name, default: []] += missing
            imports.append((target.name, missing))
        }
    }

    /// Returns statements that name them in the manifest.
    func statements(package: Substring) -> String {
        imports.map { target, imported in
            let names = imported.map { ".target(name: \(quoted($0)))" }.joined(separator: ", ")
            return """

                for target in \(package).targets where target.name == \(quoted(target)) {
                    target.dependencies += [\(names)]
                }

                """
        }
        .joined()
    }

    /// Returns the targets on which one depends, also by others.
    private static func all(behind target: String, _ dependencies: [String: [String]]) -> Set<String> {
        var (found, rest) = (Set<String>(), dependencies[target] ?? [])
        while let next = rest.popLast() {
            if found.insert(next).inserted { rest += dependencies[next] ?? [] }
        }
        return found
    }

    private static func importedModules(by target: PackageTarget) throws -> Set<String> {
        var names: Set<String> = []
        for source in target.sources {
            let files = File(source).isFolder ? try Folder(source).files(endingIn: [".swift"]) : [source]
            for file in files where !target.excluded.contains(where: { file.hasPrefix($0) }) {
                let text = String(decoding: try File(file).contents(), as: UTF8.self)
                for match in text.matches(of: /(?m)^(?:@testable |@_exported |public )?import (\w+)/) {
                    names.insert(String(match.output.1))
                }
            }
        }
        return names
    }
}

extension String {
    /// The name of a target's module.
    fileprivate var asModule: String { String(map { $0.isLetter || $0.isNumber ? $0 : "_" }) }
}
