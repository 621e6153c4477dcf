import LayoutSimFiles

/// A project with the others that a workspace or the project itself contains, whose targets depend on each other.
package struct ProjectGraph: Sendable {
    /// A target and its project, as an index of `projects`.
    package struct Node: Hashable, Sendable {
        var project: Int
        /// The target.
        package var target: XcodeTarget
    }

    /// The projects; the first is the main one.
    package let projects: [XcodeProject]
    /// The absolute paths of packages in the workspace.
    package let packages: [String]
    /// The versions of packages that Xcode fetched last.
    let resolved: ResolvedPackages

    private static let mostProjects = 100
    /// The greatest length of a chain of targets that depend on each other.
    private static let greatestDepth = 200

    /// Reads what a search found.
    package init(_ search: ProjectSearch) throws {
        let workspaces = try search.workspaces.map { try XcodeWorkspace(contentsOf: $0) }
        let main = try XcodeProject(contentsOf: search.path)
        var known: Set<String> = [File(search.path).absolutePath]
        var open = main.projects + workspaces.flatMap(\.projects)
        var others: [XcodeProject] = []
        while !open.isEmpty, others.count < ProjectGraph.mostProjects {
            let path = open.removeFirst()
            guard known.insert(path).inserted, File(path + "/project.pbxproj").exists else { continue }
            let project = try XcodeProject(contentsOf: File(path).path(from: "."))
            others.append(project)
            open += project.projects
        }
        projects = [main] + others
        packages = workspaces.flatMap(\.packages)
        resolved = ResolvedPackages(project: search.path, workspaces: search.workspaces)
    }

    var nodes: [Node] {
        projects.indices.flatMap { index in projects[index].targets.map { Node(project: index, target: $0) } }
    }

    /// Returns the targets on which a target depends and whose products it links, with all that these need, each after
    /// what it needs itself.
    func dependencies(of node: Node) -> [Node] {
        let all = nodes
        var found: [Node] = []
        var seen: Set<Node> = [node]
        func visit(_ node: Node, depth: Int) {
            guard depth < ProjectGraph.greatestDepth else { return }
            for next in direct(node, all) where seen.insert(next).inserted {
                visit(next, depth: depth + 1)
                found.append(next)
            }
        }
        visit(node, depth: 0)
        return found
    }

    /// Returns the targets that a target names, or whose products it links.
    func direct(_ node: Node) -> [Node] { direct(node, nodes) }

    private func direct(_ node: Node, _ all: [Node]) -> [Node] {
        all.filter { other in
            other != node
                && (other.project == node.project && node.target.dependencies.contains(other.target.id)
                    || other.target.kind == .library && node.target.linked.contains(other.target.productFile))
        }
    }
}
