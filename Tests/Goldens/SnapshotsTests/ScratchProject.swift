import LayoutSimDocuments
import LayoutSimText
import Foundation
import LayoutSimDevices
import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimPixels
import LayoutSimRendering
import LayoutSimSnapshots
import LayoutSimViewTree

/// A temporary project for one test, removed at the end.
final class ScratchProject {
    let root: String
    let renderer: Renderer

    init() throws {
        root = NSTemporaryDirectory() + "layoutsim-" + UUID().uuidString
        renderer = try Renderer()
        try Folder(root).create()
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    var project: SnapshotProject { SnapshotProject(root: root, isReadOnly: false) }

    /// The project as on a machine that only checks.
    var readOnly: SnapshotProject { SnapshotProject(root: root, isReadOnly: true) }

    /// Returns a new run's report on a subject.
    func report(_ subject: SnapshotSubject, isReadOnly: Bool = false) throws -> SnapshotReport {
        try SnapshotRun(project: isReadOnly ? readOnly : project).report(on: subject, renderer: renderer)
    }

    /// Accepts subjects as goldens.
    func record(_ subjects: SnapshotSubject...) throws {
        let run = try SnapshotRun(project: project)
        for subject in subjects { _ = try run.report(on: subject, renderer: renderer) }
        try Acceptance(project: project).accept(subjects.map(\.key))
    }

    /// Registers a picture of one color under the name `photo`.
    func setPhoto(_ color: Color) {
        renderer.add(Bitmap(width: 4, height: 4, filledWith: Pixel(color)), named: "photo")
    }

    /// Makes the golden's tree agree with the current picture, as if only its drawing had changed.
    func forgetPhotoInTree() throws {
        let subject = SnapshotSubject()
        let document = renderer.document(renderer.layout(subject.screen), variant: subject.key.variant)
        try file("Snapshots/\(subject.key).layout").write(document.description)
        try fitLock(to: subject.key)
    }

    /// Makes the line of the lock file match the tree of a golden.
    func fitLock(to key: SnapshotKey) throws {
        var lock = try project.goldens.lock()
        lock.entries[key]?.treeHash = ContentHash(ofText: try project.goldens.treeText(key))
        try project.goldens.lockFile.write(lock.description)
    }

    func file(_ path: String) -> File { File(root + "/" + path) }

    /// The file that makes git ignore runs and pending variants.
    static let ignoring = ".layoutsim/.gitignore"

    /// The contents of every file by its path in the project, except `ignoring`, links and devices.
    var files: [String: [UInt8]] {
        get throws {
            var files: [String: [UInt8]] = [:]
            for path in try FileManager.default.subpathsOfDirectory(atPath: root) where path != ScratchProject.ignoring
            {
                let type = try FileManager.default.attributesOfItem(atPath: file(path).path)[.type]
                if type as? FileAttributeType == .typeRegular { files[path] = try file(path).contents() }
            }
            return files
        }
    }

    /// The contents of every file except the records of runs and the data for undoing.
    var filesBesidesRuns: [String: [UInt8]] {
        get throws {
            try files.filter { !$0.key.hasPrefix(".layoutsim/runs/") && !$0.key.hasPrefix(".layoutsim/accepted/") }
        }
    }

    /// The contents of every golden, of the lock file and of the sheets.
    var goldens: [String: [UInt8]] {
        get throws { try files.filter { $0.key.hasPrefix("Snapshots/") } }
    }

    /// The paths of all files, sorted.
    var paths: [String] {
        get throws { try files.keys.sorted() }
    }

    /// Replaces a file with a folder of the same name.
    func makeFolder(_ path: String) throws {
        try? FileManager.default.removeItem(atPath: file(path).path)
        try Folder(root + "/" + path).create()
    }

    /// Replaces a file with a link.
    func link(_ path: String, to target: String) throws {
        try? FileManager.default.removeItem(atPath: file(path).path)
        try FileManager.default.createSymbolicLink(atPath: root + "/" + path, withDestinationPath: target)
    }
}

extension SnapshotSubject {
    /// Creates a screen of 40 by 30 points with a box and a photo, at one pixel a point.
    init(
        _ variant: String = "a", boxX: Double = 2, color: Color = Color(hex: 0x4080FF), text: String? = nil,
        size: Size = Size(width: 40, height: 30)
    ) {
        let box = View("box", backgroundColor: color)
        let photo = View.imageView("photo", Image(.file("photo"), size: size, intrinsicSize: nil))
        var root = View("view", backgroundColor: .white)
        root.subviews = [box, photo]
        var constraints = box.pinned(Rect(x: boxX, y: 3, width: 10, height: 12), in: root)
        constraints += photo.pinned(Rect(x: 20, y: 3, width: 10, height: 12), in: root)
        if let text {
            let label = View.label("label", TextContent(text, font: .system(size: 10)))
            root.subviews.append(label)
            constraints += label.pinned(Rect(x: 0, y: 16, width: 40, height: 13), in: root)
        }
        let viewport = Viewport(
            deviceName: "device", size: size, scale: 1, statusBarHeight: 0, safeArea: .zero)
        let screen = Screen(uncheckedName: "test", viewport: viewport, root: root, constraints: constraints)
        self.init(key: SnapshotKey(screen: "test", variant: variant), screen: screen)
    }
}

extension View {
    fileprivate func pinned(_ frame: Rect, in superview: View) -> [Constraint] {
        [
            leftAnchor.constraint(equalTo: superview.leftAnchor, constant: frame.minX),
            topAnchor.constraint(equalTo: superview.topAnchor, constant: frame.minY),
            widthAnchor.constraint(equalToConstant: frame.width),
            heightAnchor.constraint(equalToConstant: frame.height),
        ]
    }
}
