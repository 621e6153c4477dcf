import LayoutSim
import Foundation
import LayoutSimFiles
import LayoutSimSnapshots

@testable import LayoutSimGoldenTesting

/// A temporary project for one test, with a screen of one label, removed at the end.
final class ExampleProject: Sendable {
    let root: String

    init() throws {
        root = NSTemporaryDirectory() + "layoutsim-testing-" + UUID().uuidString
        try Folder(root).create()
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    private static let phone = Viewport(deviceName: "iphone-5", size: Size(width: 320, height: 568))

    func screen(
        _ text: String, top: Double = 32, id: String = "title", image: String? = nil, on viewport: Viewport? = nil
    ) -> Screen {
        let title = View.label(id, TextContent(text, style: .body))
        var root = View("view", backgroundColor: .white, subviews: [title])
        var constraints = [
            title.topAnchor.constraint(equalTo: root.topAnchor, constant: top),
            title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        ]
        if let image {
            let size = Size(width: 20, height: 20)
            let picture = View.imageView("picture", Image(.file(image), size: size, intrinsicSize: size))
            root.subviews.append(picture)
            constraints += [
                picture.topAnchor.constraint(equalTo: title.bottomAnchor),
                picture.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            ]
        }
        return Screen(
            uncheckedName: "hello", viewport: viewport ?? ExampleProject.phone, root: root, constraints: constraints)
    }

    /// Returns the failure of a test in this project, in a new run unless one is given.
    func failure(
        of screen: Screen, as variant: Variant<String>, in run: GoldenRun? = nil, line: Int = 1
    ) throws -> ExpectationFailure? {
        let place = CodePlace(file: root + "/Tests/HelloTests.swift", line: line)
        return try (run ?? newRun()).failure(of: screen, as: variant, renderer: Renderer(), at: place)
    }

    /// Creates a run that leaves variants for review, even if these tests themselves only check.
    func newRun() throws -> GoldenRun { try GoldenRun(root: root, isReadOnly: false) }

    func acceptAll() throws {
        let acceptance = Acceptance(project: SnapshotProject(root: root, isReadOnly: false))
        try acceptance.accept(acceptance.pendingKeys())
    }
}
