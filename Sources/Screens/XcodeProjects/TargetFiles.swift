/// A link to a file that another target of the package has.
package struct FileLink: Hashable, Sendable {
    /// The absolute path of the link.
    package var path: String
    /// The absolute path of the file.
    package var original: String
    /// Whether it is a resource: SwiftPM copies the link itself, which must lead to the file from anywhere.
    package var isResource: Bool
    /// What is written there in the place of a link, for a file that a header in another language stands for.
    package var text: String?
}

/// The files of the targets of a package, of which SwiftPM gives each to one target.
///
/// Another target gets a link to it, except for tests of the target that has it: these see its declarations. Of several
/// asset catalogs with one name, which Xcode merges, all but the first are links with other names.
struct TargetFiles {
    /// The absolute paths of the files of a target.
    struct Files {
        var sources: [String] = []
        var resources: [String] = []
    }

    /// The names of files that a target lists, that do not exist, and that are made here.
    private(set) var made: [ProjectGraph.Node: [String]] = [:]

    private(set) var files: [ProjectGraph.Node: Files] = [:]
    private(set) var links: [FileLink] = []

    /// The folder of links in the package's folder.
    static let folder = "LayoutSimLinks"

    /// Whether SwiftPM takes a file as a resource: no hidden one, such as `.gitignore`, and none in the place of a
    /// bundle's own list, such as that of a library whose files an app has.
    private static func isBundled(_ path: String) -> Bool {
        let name = PathText.name(of: path)
        return !name.hasPrefix(".") && name.lowercased() != "info.plist"
    }

    init(_ choice: TargetChoice) {
        var owners: [String: ProjectGraph.Node] = [:]
        for node in choice.all {
            let seen = node.target.kind == .unitTests ? choice.graph.dependencies(of: node) : []
            var names: Set<String> = []
            var catalogs: Set<String> = []
            func link(_ path: String, isResource: Bool) -> String {
                var name = PathText.name(of: path)
                while catalogs.contains(name.lowercased()) || !names.insert(name).inserted { name = "_" + name }
                let link = "\(choice.root)/\(TargetFiles.folder)/\(node.target.module)/\(name)"
                links.append(FileLink(path: link, original: path, isResource: isResource))
                return link
            }
            func place(_ path: String, isResource: Bool) -> String? {
                let isCatalog = PathText.fileExtension(of: path) == "xcassets"
                if isCatalog, !catalogs.insert(PathText.name(of: path).lowercased()).inserted {
                    return link(path, isResource: true)
                }
                guard let owner = owners[path] else {
                    owners[path] = node
                    return path
                }
                return seen.contains(owner) && !isResource ? nil : link(path, isResource: isResource)
            }
            files[node] = Files(
                sources: node.target.sources.compactMap { place($0, isResource: false) }
                    + bridge(of: node, choice) + generated(for: node, choice),
                resources: node.target.resources.filter(TargetFiles.isBundled)
                    .compactMap { place($0, isResource: true) })
        }
    }

    /// Adds the file that imports what a target's bridging header does; returns its path, if there is one.
    private mutating func bridge(of node: ProjectGraph.Node, _ choice: TargetChoice) -> [String] {
        guard let header = node.target.settings["SWIFT_OBJC_BRIDGING_HEADER"], !node.target.sources.isEmpty else {
            return []
        }
        let place = PathText.joined(choice.graph.projects[node.project].folder, header)
        guard let text = BridgedModules(of: place).imports else { return [] }
        let path = "\(choice.root)/\(TargetFiles.folder)/\(node.target.module)/BridgedModules.swift"
        links.append(FileLink(path: path, original: place, isResource: false, text: text))
        return [path]
    }

    /// Adds the files that tools make from others of a target and that are not here; returns their paths.
    private mutating func generated(for node: ProjectGraph.Node, _ choice: TargetChoice) -> [String] {
        var names = node.target.missing.filter { $0.hasSuffix(".swift") }
        if node.target.packageProducts.contains(where: { $0.name.hasPrefix("plugin:Rswift") }) {
            names.append(ResourceConstants.fileName)
        }
        guard !names.isEmpty else { return [] }
        let folder = choice.graph.projects[node.project].folder
        let constants = GeneratedConstants(beside: folder)
        return names.compactMap { name in
            let isOfResources = name == ResourceConstants.fileName
            guard let text = isOfResources ? resourceConstants(of: node.target) : constants.text(of: name) else {
                return nil
            }
            let path = "\(choice.root)/\(TargetFiles.folder)/\(node.target.module)/\(name)"
            links.append(FileLink(path: path, original: "\(folder)/\(name)", isResource: false, text: text))
            made[node, default: []].append(name)
            return path
        }
    }

    private func resourceConstants(of target: XcodeTarget) -> String {
        let usesSwiftUI = ImportedModules(of: target.sources).names.contains("SwiftUI")
        return ResourceConstants(of: target.resources, usesSwiftUI: usesSwiftUI).source
    }
}
