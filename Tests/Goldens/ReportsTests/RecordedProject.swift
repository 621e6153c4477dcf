import LayoutSimText
import Foundation
import LayoutSimDevices
import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimRendering
import LayoutSimSnapshots
import LayoutSimViewTree

/// A temporary project with goldens of a small screen, and runs on it.
final class RecordedProject {
    let root: URL
    let renderer: Renderer
    var project: SnapshotProject { SnapshotProject(root: root.path, isReadOnly: false) }

    /// Accepts the current screen on two devices.
    init() throws {
        root = FileManager.default.temporaryDirectory.appending(path: "layoutsim-run-\(UUID())")
        renderer = try Renderer()
        _ = try run(gap: 8)
        let acceptance = Acceptance(project: project)
        try acceptance.accept(acceptance.pendingKeys())
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    static let keys = ["w320-portrait@2x-short", "w375-portrait@2x-short"].map {
        SnapshotKey(screen: "card", variant: $0)
    }

    /// Tests the screen with its box at a distance below the title, in points, or painted in another color.
    @discardableResult
    func run(
        gap: Double = 8, color: Color = .black, keys: [SnapshotKey] = RecordedProject.keys,
        declared: [SnapshotKey]? = nil
    ) throws -> RecordedRun {
        let run = try SnapshotRun(project: project)
        try run.declare(Declaration(screen: "card", variants: (declared ?? keys).map(\.variant), place: #fileID))
        for key in keys {
            let width = key.variant.hasPrefix("w320") ? 320.0 : 375
            let subject = SnapshotSubject(
                key: key, screen: RecordedProject.screen(width: width, gap: gap, color: color), content: "short")
            _ = try run.report(on: subject, renderer: renderer)
        }
        return try run.recorded()
    }

    private static func screen(width: Double, gap: Double, color: Color) -> Screen {
        let title = View.label("title", TextContent("A card", font: .system(size: 17)))
        let box = View("box", backgroundColor: color)
        let root = View("view", backgroundColor: .white, subviews: [title, box])
        let viewport = Viewport(deviceName: "w\(Int(width))", size: Size(width: width, height: 120), scale: 2)
        return Screen(
            uncheckedName: "card", viewport: viewport, root: root,
            constraints: [
                title.topAnchor.constraint(equalTo: root.topAnchor, constant: 24),
                title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                box.topAnchor.constraint(equalTo: title.bottomAnchor, constant: gap),
                box.leadingAnchor.constraint(equalTo: title.leadingAnchor),
                box.widthAnchor.constraint(equalToConstant: 100), box.heightAnchor.constraint(equalToConstant: 40),
            ])
    }
}
