import LayoutSimErrors
import LayoutSimFileProjects
import LayoutSimFiles
import LayoutSimGoldenTesting
import LayoutSimRendering
import LayoutSimSnapshots
import LayoutSimWorkers

/// Compares the scenes of files with their goldens on all cores.
struct FileSnapshotCheck {
    var run: SnapshotRun
    var files: [TestedFile]
    /// The keys of the tested variants.
    var keys: Set<SnapshotKey>

    /// All screens of a file in one variant.
    private struct Item: Sendable {
        var file: TestedFile
        var variant: Variant<String?>
    }

    private struct Answer: Sendable {
        var reports: Result<[SnapshotReport], any Error>
        /// The error of a file whose screens could not be created.
        var notes: FileNotes?
        var textWarnings: [String]
    }

    /// Calls `body` with each report, file by file; errors of files go to standard error, and their most serious status
    /// is returned. Throws errors that concern the goldens.
    func forEach(_ body: (SnapshotReport) -> Void) throws -> ExitStatus {
        var status = ExitStatus.fine
        var messages: Set<String> = []
        var textWarnings: Set<String> = []
        try work.forEach { answer in
            for report in try answer.reports.get() { body(report) }
            textWarnings.formUnion(answer.textWarnings)
            guard let notes = answer.notes else { return }
            let new = notes.messages.filter { messages.insert($0).inserted }
            try StandardStream.error.write(new.map { $0 + "\n" }.joined())
            if notes.status.rawValue > status.rawValue { status = notes.status }
        }
        try StandardStream.error.write(textWarnings.sorted().map { $0 + "\n" }.joined())
        return status
    }

    private var work: ParallelWork<Item, SceneReader, Answer> {
        let items = files.flatMap { file in file.matrix.map { Item(file: file, variant: $0) } }
            .filter { !self.keys.isDisjoint(with: $0.file.keys(of: $0.variant)) }
        let (run, chosen, root) = (self.run, self.keys, self.run.project.root)
        return ParallelWork(items, tools: { SceneReader(of: root, renderers: Renderers()) }) { item, reader in
            do {
                let subjects = try reader.subjects(of: item.file, in: item.variant, where: chosen.contains)
                let reports = Result {
                    try subjects.map { try run.report(on: $0.subject, renderer: $0.renderer) }
                }
                return Answer(reports: reports, textWarnings: reader.warnings)
            } catch {
                let notes = FileNotes(item.file.file.path, error)
                return Answer(reports: .success([]), notes: notes, textWarnings: [])
            }
        }
    }
}
