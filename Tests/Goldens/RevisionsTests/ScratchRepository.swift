import LayoutSimText
import Foundation
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimRendering
import LayoutSimSnapshots
import LayoutSimViewTree

/// A project in a temporary git repository, with goldens of a small screen.
final class ScratchRepository {
    let root: URL
    let renderer: Renderer
    var project: SnapshotProject { SnapshotProject(root: root.path, isReadOnly: false) }

    /// Whether git is installed.
    static let hasGit = FileManager.default.isExecutableFile(atPath: "/usr/bin/git")

    /// Returns subjects as this repository's program draws them.
    func drawn(_ subjects: [SnapshotSubject]) -> [DrawnSubject] {
        subjects.map { DrawnSubject($0, renderer: renderer) }
    }

    init() throws {
        root = FileManager.default.temporaryDirectory.appending(path: "layoutsim-git-\(UUID())")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        renderer = try Renderer()
        try git("init", "-q", "-b", "main")
        try ".layoutsim/\n".write(to: root.appending(path: ".gitignore"), atomically: true, encoding: .utf8)
    }

    deinit { try? FileManager.default.removeItem(at: root) }

    @discardableResult
    func git(_ words: String...) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/git")
        process.arguments = ["-C", root.path, "-c", "user.name=n", "-c", "user.email=n@example.org"] + words
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    func commit() throws {
        try git("add", "-A")
        try git("commit", "-q", "-m", "goldens")
    }

    /// Accepts these variants as they are drawn now.
    func accept(_ subjects: [SnapshotSubject]) throws {
        let run = try SnapshotRun(project: project)
        for subject in subjects { _ = try run.report(on: subject, renderer: renderer) }
        let acceptance = Acceptance(project: project)
        try acceptance.accept(acceptance.pendingKeys())
    }

    func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
}

/// Returns a card with a drawn picture, in a font whose size is a repeating decimal.
func card(_ name: String = "small", gap: Double = 8, title: String = "A card", sign: Color = .black) -> SnapshotSubject
{
    let label = View.label("title", TextContent(title, font: .system(size: 52.0 / 3)))
    let size = Size(width: 40, height: 40)
    let drawing = VectorImage(
        name: "sign", size: size, layers: [VectorImage.Layer(.rect(Rect(x: 5, y: 5, width: 30, height: 20)), sign)])
    let picture = View.imageView("picture", Image(.drawing(drawing), size: size, intrinsicSize: size))
    let root = View("view", backgroundColor: .white, subviews: [label, picture])
    let viewport = Viewport(deviceName: "card", size: Size(width: 160, height: 120), scale: 2)
    let screen = Screen(
        uncheckedName: "card", viewport: viewport, root: root,
        constraints: [
            label.topAnchor.constraint(equalTo: root.topAnchor, constant: 24),
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            picture.topAnchor.constraint(equalTo: label.bottomAnchor, constant: gap),
            picture.leadingAnchor.constraint(equalTo: label.leadingAnchor),
        ])
    return SnapshotSubject(key: SnapshotKey(screen: "card", variant: name), screen: screen)
}
