import Foundation
@testable import LayoutSimXcodeProjects

/// A folder with a project of few targets, written for a test.
final class ProjectFolder {
    let url: URL

    init(_ files: [String: String] = [:]) throws {
        url = FileManager.default.temporaryDirectory.appending(path: "layoutsim-projects-\(UUID().uuidString)")
            .resolvingSymlinksInPath()
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (path, text) in files { try write(text, to: path) }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var path: String { url.path }

    func write(_ text: String, to path: String) throws {
        let file = url.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func project(_ name: String = "Shop.xcodeproj") throws -> XcodeProject {
        try XcodeProject(contentsOf: "\(path)/\(name)")
    }

    func plan(
        _ name: String? = nil, target: String? = nil, within limit: String? = nil,
        _ surroundings: PackagePlan.Surroundings = PackagePlan.Surroundings()
    ) throws -> PackagePlan {
        let search = try name.map { try ProjectSearch(named: "\(path)/\($0)") } ?? ProjectSearch(in: path)
        guard let search else { throw ProjectFileError(path, "there is no project") }
        return try PackagePlan(ProjectGraph(search), target: target, within: limit ?? path, surroundings)
    }

    /// Returns paths relative to the folder.
    func inner(_ paths: [String]) -> [String] { paths.map { String($0.dropFirst(path.count + 1)) } }
}

/// Objects of a `project.pbxproj`.
struct ProjectText {
    private var objects: [String] = []
    private var targets: [String] = []
    private var children: [String] = []
    private var root = ""

    init(settings: String = "SDKROOT = iphoneos;", root: String = "") {
        self.root = root
        objects.append(Self.configurations("project", settings))
    }

    /// Adds objects as they are.
    mutating func add(_ text: String) { objects.append(text) }

    /// Adds a child of the main group.
    mutating func add(_ id: String, _ fields: String) {
        children.append(id)
        objects.append("\(id) = {\(fields)};")
    }

    /// Adds a file, whose identifier is its path with underscores.
    mutating func file(_ path: String, tree: String = "SOURCE_ROOT") -> String {
        let id = "f_" + path.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
        if !children.contains(id) { add(id, "isa = PBXFileReference; path = \"\(path)\"; sourceTree = \(tree);") }
        return id
    }

    /// Adds a target with its files.
    mutating func target(
        _ name: String, type: String = "application", product: String? = nil, sources: [String] = [],
        resources: [String] = [], linked: [String] = [], dependsOn: [String] = [], groups: [String] = [],
        products: [String] = [], settings: String = ""
    ) {
        targets.append(name)
        func phase(_ kind: String, _ files: [String]) -> String {
            let id = "\(kind)_\(name)"
            objects.append(
                "\(id) = {isa = \(kind); files = (\(files.map { "b_\(name)_\($0)" }.joined(separator: ", ")));};")
            for file in files { objects.append("b_\(name)_\(file) = {isa = PBXBuildFile; fileRef = \(file);};") }
            return id
        }
        let phases = [
            phase("PBXSourcesBuildPhase", sources.map { file($0) }),
            phase("PBXResourcesBuildPhase", resources.map { $0.hasPrefix("id:") ? String($0.dropFirst(3)) : file($0) }),
            phase("PBXFrameworksBuildPhase", linked.map { file($0, tree: "BUILT_PRODUCTS_DIR") }),
        ]
        let product = file(product ?? "\(name).app", tree: "BUILT_PRODUCTS_DIR")
        for other in dependsOn {
            objects.append("d_\(name)_\(other) = {isa = PBXTargetDependency; target = \(other);};")
        }
        objects.append(Self.configurations(name, settings))
        objects.append(
            """
            \(name) = {isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(type)";
                productReference = \(product); buildPhases = (\(phases.joined(separator: ", ")));
                dependencies = (\(dependsOn.map { "d_\(name)_\($0)" }.joined(separator: ", ")));
                fileSystemSynchronizedGroups = (\(groups.joined(separator: ", ")));
                packageProductDependencies = (\(products.joined(separator: ", ")));
                buildConfigurationList = l_\(name);};
            """)
    }

    private static func configurations(_ owner: String, _ settings: String) -> String {
        """
        l_\(owner) = {isa = XCConfigurationList; buildConfigurations = (c_\(owner));};
        c_\(owner) = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)};};
        """
    }

    var text: String {
        """
        // !$*UTF8*$!
        {
            objects = {
        \(objects.joined(separator: "\n"))
                main = {isa = PBXGroup; children = (\(children.joined(separator: ", "))); sourceTree = "<group>";};
                project = {isa = PBXProject; mainGroup = main; buildConfigurationList = l_project; developmentRegion = en;
                    knownRegions = (en, Base, de); \(root) targets = (\(targets.joined(separator: ", ")));};
            };
            rootObject = project;
        }
        """
    }
}
