import LayoutSimFiles
import LayoutSimJSON
import LayoutSimNotation
import LayoutSimXcodeProjects

/// The manifest of an Xcode project, and the facts that a manifest cannot say.
struct ProjectInit {
    private let plan: PackagePlan
    private let facts: String
    private let project: String
    private let target: String?
    /// The project or workspace that was found or named.
    private let source: String

    /// Reads the project that a path names, or that a folder contains; `nil` if there is none.
    init?(_ path: String, target: String?) throws {
        let isNamed = [".xcodeproj", ".xcworkspace"].contains { path.hasSuffix($0) }
        guard let search = isNamed ? try ProjectSearch(named: path) : try ProjectSearch(in: path) else { return nil }
        let own = File(File(search.path + "/..").absolutePath)
        let outer = File(isNamed ? "." : path).absolutePath
        let limit = own.path == outer || own.path.hasPrefix(outer + "/") ? outer : own.path
        try self.init(search, source: isNamed ? path : search.path, target: target, within: limit)
    }

    /// Reads the project of a package that was made before.
    init(_ mark: ProjectMark, in root: String) throws {
        let path = "\(root)/\(mark.project)"
        try self.init(ProjectSearch(named: path), source: path, target: mark.target, within: root)
    }

    private init(_ search: ProjectSearch, source: String, target: String?, within limit: String) throws {
        let graph = try ProjectGraph(search)
        let own = File(File(search.path + "/..").absolutePath)
        let surroundings = PackagePlan.Surroundings(
            provided: Set(ProvidedPackages.packages), modules: Set(ProvidedPackages.products)
        ) { name in
            let places = ["SourcePackages/checkouts", "Carthage/Checkouts"]
            return [own.path, limit].flatMap { folder in places.map { "\(folder)/\($0)/\(name)" } }
                .first { File($0 + "/Package.swift").exists }
        }
        plan = try PackagePlan(graph, target: target, within: limit, surroundings)
        facts = try ProjectFacts(of: plan.main, in: graph.projects[0]).json.indented + "\n"
        project = search.path
        (self.source, self.target) = (source, target)
    }

    /// The absolute path of the package's folder.
    var root: String { plan.root }

    /// The line by which the manifest follows the project.
    var mark: ProjectMark? {
        ProjectMark(
            project: File(source).path(from: plan.root), target: target, manifest: plan.manifest, facts: facts)
    }

    /// Writes both files, and says what was written and what differs from Xcode.
    ///
    /// - Parameter saysNext: Whether the command that builds the package is named.
    func write(saysNext: Bool = false) throws {
        guard !manifest.exists else { throw SwiftError(.manifestExists(manifest.path)) }
        try writeFiles()
        try StandardStream.error.write(plan.notes.map { $0 + "\n" }.joined())
        try StandardStream.output.write(plan.targets.map { "\(project): \($0.summary)\n" }.joined())
        let root = File(plan.root).path(from: ".")
        let place = root == "." || root.isEmpty ? "" : " --package-path \(shellQuoted(root))"
        try StandardStream.output.write(
            "wrote \(manifest.path) and \(factsFile.path)\n"
                + (saysNext ? "next: layoutsim swift build\(place)\n" : ""))
    }

    /// Writes both files and the links to files of several targets.
    func writeFiles(keepingFacts: Bool = false) throws {
        try Folder("\(plan.root)/LayoutSimLinks").removeAll()
        for link in plan.links {
            let folder = link.path.split(separator: "/").dropLast().reduce("") { "\($0)/\($1)" }
            try Folder(folder).create()
            if let text = link.text {
                try File(link.path).write(text)
                continue
            }
            try File(link.path).link(to: link.isResource ? link.original : File(link.original).path(from: folder))
        }
        try manifest.write(mark?.added(to: plan.manifest) ?? plan.manifest)
        guard !keepingFacts else { return }
        try Folder(File(plan.root + "/.layoutsim").path).create()
        try factsFile.write(facts)
    }

    private var manifest: File { File(File(plan.root + "/Package.swift").path(from: ".")) }
    private var factsFile: File { File(File("\(plan.root)/\(ProjectFacts.fileName)").path(from: ".")) }
}

extension PlannedTarget {
    /// What it is made of.
    fileprivate var summary: String {
        let kind =
            switch self.kind {
            case .program: "app"
            case .library: "library"
            case .tests: "tests"
            }
        return "\(kind) \(name): \(counted(sources, "Swift file")), \(counted(resources.count, "resource"))"
    }
}
