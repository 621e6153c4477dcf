import LayoutSimErrors
import LayoutSimFileProjects
import LayoutSimFiles
import LayoutSimRendering
import LayoutSimSnapshots

/// The files of a project, read on all cores.
struct FileProjectReading {
    let project: FileProject
    /// The files that were read successfully, in the order of the project.
    let files: [TestedFile]
    /// The most serious of the files' errors.
    let status: ExitStatus

    /// Reads the tested files; errors and warnings go to standard error.
    init(_ project: FileProject) throws {
        self.project = project
        let byPath = Dictionary(project.chosen.map { ($0.path, $0) }) { first, _ in first }
        let settings = project.settings
        var files: [TestedFile] = []
        let status = try FileRun(project.chosen.map(\.path)) { path, renderers in
            let file = try TestedFile(
                byPath[path] ?? ProjectFile.files(at: [path])[0], settings: settings, with: renderers)
            return (file, FileNotes(messages: file.warnings))
        }.forEach { _, file, _ in file.map { files.append($0) } }
        try StandardStream.error.write(project.missing.map { "\($0)\n" }.joined())
        self.files = files
        self.status =
            project.missing.isEmpty ? status : project.chosen.isEmpty ? .inputNotReadable : .inputNotUnderstood
    }

    /// Returns the declarations of all files, and the project's goldens whose scenes or files no longer exist.
    func declarations(in goldens: SnapshotProject) throws -> [Declaration] {
        try project.declarations(
            of: files, goldens: goldens.goldens.allKeys(lock: goldens.goldens.lock()),
            ownsAll: !File("\(goldens.root)/Package.swift").exists)
    }

    /// Returns all variants of all screens as they are currently drawn, by file.
    func drawnSubjects() throws -> [DrawnSubject] {
        let reader = SceneReader(of: project.root, renderers: Renderers())
        return try files.flatMap { file in
            try file.matrix.flatMap { try reader.subjects(of: file, in: $0) }
        }
    }
}
