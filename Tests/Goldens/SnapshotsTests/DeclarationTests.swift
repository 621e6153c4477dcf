import LayoutSimErrors
import LayoutSimFiles
import LayoutSimSnapshots
import Testing

@Suite struct DeclarationTests {
    private func declaration(_ variants: String..., screen: String = "test", place: String = "A.swift:1") -> Declaration
    {
        Declaration(screen: screen, variants: variants, place: place)
    }

    @Test func `goldens without a variant are orphans`() throws {
        let scratch = try ScratchProject()
        try scratch.record(SnapshotSubject("a"), SnapshotSubject("b"))
        // An interrupted acceptance leaves files that are not in the lock file.
        try scratch.file("Snapshots/test/c.layout").write("")
        let keys = ["a", "b", "c"].map { SnapshotKey(screen: "test", variant: $0) }
        func orphans(_ declarations: Declaration...) throws -> [SnapshotKey] {
            try OrphanSearch(in: scratch.project, declarations: declarations).orphans
        }
        #expect(try orphans(declaration()) == keys)
        #expect(try orphans(declaration("b")) == [keys[0], keys[2]])
        #expect(try orphans(declaration("a"), declaration("b", "c"), declaration("x", screen: "new")) == [])
    }

    @Test func `a run of one variant declares all of them, and later searches know it`() throws {
        let scratch = try ScratchProject()
        try scratch.record(SnapshotSubject("a"), SnapshotSubject("b"), SnapshotSubject("c"))
        let unknown = try OrphanSearch(in: scratch.project)
        #expect(unknown.orphans == [])
        #expect(unknown.undeclared.map(\.variant) == ["a", "b", "c"])
        let run = try SnapshotRun(project: scratch.readOnly)
        try run.declare(declaration("a", "b"))
        _ = try run.report(on: SnapshotSubject("b"), renderer: scratch.renderer)
        let recorded = try run.recorded()
        #expect(recorded.orphans.map(\.variant) == ["c"])
        #expect(recorded.notRun.map(\.variant) == ["a"])
        #expect(!recorded.isFine)
        let search = try OrphanSearch(in: scratch.project)
        #expect(search.orphans.map(\.variant) == ["c"])
        #expect(search.undeclared == [])
        let newer = try SnapshotRun(project: scratch.project)
        try newer.declare(declaration("a", "c"))
        try newer.declare(declaration("b", place: "A.swift:9"))
        #expect(try newer.recorded().orphans == [])
        #expect(try OrphanSearch(in: scratch.project).orphans == [])
    }

    @Test func `variants that tests declare count beside those of a screen of the same name`() throws {
        let scratch = try ScratchProject()
        try scratch.record(SnapshotSubject("a"), SnapshotSubject("b"), SnapshotSubject("c"))
        try SnapshotRun(project: scratch.project).declare(declaration("a"))
        let search = try OrphanSearch(in: scratch.project, declarations: [declaration("b")])
        #expect(search.orphans.map(\.variant) == ["c"])
    }

    @Test func `a variant that two places declare is an error that names both`() throws {
        var declarations = Declarations()
        #expect(try declarations.insert(declaration("a", "b")))
        #expect(try !declarations.insert(declaration("a", "b")))
        #expect(try declarations.insert(declaration("a", "b", "c")), "a helper may be called with several matrices")
        #expect(try declarations.insert(declaration("d", place: "B.swift:2")))
        let error = #expect(throws: SnapshotError.self) {
            try declarations.insert(declaration("b", place: "B.swift:2"))
        }
        #expect(
            error?.description
                == "A.swift:1: error: 'test/b' is declared here and at B.swift:2; give one of the screens or variants "
                + "another name")
        #expect(error?.exitStatus == .usage)
    }

    @Test func `a matrix with a variant twice is an error`() throws {
        var declarations = Declarations()
        let error = #expect(throws: SnapshotError.self) { try declarations.insert(declaration("a", "b", "a")) }
        #expect(error?.description == "A.swift:1: error: 'test/a' occurs twice in one matrix; remove one of the two")
    }
}
