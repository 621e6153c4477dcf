import LayoutSimFiles

/// Finds the Xcode project of a folder.
package struct ProjectSearch: Sendable {
    /// The path of the project, relative as the folder is.
    package let path: String
    /// The paths of workspaces beside it, or of the one that led to it.
    package let workspaces: [String]

    /// The greatest depth of folders that is searched.
    private static let greatestDepth = 5
    /// How many folders of a depth are searched.
    private static let mostFolders = 5000

    /// Finds the project that is nearest to a folder, or in a workspace there; `nil` if there is none.
    ///
    /// Throws an error that lists the projects if several are equally near and none has the name of its folder or of a
    /// workspace beside it.
    package init?(in folder: String) throws {
        var level = [folder]
        // One without a file, such as a link to pods that are not there, is taken where there is no other.
        var incomplete: String?
        for _ in 0...ProjectSearch.greatestDepth {
            let entries = level.flatMap { ProjectSearch.entries(of: $0) }
            let named = entries.filter { $0.hasSuffix(".xcodeproj") }
            let projects = named.filter { File($0 + "/project.pbxproj").exists }
            incomplete = incomplete ?? named.first
            let workspaces = entries.filter { $0.hasSuffix(".xcworkspace") }
            if let project = try ProjectSearch.chosen(projects, workspaces, folder) {
                path = project
                let own = PathText.folder(of: File(project).absolutePath)
                self.workspaces = workspaces.filter {
                    projects.isEmpty || PathText.folder(of: File($0).absolutePath) == own
                }
                return
            }
            let folders = entries.filter {
                !ProjectSearch.isForeign($0) && File($0).isFolder && File($0).linkText == nil
            }
            level = Array(folders.prefix(ProjectSearch.mostFolders))
        }
        guard let incomplete else { return nil }
        path = incomplete
        workspaces = []
    }

    /// Takes a project or workspace that is named.
    package init(named path: String) throws {
        if path.hasSuffix(".xcodeproj") {
            let folder = PathText.folder(of: File(path).absolutePath)
            self.path = path
            workspaces = ProjectSearch.entries(of: folder).filter { $0.hasSuffix(".xcworkspace") }
            return
        }
        guard let project = try ProjectSearch.chosen([], [path], path) else {
            throw ProjectFileError(path, "none of the projects of this workspace exists")
        }
        self.path = project
        workspaces = [path]
    }

    private static func chosen(_ projects: [String], _ workspaces: [String], _ folder: String) throws -> String? {
        var all = projects
        if all.isEmpty {
            for workspace in workspaces {
                all += try XcodeWorkspace(contentsOf: workspace).projects.filter { !$0.contains("/Pods/") }
            }
        }
        let titles = Set(workspaces.map { title($0) })
        let named = all.filter { titles.contains(title($0)) }
        let own = all.filter { title($0) == PathText.name(of: PathText.folder(of: File($0).absolutePath)) }
        for choice in [all, named, own] where choice.count == 1 { return choice[0] }
        guard all.count > 1 else { return nil }
        let list = all.map { File($0).path(from: ".") }.joined(separator: ", ")
        throw ProjectFileError(
            folder,
            "there are several projects: \(list); name one, "
                + "as in 'layoutsim swift init \(File(all[0]).path(from: "."))'"
        )
    }

    private static func title(_ path: String) -> String {
        let name = PathText.name(of: path)
        return String(name[..<(name.lastIndex(of: ".") ?? name.endIndex)])
    }

    private static func entries(of folder: String) -> [String] {
        let names = (try? Folder(folder).names()) ?? []
        return names.map { folder == "." ? $0 : "\(folder)/\($0)" }
    }

    private static func isForeign(_ path: String) -> Bool {
        FileKind.isPackage(path) || foreign.contains(PathText.name(of: path))
    }

    private static let foreign: Set<String> = [
        "Pods", "Carthage", "build", "DerivedData", "node_modules", "vendor", "SourcePackages", "fastlane",
    ]
}
