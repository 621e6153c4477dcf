import LayoutSimFiles
import LayoutSimNotation

/// The paths of targets that a manifest spells in other cases than their folders: file systems of Macs ignore case.
struct MiscasedPaths {
    /// The paths, each as it is spelled and as the folder is named.
    private(set) var paths: [(spelled: String, real: String)] = []

    /// Looks for paths in a manifest that do not exist below the folder of its package.
    init(in manifest: String, root: String) throws {
        let spelled = manifest.matches(of: /path:\s*"([^"\\]+)"/).map { String($0.output.1) }
        for path in spelled where !File("\(root)/\(path)").exists && !paths.contains(where: { $0.spelled == path }) {
            guard let real = try MiscasedPaths.real(path, below: root) else { continue }
            paths.append((path, real))
        }
    }

    /// Returns the path whose components equal those of another one but for case; `nil` if there is none.
    private static func real(_ path: String, below root: String) throws -> String? {
        var found: [String] = []
        for component in path.split(separator: "/") where component != "." {
            let folder = ([root] + found).joined(separator: "/")
            guard File(folder).isFolder else { return nil }
            let names = try Folder(folder).names()
            let isThere = names.contains(String(component)) || component == ".."
            let other = names.first { $0.lowercased() == component.lowercased() }
            guard let name = isThere ? String(component) : other else { return nil }
            found.append(name)
        }
        return found.joined(separator: "/")
    }

    /// Returns statements that spell them as the folders are named.
    func statements(package: Substring) -> String {
        paths.map { spelled, real in
            """

            for target in \(package).targets where target.path == \(quoted(spelled)) { target.path = \(quoted(real)) }

            """
        }
        .joined()
    }
}
