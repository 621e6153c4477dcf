import LayoutSimErrors
import LayoutSimFileProjects
import LayoutSimFiles
import LayoutSimSnapshots

/// The subjects that this program draws in a project: the scenes of its files if `layoutsim.json` names them, or else
/// the badge detail.
struct TestedSubjects {
    private let project: SnapshotProject
    private let files: FileProjectReading?

    /// Reads the files of a project; problems with a file go to standard error, and the other files count.
    init(of project: SnapshotProject) throws {
        self.project = project
        let isConfigured = FileProject.settingsFile(in: project.root).exists
        files = isConfigured ? try FileProjectReading(FileProject(configuredIn: project.root)) : nil
    }

    /// Returns the declarations of all variants of all screens.
    func declarations() throws -> [Declaration] {
        guard let files else { return DeclaredVariant.declarations(of: try DeclaredVariant.all) }
        return try files.declarations(in: project)
    }

    /// Returns all variants as they are currently drawn.
    func drawn() throws -> [DrawnSubject] { try files?.drawnSubjects() ?? DeclaredVariant.drawnSubjects() }
}
