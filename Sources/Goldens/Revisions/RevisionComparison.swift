import LayoutSimDocuments
import LayoutSimText
import LayoutSimFiles
import LayoutSimRendering
package import LayoutSimSnapshots
import LayoutSimViewTree

/// Compares the current screens with the goldens of a commit, whatever goldens are checked out.
package struct RevisionComparison {
    /// The project that holds the goldens and runs.
    package var project: SnapshotProject
    /// The variants that this program draws.
    package var declared: [DrawnSubject]

    /// Creates a comparison for a project and the variants that this program draws.
    package init(project: SnapshotProject, declared: [DrawnSubject]) {
        self.project = project
        self.declared = declared
    }

    /// Compares with a commit by name, stores goldens and evidence in `.layoutsim/base/<commit>`, and returns the
    /// folder of the run.
    ///
    /// Screens that have no goldens, here or in the commit, are left out. Variants that only other programs declare are
    /// compared by their trees: the commit's golden and the current one, both drawn by this program.
    package func findings(since name: String) throws -> RunFolder {
        let base = try RevisionGoldens(name, of: GitRepository(at: project.root))
        let goldenKeys = try project.goldens.keys()
        let screens = Set((base.keys + goldenKeys).map(\.screen))
        let drawn = declared.filter { screens.contains($0.subject.key.screen) }
        let own = Set(drawn.map(\.subject.key))
        let recorded = goldenKeys.filter { !own.contains($0) }
        let renderers = Renderers()
        let pictures = knownPictures(of: drawn)
        let place = project.base(String(base.commit.prefix(12)))
        try base.write(to: place.goldens, pictures: pictures, renderers: renderers) { !own.contains($0) }
        let run = try SnapshotRun(project: place, origin: RunOrigin(ofProject: project.root))
        for screen in screens.sorted() {
            let keys = (drawn.map(\.subject.key) + recorded).filter { $0.screen == screen }
            try run.declare(Declaration(screen: screen, variants: keys.map(\.variant), place: "report --base"))
        }
        for drawn in drawn { _ = try run.report(on: drawn.subject, renderer: drawn.renderer) }
        for key in recorded {
            let tree = try project.goldens.tree(key, text: project.goldens.treeText(key))
            guard let recorded = tree.subject(key, pictures: pictures) else { continue }
            _ = try run.report(on: recorded.subject, renderer: renderers.renderer(recorded.era))
        }
        return run.folder
    }

    private func knownPictures(of drawn: [DrawnSubject]) -> KnownPictures {
        var pictures = KnownPictures()
        for drawn in drawn {
            let screen = drawn.subject.screen
            pictures.add(screen, drawn.renderer.document(drawn.renderer.layout(screen)))
        }
        return pictures
    }
}
