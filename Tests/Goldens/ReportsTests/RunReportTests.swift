import LayoutSimCauses
import LayoutSimGeometry
import LayoutSimPixels
import LayoutSimSnapshots
import Testing

@testable import LayoutSimReports

/// The results of a run as a review.
struct RunReportTests {
    private let project: RecordedProject

    init() throws { project = try RecordedProject() }

    private func report(of run: RecordedRun) throws -> ReviewReport {
        try ReviewReport(run, in: project.project.run(run.id))
    }

    @Test func nothingChanged() throws {
        let report = try report(of: project.run())
        #expect(report.groups == [])
        #expect(report.variants.map(\.outcome) == [.same, .same])
        #expect(report.variants.map(\.device) == ["w320 portrait", "w375 portrait"])
        #expect(report.variants.map(\.content) == ["short", "short"])
    }

    @Test func changeHasItsCauseTreesAndPictures() throws {
        let report = try report(of: project.run(gap: 20))
        let group = try #require(report.groups.first)
        #expect(report.groups.count == 1)
        #expect(group.outcome == .layout)
        #expect(group.variants == RecordedProject.keys.map(\.description))
        #expect(group.headline.change.hasPrefix("box.y "))
        #expect(group.headline.reason == "because box.top == title.bottom: constant 8 → 20")
        #expect(group.path == ["box.top == title.bottom: constant 8 → 20", "title.top == view.top + 24"])
        let variant = report.variants[0]
        #expect(variant.headline == group.headline)
        #expect(variant.explanation.contains { $0.label == .cause && $0.text.contains("constant 8 → 20") })
        #expect(variant.explanation.contains { $0.label == .pixels && $0.text.contains("moved 24 px down") })
        #expect(variant.treeDiff.contains { $0.hasPrefix("+   box  10 ") })
        #expect(variant.pictures.expected?.path == "card/w320-portrait@2x-short/expected.png")
        #expect(variant.pictures.sizeMap == nil)
        let sizes = [variant.pictures.expected, variant.pictures.actual, variant.pictures.difference].map {
            try? PNGHeader(of: $0?.png ?? [], file: "")
        }
        #expect(sizes == Array(repeating: PNGHeader(width: 640, height: 240), count: 3))
    }

    @Test func linesOfTheTreeHaveTheirPlacesInPixels() throws {
        let tree = try report(of: project.run(gap: 20)).variants[0].tree
        let box = try #require(tree.first { $0.text.hasPrefix("  box") })
        let old = try #require(box.expected)
        #expect(box.actual == PixelRect(x: 20, y: old.y + 24, width: 200, height: 80))
        #expect(tree[0].actual == PixelRect(x: 0, y: 0, width: 640, height: 240))
        #expect(tree.first { $0.text.hasPrefix("    background") }?.actual == nil)
        #expect(tree.suffix(2).map(\.text) == ["audits", "  none"])
    }

    @Test func otherColorIsPaint() throws {
        let report = try report(of: project.run(color: .white))
        #expect(report.groups.map(\.outcome) == [.paint])
        #expect(report.variants.map(\.outcome) == [.paint, .paint])
    }

    @Test func newVariantsAndOrphans() throws {
        let new = SnapshotKey(screen: "card", variant: "w320-portrait@2x-new")
        let report = try report(of: project.run(keys: [RecordedProject.keys[0], new]))
        #expect(report.variants.map(\.outcome) == [.new, .same, .orphan])
        #expect(report.variants[0].pictures.expected == nil)
        #expect(report.groups.map(\.outcome) == [.new, .orphan])
    }

    @Test func shardsBecomeOneReport() throws {
        let whole = try report(of: project.run(gap: 20))
        let shards = try RecordedProject.keys.map { key in
            project.project.run(try project.run(gap: 20, keys: [key], declared: RecordedProject.keys).id)
        }
        let merged = try ReviewReport(RecordedRun(merging: shards), in: shards[0])
        #expect(merged.groups == whole.groups)
        #expect(merged.variants.map(\.outcome) == whole.variants.map(\.outcome))
        let second = try #require(merged.variants[1].pictures.actual)
        #expect(second.path == "\(shards[1].path)/card/w375-portrait@2x-short/actual.png")
        let half = try report(of: RecordedRun(contentsOf: shards[0]))
        #expect(half.variants.map(\.outcome) == [.layout, .notRun])
    }

    @Test func sheetShowsBeforeAfterAndDifference() throws {
        let report = try report(of: project.run(gap: 20))
        let sheet = try #require(ReviewSheet(of: report.members()[0]))
        let header = try PNGHeader(of: sheet.pngData(renderer: project.renderer, file: "s.png"), file: "s.png")
        #expect(header.width == 2 * (240 + 32) + 32)
        #expect(header.height == 3 * (34 + 16 + 90) + 32)
    }

    @Test(arguments: [
        ("w375-portrait@2x-longest", "w375-portrait@2x", "longest"), ("w1@3x-a-b", "w1@3x", "a-b"),
        ("plain-name", "plain-name", ""), ("w1@2x", "w1@2x", ""),
    ])
    func labelsOfNames(name: String, device: String, content: String) {
        let labels = VariantLabels(name)
        #expect(labels.device == device)
        #expect(labels.content == content)
    }
}
