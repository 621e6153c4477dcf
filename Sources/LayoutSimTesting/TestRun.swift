import LayoutSimFiles
package import LayoutSimSnapshots
import Synchronization

/// What the tests of this process found of one project; a process is one run.
package final class TestRun: Sendable {
    /// The project's folder.
    package let root: String
    /// What it leaves.
    package let run: SnapshotRun
    private let declarations = Mutex(Declarations())

    /// The runs of this process by the folders of their projects.
    private static let runs = Mutex<[String: TestRun]>([:])

    package init(root: String, isReadOnly: Bool = Environment.onlyChecks) throws {
        self.root = root
        run = try SnapshotRun(project: SnapshotProject(root: root, isReadOnly: isReadOnly))
    }

    /// The run of the project that a file belongs to.
    package static func current(for file: String) throws -> TestRun {
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
}
