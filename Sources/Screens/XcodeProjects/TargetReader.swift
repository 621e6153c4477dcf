import LayoutSimFiles

/// Reads targets of a project.
struct TargetReader {
    private let objects: ProjectObjects
    private let tree: ProjectTree
    private let folder: String
    private let configurations: ConfigurationReader
    /// The synchronized groups, by identifier.
    private let groups: [(id: String, group: SynchronizedGroup)]

    init(_ objects: ProjectObjects, _ tree: ProjectTree, folder: String, path: String) {
        self.objects = objects
        self.tree = tree
        self.folder = folder
        configurations = ConfigurationReader(objects, tree, folder: folder, path: path)
        groups = tree.order.compactMap { id in
            guard let object = objects[id], object.kind == "PBXFileSystemSynchronizedRootGroup",
                let path = tree.paths[id]
            else { return nil }
            return (id, SynchronizedGroup(object, folder: path, objects))
        }
    }

    func target(_ object: ProjectObjects.Object) -> XcodeTarget {
        let name = object.string("name") ?? object.id
        let settings = configurations.settings(of: object, name: name)
        let files = self.files(of: object, settings)
        let product = objects[object.string("productReference")]
        let products = object.strings("packageProductDependencies").compactMap { objects[$0] }
        return XcodeTarget(
            id: object.id, name: name, kind: XcodeTarget.Kind(productType: object.string("productType") ?? object.kind),
            productFile: TargetReader.productFile(product),
            sources: files.sources.sorted(), resources: files.resources.sorted(), otherCode: files.otherCode,
            missing: files.missing, dependencies: dependencies(object), linked: linked(object),
            packageProducts: products.compactMap { product in
                product.string("productName").map {
                    XcodeTarget.PackageProduct(name: $0, package: product.string("package"))
                }
            },
            settings: settings, missingSettings: configurations.missingFiles(of: object))
    }

    /// Returns the name of the file that a target makes.
    ///
    /// CocoaPods writes a name and a path: until 2019, targets linked the name, and today it is that of a target.
    private static func productFile(_ product: ProjectObjects.Object?) -> String {
        let names = [product?.string("name"), product?.string("path")].compactMap { $0 }.map(PathText.name)
        return names.first { !PathText.fileExtension(of: $0).isEmpty } ?? names.first ?? ""
    }

    private func dependencies(_ object: ProjectObjects.Object) -> [String] {
        objects.list(object, "dependencies").compactMap { dependency in
            if let target = dependency.string("target") { return target }
            guard let proxy = objects[dependency.string("targetProxy")],
                proxy.string("containerPortal") == objects.root.id
            else { return nil }
            return proxy.string("remoteGlobalIDString")
        }
    }

    private func phases(_ object: ProjectObjects.Object, _ kind: String) -> [ProjectObjects.Object] {
        objects.list(object, "buildPhases").filter { $0.kind == kind }
    }

    private func linked(_ object: ProjectObjects.Object) -> [String] {
        phases(object, "PBXFrameworksBuildPhase").flatMap { objects.list($0, "files") }.compactMap { file in
            objects[file.string("fileRef")].map { PathText.name(of: $0.string("path") ?? $0.string("name") ?? "") }
        }
    }
}

extension TargetReader {
    /// The files of a target.
    private struct Files {
        var sources: Set<String> = []
        var resources: Set<String> = []
        var otherCode = 0
        var missing: [String] = []

        mutating func add(_ path: String, isCopied: Bool) {
            switch FileKind(path) {
            case .swift: if !isCopied { sources.insert(path) }
            case .resource: resources.insert(path)
            case .otherCode: if !isCopied { otherCode += 1 }
            case .none: break
            }
        }
    }

    private func files(of object: ProjectObjects.Object, _ settings: BuildSettings) -> Files {
        var files = Files()
        for kind in ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"] {
            for file in phases(object, kind).flatMap({ objects.list($0, "files") }) where isForIOS(file) {
                for path in paths(of: file.string("fileRef")) {
                    if let path = ProjectFile.existing(path) {
                        files.add(path, isCopied: kind == "PBXResourcesBuildPhase")
                    } else {
                        files.missing.append(PathText.name(of: path))
                    }
                }
            }
        }
        let phases = objects.list(object, "buildPhases").map { phase in
            (id: phase.id, isCopied: ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase.kind))
        }
        let own = object.strings("fileSystemSynchronizedGroups")
        for (id, group) in groups {
            for path in group.files(of: object.id, isOwn: own.contains(id), phases: phases) {
                files.add(path, isCopied: false)
            }
        }
        if let list = settings["INFOPLIST_FILE"] { files.resources.remove(PathText.joined(folder, list)) }
        return files
    }

    private func isForIOS(_ file: ProjectObjects.Object) -> Bool {
        let platforms = file.strings("platformFilter") + file.strings("platformFilters")
        return platforms.isEmpty || platforms.contains("ios")
    }

    /// Returns the paths of a file, or of all languages of a localized one.
    private func paths(of id: String?) -> [String] {
        guard let object = objects[id] else { return [] }
        guard object.kind == "PBXVariantGroup" else { return tree.paths[object.id].map { [$0] } ?? [] }
        return object.strings("children").compactMap { tree.paths[$0] }
    }
}
