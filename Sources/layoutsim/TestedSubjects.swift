import LayoutSimErrors
import LayoutSimFileProjects
import LayoutSimFiles
import LayoutSimSnapshots

/// What this program draws of a project: the scenes of its files if `layoutsim.json` names them, else the badge detail.
struct TestedSubjects {
    private let project: SnapshotProject
    private let files: FileProjectReading?

    /// Reads the files of a project; what is wrong with one of them goes to standard error, and the others count.
    init(of project: SnapshotProject) throws {
        self.project = project
        let isConfigured = FileProject.settingsFile(in: project.root).exists
        files = isConfigured ? try FileProjectReading(FileProject(configuredIn: project.root)) : nil
    }

    /// All variants of all screens.
    func declarations() throws -> [Declaration] {
        guard let files else { return DeclaredVariant.declarations(of: try DeclaredVariant.all) }
        return try files.declarations(in: project)
    }

    /// The same as they are drawn now.
    func drawn() throws -> [DrawnSubject] { try files?.drawnSubjects() ?? DeclaredVariant.drawnSubjects() }
}
