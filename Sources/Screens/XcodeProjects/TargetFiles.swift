/// A link to a file that another target of the package has.
package struct FileLink: Hashable, Sendable {
    /// The absolute path of the link.
    package var path: String
    /// The absolute path of the file.
    package var original: String
}

/// The files of the targets of a package, of which SwiftPM gives each to one target.
///
/// Another target gets a link to it, except for tests of the target that has it: these see its declarations.
struct TargetFiles {
    /// The absolute paths of the files of a target.
    struct Files {
        var sources: [String] = []
        var resources: [String] = []
    }

    private(set) var files: [ProjectGraph.Node: Files] = [:]
    private(set) var links: [FileLink] = []

    /// The folder of links in the package's folder.
    static let folder = "LayoutSimLinks"

    init(_ choice: TargetChoice) {
        var owners: [String: ProjectGraph.Node] = [:]
        for node in choice.all {
            let seen = node.target.kind == .unitTests ? choice.graph.dependencies(of: node) : []
            var names: Set<String> = []
            func place(_ path: String) -> String? {
                guard let owner = owners[path] else {
                    owners[path] = node
                    return path
                }
                if seen.contains(owner) { return nil }
                var name = PathText.name(of: path)
                while !names.insert(name).inserted { name = "_" + name }
                let link = "\(choice.root)/\(TargetFiles.folder)/\(node.target.module)/\(name)"
                links.append(FileLink(path: link, original: path))
                return link
            }
            files[node] = Files(
                sources: node.target.sources.compactMap(place), resources: node.target.resources.compactMap(place))
        }
    }
}
