import LayoutSimFiles
import LayoutSimNotation

/// Makes targets of a package from those of projects.
struct PlannedTargetBuilder {
    private let choice: TargetChoice
    private(set) var products: PackageProducts
    private(set) var notes: [String] = []
    private let files: TargetFiles

    init(_ choice: TargetChoice, _ files: TargetFiles, _ products: PackageProducts) {
        (self.choice, self.files, self.products) = (choice, files, products)
    }

    /// Whether no target can import another one.
    private var isAlone: Bool { choice.all.count == 1 }

    mutating func target(_ node: ProjectGraph.Node) -> PlannedTarget {
        let target = node.target
        let project = choice.graph.projects[node.project].path
        let subject = "\(project): note: target \(target.name)"
        let own = files.files[node] ?? TargetFiles.Files()
        let resources = distinct(own.resources, subject)
        let share = FolderShare(of: own.sources + resources, root: choice.root, links: files.links)
        let settings = TargetSettings(of: target.settings)
        notes += settings.notes.map { "\(subject): \($0)" }
        let made = files.made[node] ?? []
        notes += made.map { PlannedTargetBuilder.note(made: $0, subject) }
        note(target.missing.filter { !made.contains($0) }, "file", subject)
        note(target.missingSettings, "file of build settings", subject)
        if target.otherCode > 0 {
            let verb = target.otherCode == 1 ? "is" : "are"
            notes.append("\(subject): \(counted(target.otherCode, "file")) in other languages \(verb) left out")
        }
        let declared = choice.graph.dependencies(of: node).filter {
            choice.all.contains($0) && $0.target.kind != .unitTests
        }
        let modules = isAlone && !products.hasLists ? [] : ImportedModules(of: own.sources).names
        let needed = declared + imported(by: node, modules).filter { !declared.contains($0) }
        let named = target.packageProducts.compactMap { products.product($0, project: project) }
        let listed = listed(modules, project: project).filter { !named.contains($0) }
        return PlannedTarget(
            kind: kind(of: target), name: target.module, dependencies: needed.map(\.target.module),
            products: named + listed,
            path: PathText.path(share.folder, below: choice.root), excluded: share.excluded,
            resources: rules(for: resources, share), settings: settings.calls, sources: own.sources.count)
    }

    /// Returns the targets whose modules are imported, as Xcode finds dependencies that a target does not name.
    private func imported(by node: ProjectGraph.Node, _ modules: Set<String>) -> [ProjectGraph.Node] {
        choice.all.filter { other in
            other != node && other.target.kind != .unitTests && other.target.kind != .application
                && modules.contains(other.target.module) && !choice.graph.dependencies(of: other).contains(node)
        }
    }

    /// Returns the products of libraries that are listed beside the project and that are no targets.
    private mutating func listed(_ modules: Set<String>, project: String) -> [PlannedTarget.Product] {
        let own = Set(choice.all.map(\.target.module))
        return modules.subtracting(own).sorted().compactMap { products.listed(module: $0, project: project) }
    }

    private static func note(made name: String, _ subject: String) -> String {
        let maker = name == ResourceConstants.fileName ? "R.swift" : "SwiftGen"
        return "\(subject): \(name) is not here and is made as \(maker) makes it"
    }

    private mutating func note(_ missing: [String], _ noun: String, _ subject: String) {
        guard let first = missing.first else { return }
        let plural = noun == "file" ? "\(missing.count) files" : "\(missing.count) files of build settings"
        let verb = missing.count == 1 ? "1 \(noun) does" : "\(plural) do"
        notes.append("\(subject): \(verb) not exist, such as \(PathText.name(of: first))")
    }

    private func kind(of target: XcodeTarget) -> PlannedTarget.Kind {
        switch target.kind {
        case .unitTests: .tests
        case .application where target.sources.contains(where: PlannedTargetBuilder.isEntryPoint): .program
        default: .library
        }
    }

    private static func isEntryPoint(_ path: String) -> Bool {
        if PathText.name(of: path) == "main.swift" { return true }
        let text = (try? File(path).contents()).map { String(decoding: $0, as: UTF8.self) } ?? ""
        return text.contains("@main") || text.contains("@UIApplicationMain")
    }

    /// Returns the resources of which there is one of each name in a language, as SwiftPM wants.
    private mutating func distinct(_ paths: [String], _ subject: String) -> [String] {
        var names: [String: String] = [:]
        return paths.filter { path in
            let folder = PathText.folder(of: path)
            let language = folder.hasSuffix(".lproj") ? PathText.name(of: folder) + "/" : ""
            let name = (language + PathText.name(of: path)).lowercased()
            if let other = names[name] {
                let (own, first) = (PathText.path(path, below: choice.root), PathText.path(other, below: choice.root))
                notes.append("\(subject): \(own) is left out: \(first) has the same name")
                return false
            }
            names[name] = path
            return true
        }
    }

    private func rules(for paths: [String], _ share: FolderShare) -> [PlannedTarget.Resource] {
        var rules: [PlannedTarget.Resource] = []
        for path in paths {
            let folder = PathText.folder(of: path)
            let isLocalized = folder.hasSuffix(".lproj")
            let isWhole = isLocalized && folder != share.folder && share.holdsAll(of: folder)
            let rule = PlannedTarget.Resource(
                isLocalized: isLocalized, path: PathText.path(isWhole ? folder : path, below: share.folder))
            if rules.last != rule { rules.append(rule) }
        }
        return rules
    }
}
