import LayoutSimFiles
import LayoutSimSnapshots
import Synchronization

/// What the tests of this process found of one project; a process is one run.
final class TestRun: Sendable {
    /// The project's folder.
    let root: String
    /// What it leaves.
    let run: SnapshotRun
    private let declarations = Mutex(Declarations())
    private let toldWarnings = Mutex<Set<String>>([])

    /// The runs of this process by the folders of their projects.
    private static let runs = Mutex<[String: TestRun]>([:])

    init(root: String, isReadOnly: Bool = Environment.onlyChecks) throws {
        self.root = root
        run = try SnapshotRun(project: SnapshotProject(root: root, isReadOnly: isReadOnly))
    }

    /// The run of the project that a file belongs to.
    static func current(for file: String) throws -> TestRun {
        let root = try TestProject.root(of: file)
        return try runs.withLock { runs in
            if let run = runs[root] { return run }
            let run = try TestRun(root: root)
            runs[root] = run
            return run
        }
    }

    /// Notes all variants of a screen, as a place in the tests says them; throws if another place has one of them.
    func declare(_ screen: String, _ variants: [String], at place: TestPlace) throws {
        let declaration = Declaration(screen: screen, variants: variants, place: place.text(in: root))
        let isNew = try declarations.withLock { try $0.insert(declaration) }
        if isNew { try run.declare(declaration) }
    }

    /// Those of some warnings that come for the first time.
    func untold(_ warnings: [String]) -> [String] {
        toldWarnings.withLock { told in warnings.filter { told.insert($0).inserted } }
    }
}
