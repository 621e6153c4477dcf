import LayoutSimCauses
import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimPixels
import LayoutSimRendering
import LayoutSimSnapshots
import Testing

/// Recordings, which are separate goldens.
@Suite struct RecordingGoldenTests {
    private let scratch: ScratchProject
    private let key = SnapshotKey(screen: "test", variant: "opening")

    init() throws {
        scratch = try ScratchProject()
        scratch.setPhoto(.white)
    }

    /// Returns a recording whose box is at the given places, 75 ms apart.
    private func recording(_ places: [Double], pause: Double = 75, color: Color = .black) -> SnapshotSubject {
        let moments = places.enumerated().map { index, x in
            SnapshotSubject.Moment(
                time: pause * Double(index), screen: SnapshotSubject(boxX: x, color: color).screen)
        }
        return SnapshotSubject(key: key, recording: moments)
    }

    private func picture(_ path: String) throws -> Bitmap {
        try Bitmap(png: scratch.file(path).contents(), file: path)
    }

    @Test func `a recording is one sheet, one file of trees and an animated picture`() throws {
        let still = SnapshotSubject(boxX: 6, color: .black)
        try scratch.record(recording([2, 6, 10]), still)
        #expect(
            try scratch.paths.filter { $0.hasPrefix("Snapshots/") } == [
                "Snapshots/snapshots.lock", "Snapshots/test/a.layout", "Snapshots/test/a.png",
                "Snapshots/test/opening.apng", "Snapshots/test/opening.layout", "Snapshots/test/opening.png",
                "Snapshots/test/sheet.png",
            ])
        let tree = try scratch.project.goldens.tree(key, text: scratch.project.goldens.treeText(key))
        #expect(tree.times == [0, 75, 150])
        let strip = try #require(tree.strip)
        #expect(try picture("Snapshots/test/opening.png").part(strip.places[1]) == picture("Snapshots/test/a.png"))
        let animated = try scratch.file("Snapshots/test/opening.apng").contents()
        #expect(
            try picture("Snapshots/test/opening.apng") == picture("Snapshots/test/opening.png").part(strip.places[0]))
        let controls = animated.indices.filter { animated[$0...].starts(with: Array("fcTL".utf8)) }
        #expect(controls.map { Int(animated[$0 + 24]) << 8 | Int(animated[$0 + 25]) } == [75, 75, 1000])
        #expect(try scratch.report(recording([2, 6, 10])).outcome == .same)
    }

    @Test func `a recording goes as a whole`() throws {
        try scratch.record(recording([2, 6]))
        try Acceptance(project: scratch.project).prune([key])
        #expect(try scratch.paths.filter { $0.hasPrefix("Snapshots/test") } == [])
    }

    @Test func `what changed is one finding that names the moments`() throws {
        try scratch.record(recording([2, 6, 10]))
        let one = try scratch.report(recording([2, 6, 11]))
        #expect(one.headline.hasPrefix("test/opening: box.x 10 → 11 because"))
        #expect(one.headline.contains("(at 150 ms)"))
        let two = try scratch.report(recording([2, 7, 11]))
        #expect(two.headline.contains("box.x 6 → 7"))
        #expect(two.headline.contains("(at 75 ms and 1 later moment)"))
        #expect(two.outcome == .layout)
        let evidence = try #require(two.evidence)
        #expect(evidence.animation.exists)
        #expect(try evidence.change()?.causes.moments == [75, 150])
        let strip = try #require(try evidence.tree(.actual)?.strip)
        let (difference, now) = try (picture(of: evidence, .difference), picture(of: evidence, .actual))
        #expect((difference.width, difference.height) == (now.width, now.height))
        #expect(difference.part(strip.places[1]) != difference.part(strip.places[0]))
    }

    @Test func `causes that only later moments have are told too`() throws {
        try scratch.record(recording([2, 6]))
        var later = recording([3, 6])
        later = SnapshotSubject(
            key: key,
            recording: zip([0, 75], [later.screen, SnapshotSubject(boxX: 6, color: .white).screen]).map {
                SnapshotSubject.Moment(time: $0, screen: $1)
            })
        let headline = try scratch.report(later).headline
        #expect(headline.contains("box.x 2 → 3"))
        #expect(headline.contains("box background"))
    }

    @Test func `other times and other numbers of moments are told`() throws {
        try scratch.record(recording([2, 6]))
        #expect(
            try scratch.report(recording([2, 6], pause: 50)).headline.hasPrefix(
                "test/opening: moments 0, 75 ms → 0, 50 ms"))
        #expect(try scratch.report(recording([2, 6, 9])).headline.contains("moments 0, 75 ms → 0, 75, 150 ms"))
        #expect(try scratch.report(recording([3, 6, 9])).headline.contains("box.x 2 → 3"))
    }

    @Test func `a step at rest that becomes a recording is told`() throws {
        var still = SnapshotSubject(boxX: 2, color: .black)
        still.key = key
        try scratch.record(still)
        #expect(try scratch.report(recording([2, 6])).headline.contains("moments at rest → 0, 75 ms"))
        try Acceptance(project: scratch.project).accept([key])
        #expect(scratch.file("Snapshots/test/opening.apng").exists)
        #expect(try scratch.report(still).headline.contains("moments 0, 75 ms → at rest"))
        try Acceptance(project: scratch.project).accept([key])
        #expect(!scratch.file("Snapshots/test/opening.apng").exists)
    }

    @Test func `a line that no tree has is named`() throws {
        try scratch.record(recording([2, 6]))
        let text = try scratch.project.goldens.treeText(key)
        #expect(GoldenTree.lineOfError(in: text.replacing("moment 75 ", with: "moment ")) != nil)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let second = try #require(lines.firstIndex { $0.hasPrefix("moment 75 ") })
        var broken = lines
        broken[second + 1] = "nonsense"
        #expect(GoldenTree.lineOfError(in: broken.joined(separator: "\n")) == second + 2)
        #expect(GoldenTree.lineOfError(in: text) == nil)
    }

    @Test func `more moments than a picture holds are told`() {
        let strip = Filmstrip(Array(repeating: Filmstrip.Cell(time: 0, width: 2048, height: 2732), count: 12))
        #expect(!strip.fitsPicture)
        #expect(Filmstrip(Array(strip.cells.prefix(9))).fitsPicture)
    }

    private func picture(of evidence: SnapshotEvidence, _ side: SnapshotEvidence.Picture) throws -> Bitmap {
        try Bitmap(png: evidence.file(side).contents(), file: evidence.file(side).path)
    }
}

extension GoldenTree {
    /// Returns the line that an error names; `nil` if the text is understood.
    fileprivate static func lineOfError(in text: String) -> Int? {
        do {
            _ = try GoldenTree(text, file: "a.layout")
            return nil
        } catch {
            return error.line
        }
    }
}
