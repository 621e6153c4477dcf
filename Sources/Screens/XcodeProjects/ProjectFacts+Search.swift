import LayoutSimFiles

extension ProjectFacts {
    /// Reads the facts of the app, or of a target, in the project that is nearest to a folder, with the path of the
    /// project; `nil` if there is no project, or no app for iOS in it.
    package static func nearest(
        to folder: String, target: String? = nil
    ) throws -> (facts: ProjectFacts, project: String)? {
        guard let search = try ProjectSearch(in: folder) else { return nil }
        let project = try XcodeProject(contentsOf: search.path)
        let apps = project.targets.filter { $0.kind == .application && $0.isForIOS }
        let app =
            target.map { name in project.targets.first { $0.name == name } }
            ?? apps.first { $0.name == project.name } ?? apps.first
        guard let app else { return nil }
        return (try ProjectFacts(of: app, in: project), search.path)
    }
}
