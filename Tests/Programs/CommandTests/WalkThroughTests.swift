import LayoutSimText
import Foundation
import LayoutSimCatalog
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimRendering
import LayoutSimGoldenTesting
import LayoutSimScreens
import LayoutSimSnapshots
import LayoutSimViewTree
import Testing
import LayoutSimPackageFolder

/// A constant, a string, a font size and a color change at once, each on a different phone, and are reviewed.
@Suite struct WalkThroughTests {
    private struct Change {
        var phone: String
        /// The names of the phone's variants.
        var variants: String
        /// The causes in the headlines of its groups.
        var causes: [String]
    }

    private static let constant = Change(
        phone: "iphone-4s", variants: "w320x480-", causes: ["patch.top == title.bottom: constant 20 → 27"])
    private static let string = Change(
        phone: "iphone-5", variants: "w320-", causes: ["→ \"Geometry\""])
    private static let font = Change(
        phone: "iphone-6", variants: "w375-", causes: ["title font system 22 regular → system 26 regular"])
    private static let color = Change(
        phone: "iphone-6-plus", variants: "w414-", causes: ["view background #FFFFFF → #FAFAFA"])
    private static let changes = [constant, string, font, color]

    @Test func `every change is named, grouped and decided on its own`() throws {
        let folder = try TemporaryFolder()
        func run(_ words: String...) throws -> ProgramRun {
            try ProgramRun(words + ["--project", "."], in: folder.url, environment: ["CI": ""])
        }
        try FileManager.default.copyItem(
            at: WalkThroughTests.package.appendingPathComponent("Snapshots"),
            to: folder.url.appendingPathComponent("Snapshots"))

        let groups = try test(in: folder).groups
        for change in WalkThroughTests.changes {
            let found = groups.filter { $0.keys.contains { $0.variant.hasPrefix(change.variants) } }
            #expect(found.flatMap(\.keys).allSatisfy { $0.variant.hasPrefix(change.variants) })
            #expect(found.flatMap(\.keys).count == 2)
            for group in found {
                #expect(change.causes.contains { "\(group.headline)".contains($0) }, "\(group.headline)")
            }
        }

        let constant = try #require(groups.first { "\($0.headline)".contains(WalkThroughTests.constant.causes[0]) }).id
        let color = try #require(groups.first { "\($0.headline)".contains(WalkThroughTests.color.causes[0]) }).id
        let shown = try run("show", constant)
        #expect(shown.output.contains("cause     patch.top == title.bottom: constant 20 → 27"))
        #expect(try run("accept", "--group", constant).status == 0)
        #expect(try run("reject", "--group", color).status == 0)
        #expect(folder.names.filter { $0.hasPrefix(".layoutsim/pending/") && $0.hasSuffix(".png") }.count == 4)

        let changed = try test(in: folder).changed.map(\.variant)
        #expect(changed.count == 6)
        #expect(!changed.contains { $0.hasPrefix(WalkThroughTests.constant.variants) })
    }

    private static let package = PackageFolder.url

    /// Runs what 'swift test' does in a project with these changes, for the variants in portrait.
    private func test(in folder: TemporaryFolder) throws -> RecordedRun {
        let run = try SnapshotRun(project: SnapshotProject(root: folder.url.path, isReadOnly: false))
        let renderer = try Renderer()
        let variants = try BadgeMatrix.matrix.rows.flatMap(\.self)
        try run.declare(
            Declaration(screen: "badge-detail", variants: variants.map(\.name), place: "WalkThroughTests.swift"))
        for variant in variants where variant.viewport.orientation == .portrait {
            let key = SnapshotKey(screen: "badge-detail", variant: variant.name)
            let screen = try screen(of: variant.request(), renderer)
            _ = try run.report(on: SnapshotSubject(key: key, screen: screen), renderer: renderer)
        }
        return try run.recorded()
    }

    private func screen(of request: ScreenRequest, _ renderer: Renderer) throws -> Screen {
        var request = request
        let badges = try BadgeCatalog.embedded
        switch request.viewport.deviceName {
        case WalkThroughTests.constant.phone: request.layoutModel.verticalGutter += 8
        case WalkThroughTests.string.phone: request.title = "Geometry"
        default: break
        }
        let requested = request.screen(badges: badges, measure: renderer.extent)
        var screen = requested.screen
        if request.viewport.deviceName == WalkThroughTests.color.phone {
            screen.root.backgroundColor = Color(red: 250, green: 250, blue: 250)
        }
        guard request.viewport.deviceName == WalkThroughTests.font.phone, let title = requested.title,
            let description = requested.description
        else { return screen }
        let data = BadgeDataModel(
            title: title.title, description: description.description, image: Patch(of: title.name).image)
        var style = BadgeStyleModel.standard
        style.titleFont = .system(size: 26)
        return BadgeDetail.screen(on: request.viewport, data: data, style: style)
    }
}
