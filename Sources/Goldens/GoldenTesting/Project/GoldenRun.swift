import LayoutSimFiles
import LayoutSimRevisions
package import LayoutSimSnapshots
import Synchronization

/// The run of one project in this process, whose tests all write to the same folder of evidence, on any thread.
package final class GoldenRun: Sendable {
    /// The project's folder.
    package let root: String
    /// The run's goldens and evidence.
    package let run: SnapshotRun
    private let declarations = Mutex(Declarations())
    private let reportedWarnings = Mutex<Set<String>>([])

    /// The runs of this process, by project folder.
    private static let runs = Mutex<[String: GoldenRun]>([:])

    /// Starts a run of a project; throws if its lock file cannot be read or its folder cannot be written to.
    package init(root: String, isReadOnly: Bool = Environment.onlyChecks) throws {
        self.root = root
        let project = SnapshotProject(root: root, isReadOnly: isReadOnly, testCommand: .swift)
        run = try SnapshotRun(project: project, origin: RunOrigin(ofProject: root))
    }

    /// Returns the run of the project that a file belongs to, starting it on the first call.
    package static func current(for file: String) throws -> GoldenRun {
        let root = try GoldenProject.root(of: file)
        return try runs.withLock { runs in
            if let run = runs[root] { return run }
            let run = try GoldenRun(root: root)
            runs[root] = run
            return run
        }
    }

    /// Records all variants of a screen; throws if another place declares one of them.
    func declare(_ screen: String, _ variants: [String], at place: CodePlace) throws {
        let declaration = Declaration(screen: screen, variants: variants, place: place.text(in: root))
        let isNew = try declarations.withLock { try $0.insert(declaration) }
        if isNew { try run.declare(declaration) }
    }

    /// Returns the warnings that no test of this run has reported yet.
    package func unreported(_ warnings: [String]) -> [String] {
        reportedWarnings.withLock { reported in warnings.filter { reported.insert($0).inserted } }
    }
}
