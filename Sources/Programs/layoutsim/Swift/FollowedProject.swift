import LayoutSimErrors
import LayoutSimFiles
import LayoutSimXcodeProjects

/// The package that `layoutsim swift init` made of an Xcode project, which follows the project until it is edited.
struct FollowedProject {
    /// The absolute path of the package's folder.
    let root: String
    private let manifest: String
    private let mark: ProjectMark

    /// Finds the package of a folder; `nil` for one that was not made of a project, or whose project is gone.
    init?(in root: String) {
        guard let bytes = try? File(root + "/Package.swift").contents() else { return nil }
        manifest = String(decoding: bytes, as: UTF8.self)
        guard let mark = ProjectMark(in: manifest), File("\(root)/\(mark.project)").exists else { return nil }
        (self.root, self.mark) = (root, mark)
    }

    /// Whether the facts are as they were written, so that those of the project count.
    var hasOwnFacts: Bool { ContentKey.of(facts.utf8) == mark.factsKey }

    /// The target that was named; `nil` for the app.
    var target: String? { mark.target }

    private var facts: String {
        let bytes = (try? File("\(root)/\(ProjectFacts.fileName)").contents()) ?? []
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Writes the package anew if its project has changed since it was made; says so in a line, or that an edited one
    /// does not follow.
    func follow() throws { if let line = try update() { try StandardStream.error.write(line + "\n") } }

    /// Returns the line to be told; `nil` if the project is as it was.
    func update() throws -> String? {
        let project: ProjectInit
        do {
            project = try ProjectInit(mark, in: root)
        } catch let error as any ReportableError {
            return "layoutsim: note: Package.swift does not follow \(mark.project) now: \(error)"
        }
        let isSame = project.mark?.manifestKey == mark.manifestKey
        guard !isSame || project.mark?.factsKey != mark.factsKey else { return nil }
        guard mark.isUnedited(manifest), project.root == root else {
            return isSame
                ? nil
                : "layoutsim: note: \(mark.project) has changed, which Package.swift does not follow since it was edited; "
                    + "to replace it, remove it and run 'layoutsim swift init' again"
        }
        try project.writeFiles(keepingFacts: !hasOwnFacts)
        return "layoutsim: note: \(mark.project) has changed, and Package.swift with it"
    }
}
