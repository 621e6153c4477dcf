import LayoutSimFiles
import LayoutSimPixels
import LayoutSimSnapshots
import Testing

/// Goldens and lock files that were changed by another program.
@Suite struct ChangedOutsideTests {
    enum Edit: String, CaseIterable, Sendable { case pixel, size, tree, both }

    private func edit(_ edit: Edit, _ scratch: ScratchProject) throws {
        let picture = scratch.file("Snapshots/test/a.png")
        if edit != .tree {
            var bitmap = try Bitmap(png: picture.contents(), file: "a.png")
            if edit == .size { bitmap = Bitmap(width: 3, height: 2, filledWith: Pixel(bits: 0xFF00_0000)) }
            bitmap[0, 0] = Pixel(bits: 0xFF12_3456)
            try picture.write(bitmap.pngData(file: "a.png"))
        }
        if edit == .tree || edit == .both { try scratch.replace("box  2", by: "box  4", in: "Snapshots/test/a.layout") }
    }

    /// It does not matter whether the screen changed too.
    @Test(arguments: Edit.allCases, [2, 7.0]) func `a golden that does not fit its line is not blamed on the program`(
        wrong: Edit, boxX: Double
    ) throws {
        let scratch = try ScratchProject()
        try scratch.record(SnapshotSubject())
        if boxX == 2 { #expect(try scratch.report(SnapshotSubject()).outcome == .same) }
        try edit(wrong, scratch)
        let report = try scratch.report(SnapshotSubject(boxX: boxX))
        #expect(report.outcome == .lock)
        let file = wrong == .tree || wrong == .both ? "a.layout" : "a.png"
        let subject = wrong == .both ? "tree and picture do" : "it does"
        #expect(
            report.headline == "test/a: changed outside LayoutSim: \(scratch.root)/Snapshots/test/\(file): error: "
                + "\(subject) not match the line in snapshots.lock; restore the golden from git, or accept what is drawn now"
        )
        let recorded = try scratch.project.lastRun()
        #expect("\(recorded.variants[0].headline)".hasPrefix("changed outside LayoutSim: "))
        try Acceptance(project: scratch.project).accept([SnapshotSubject().key])
        #expect(try scratch.report(SnapshotSubject(boxX: boxX)).outcome == .same)
    }

    @Test func `a picture that was compressed again is the same`() throws {
        let scratch = try ScratchProject()
        try scratch.record(SnapshotSubject())
        let picture = scratch.file("Snapshots/test/a.png")
        try picture.write(Bitmap(png: picture.contents(), file: "a.png").pngData(file: "a.png", level: 9))
        #expect(try scratch.report(SnapshotSubject()).outcome == .same)
    }

    @Test func `carriage returns that a checkout adds change nothing`() throws {
        let scratch = try ScratchProject()
        try scratch.record(SnapshotSubject("a"), SnapshotSubject("b"))
        for path in ["snapshots.lock", "test/a.layout", "test/b.layout"] {
            try scratch.replace("\n", by: "\r\n", in: "Snapshots/" + path)
        }
        #expect(try scratch.run("a", "b", boxX: 2).run.isFine)
        _ = try scratch.run("a", boxX: 7)
        try Acceptance(project: scratch.project).accept([SnapshotSubject("a").key])
        #expect(try scratch.report(SnapshotSubject("a", boxX: 7)).outcome == .same)
        #expect(try scratch.report(SnapshotSubject("b")).outcome == .same)
    }
}
