import Foundation
import LayoutSimFiles
import LayoutSimSnapshots
import Testing

@testable import LayoutSimTesting

/// A project of its own for one test, removed at the end, with a screen of one label.
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
            name: "hello", viewport: viewport ?? ExampleProject.phone, root: root, constraints: constraints)
    }

    /// Expects a golden as a test in this project does, in a run of its own unless one is given.
    func expect(
        _ screen: Screen, as variant: Variant<String>, in run: TestRun? = nil, line: Int = 1
    ) throws {
        let file = root + "/Tests/HelloTests.swift"
        let location = SourceLocation(fileID: "Tests/HelloTests.swift", filePath: file, line: line, column: 1)
        try expectGolden(
            of: screen, as: variant, renderer: Renderer(), in: run ?? newRun(),
            at: TestPlace(location: location, file: file))
    }

    /// A run that leaves what waits for review, even where these tests themselves only check.
    func newRun() throws -> TestRun { try TestRun(root: root, isReadOnly: false) }

    func acceptAll() throws {
        let acceptance = Acceptance(project: SnapshotProject(root: root, isReadOnly: false))
        try acceptance.accept(acceptance.pendingKeys())
    }
}
