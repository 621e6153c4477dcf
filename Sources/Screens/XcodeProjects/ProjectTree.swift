import LayoutSimFiles

/// The groups of a project, and where their files are.
struct ProjectTree {
    /// The absolute paths of groups and files, by identifier; what the build makes has none.
    private(set) var paths: [String: String] = [:]
    /// The identifiers of the files in other groups, in the order of the navigator.
    private(set) var order: [String] = []

    /// - Parameter folder: The absolute path of the project's folder, `SOURCE_ROOT`.
    init(_ objects: ProjectObjects, folder: String) {
        var open: [(id: String, parent: String)] = objects.root.string("mainGroup").map { [($0, folder)] } ?? []
        var seen: Set<String> = []
        while let (id, parent) = open.popLast() {
            guard seen.insert(id).inserted, let object = objects[id] else { continue }
            order.append(id)
            let path = ProjectTree.path(of: object, in: parent, root: folder)
            paths[id] = path
            open += object.strings("children").reversed().map { ($0, path ?? parent) }
        }
    }

    private static func path(of object: ProjectObjects.Object, in parent: String, root: String) -> String? {
        let own = found(object.string("path") ?? "", below: root)
        switch object.string("sourceTree") ?? "<group>" {
        case "<group>": return PathText.joined(parent, own)
        case "<absolute>": return PathText.standardized(own)
        case "SOURCE_ROOT", "SRCROOT", "PROJECT_DIR": return PathText.joined(root, own)
        default: return nil
        }
    }

    /// Returns a path or, for an absolute one on the machine of the author, the longest end of it that is in the
    /// project's folder.
    private static func found(_ path: String, below root: String) -> String {
        guard path.hasPrefix("/"), !File(path).exists else { return path }
        var names = path.split(separator: "/").dropFirst()
        while !names.isEmpty {
            let candidate = PathText.joined(root, names.joined(separator: "/"))
            if File(candidate).exists { return candidate }
            names.removeFirst()
        }
        return path
    }
}
