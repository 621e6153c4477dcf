import Foundation
import LayoutSimCatalog
import LayoutSimDevices
import LayoutSimRendering
import LayoutSimGoldenTesting
import LayoutSimScreens
import LayoutSimSnapshots

@testable import LayoutSimReports

/// The run that Docs/review.md walks through: patches of 200 points instead of 232.
enum DocumentedReport {
    static func report() throws -> ReviewReport {
        let root = FileManager.default.temporaryDirectory.appending(path: "layoutsim-docs-\(UUID())")
        defer { try? FileManager.default.removeItem(at: root) }
        let project = SnapshotProject(root: root.path, isReadOnly: false)
        let renderer = try Renderer()
        try test(.design, project, renderer)
        let acceptance = Acceptance(project: project)
        try acceptance.accept(acceptance.pendingKeys())
        var layout = BadgeLayoutModel.design
        layout.patchSize = 200
        let run = try test(layout, project, renderer)
        return try ReviewReport(run, in: project.run(run.id))
    }

    @discardableResult
    private static func test(
        _ layout: BadgeLayoutModel, _ project: SnapshotProject, _ renderer: Renderer
    ) throws -> RecordedRun {
        let badges = try BadgeCatalog.embedded
        let run = try SnapshotRun(project: project)
        for variant in try BadgeMatrix.matrix.rows.flatMap(\.self) {
            var request = variant.request()
            request.layoutModel = layout
            let screen = request.screen(badges: badges, measure: renderer.extent).screen
            let key = SnapshotKey(screen: "badge-detail", variant: variant.name)
            let subject = SnapshotSubject(key: key, screen: screen, content: request.content.rawValue)
            _ = try run.report(on: subject, renderer: renderer)
        }
        return try run.recorded()
    }
}
