import LayoutSimFiles
import LayoutSimNotation

/// The targets of projects that a package is made of.
struct TargetChoice {
    let main: ProjectGraph.Node
    /// All targets; each stands after those that it needs.
    private(set) var all: [ProjectGraph.Node] = []
    /// The absolute path of the package's folder.
    let root: String
    private(set) var notes: [String] = []
    let graph: ProjectGraph

    /// - Parameter provided: The names of modules that no target brings, since they are here already.
    init(_ graph: ProjectGraph, target wanted: String?, within limit: String, without provided: Set<String>) throws {
        self.graph = graph
        let project = graph.projects[0]
        main = try TargetChoice.main(of: graph, target: wanted)
        let own = PathText.folder(of: File(project.path).absolutePath)
        var chosen: [ProjectGraph.Node] = []
        for node in graph.dependencies(of: main) + [main] + TargetChoice.tests(of: main, in: graph) {
            for next in (node.target.kind == .unitTests ? graph.dependencies(of: node) : []) + [node] {
                if !chosen.contains(next), TargetChoice.isTaken(next, main), !provided.contains(next.target.module) {
                    chosen.append(next)
                }
            }
        }
        let hollow = TargetChoice.hollow(among: chosen, main, in: graph)
        chosen.removeAll { hollow.keys.contains($0) }
        let isInside = { (node: ProjectGraph.Node) in
            (node.target.sources + node.target.resources).allSatisfy { PathText.isInside($0, limit) }
        }
        let (inside, outside) = (chosen.filter(isInside), chosen.filter { !isInside($0) })
        guard inside.contains(main) else {
            throw ProjectFileError(
                project.path,
                "target \(main.target.name) has files outside of \(limit); run it in the folder around them")
        }
        notes = outside.map {
            "\(graph.projects[$0.project].path): note: target \($0.target.name) is left out: it has files outside of "
                + "\(limit); name a folder around both"
        }
        notes += graph.nodes.compactMap { node in
            hollow[node].map {
                "\(graph.projects[node.project].path): note: target \(node.target.name) is left out: most of its files "
                    + "import \($0), which is not in Swift"
            }
        }
        all = inside
        let files = inside.flatMap { $0.target.sources + $0.target.resources }
        root = PathText.commonFolder(of: [own] + files.map(PathText.folder)) ?? own
    }

    private static func isTaken(_ node: ProjectGraph.Node, _ main: ProjectGraph.Node) -> Bool {
        let isOfKind = node == main || node.target.kind == .library || node.target.kind == .unitTests
        return isOfKind && !node.target.sources.isEmpty && node.target.isForIOS
    }

    /// Returns the app that has the project's name, or else the first one; of a project without apps the library.
    private static func main(of graph: ProjectGraph, target wanted: String?) throws -> ProjectGraph.Node {
        let project = graph.projects[0]
        if let wanted {
            if let node = graph.nodes.first(where: { $0.target.name == wanted }), !node.target.sources.isEmpty {
                return node
            }
            let names = graph.nodes.filter { !$0.target.sources.isEmpty }.map(\.target.name)
            throw ProjectFileError(
                project.path,
                "no target '\(wanted)' with Swift files; there are: \(names.isEmpty ? "none" : names.joined(separator: ", "))"
            )
        }
        let own = graph.nodes.filter { $0.project == 0 && !$0.target.sources.isEmpty && $0.target.isForIOS }
        for kind in [XcodeTarget.Kind.application, .library] {
            let candidates = own.filter { $0.target.kind == kind }
            if let main = candidates.first(where: { $0.target.name == project.name }) ?? candidates.first {
                return main
            }
        }
        throw ProjectFileError(
            project.path,
            "no app or library for iOS with Swift files among its \(counted(project.targets.count, "target"))")
    }

    /// Returns the unit tests of a target and of what it needs.
    private static func tests(of main: ProjectGraph.Node, in graph: ProjectGraph) -> [ProjectGraph.Node] {
        let tested = Set(graph.dependencies(of: main) + [main])
        return graph.nodes.filter { node in
            guard node.target.kind == .unitTests, node.target.isForIOS else { return false }
            let direct = graph.direct(node).filter { $0.target.kind != .unitTests }
            let host = node.target.settings["TEST_HOST"] ?? ""
            // Apps for macOS have other folders inside.
            guard !host.contains("/Contents/MacOS") else { return false }
            if host.contains("/\(main.target.productFile)/") || direct.contains(where: tested.contains) { return true }
            return direct.isEmpty && tested.contains { $0.target.name + "Tests" == node.target.name }
        }
    }

    /// Returns the libraries of other projects that cannot be much without a library in another language, which most of
    /// their files import, and the name of that.
    ///
    /// What is set aside in them would be set aside in all that uses them, one round after the other.
    private static func hollow(
        among chosen: [ProjectGraph.Node], _ main: ProjectGraph.Node, in graph: ProjectGraph
    ) -> [ProjectGraph.Node: String] {
        let lost = graph.nodes.filter { $0.target.sources.isEmpty && $0.target.otherCode > 0 }.map(\.target.module)
        guard !lost.isEmpty else { return [:] }
        var hollow: [ProjectGraph.Node: String] = [:]
        for node in chosen where node != main && node.project != main.project && node.target.kind == .library {
            let imports = node.target.sources.map { ImportedModules(of: [$0]).names }
            hollow[node] = lost.first { name in imports.count { $0.contains(name) } * 2 > imports.count }
        }
        return hollow
    }
}
