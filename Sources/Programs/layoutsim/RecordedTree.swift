import LayoutSimAudits
import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimDocuments
import LayoutSimDrawing
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimNotation
import LayoutSimPixels
import LayoutSimRendering
import LayoutSimSnapshots
import LayoutSimText
import LayoutSimViewTree

/// A screen that a golden or a run recorded, laid out again on its own device: screens created in code, for commands
/// that lay out files.
struct RecordedTree {
    let path: String
    let screen: Screen
    let renderer: Renderer
    let layout: Layout
    private let name: String
    /// The position of a recording's moment in the image beside the document.
    private let place: PixelRect?

    /// Returns whether a file is a layout document; the moment of a recording, in milliseconds, follows a colon.
    static func isNamed(_ path: String) -> Bool { MomentName(path).path.hasSuffix(".layout") }

    /// Reads a layout document; throws an error if it is damaged, or has an unknown line.
    init(contentsOf name: String) throws {
        let named = MomentName(name)
        let path = named.path
        let text = String(decoding: try File(path).contents(), as: UTF8.self)
        let tree = try GoldenTree(text.withoutCarriageReturns, file: path)
        guard let place = named.moment.map({ Double($0).flatMap(tree.times.firstIndex) }) ?? 0 else {
            throw UnknownMoment(file: path, moment: named.moment ?? "", times: tree.times)
        }
        let document = tree.documents[place]
        self.place = tree.strip?.places[place]
        guard let recorded = document.recordedScreen(pictures: KnownPictures()) else {
            throw DamagedTree(file: path)
        }
        if let line = recorded.unread.first(where: { $0.value != "missing" }) {
            throw UnreadLine(file: path, line: line)
        }
        self.path = path
        screen = recorded.screen
        self.name = recorded.variant.map { "\(recorded.screen.name)-\($0)" } ?? recorded.screen.name
        renderer = try Renderer(era: recorded.era ?? .y2015)
        layout = renderer.layout(screen)
    }

    /// Returns the explanation of a view's frame; throws an error that lists the views if there is none with that id.
    func explanation(of view: String) throws -> Explanation {
        if let explanation = renderer.explain(view, in: screen) { return explanation }
        throw UnknownView(file: path, view: view, views: screen.root.inPreorder.map(\.id))
    }

    /// The audit of the screen.
    var audit: AuditReport {
        var report = AuditReport()
        let subject = AuditReport.Subject(file: path, isFile: true, root: screen.root.id, names: [screen.name])
        report.add(renderer.audit(layout), in: subject, on: screen.viewport.label)
        return report
    }

    /// Returns the image that was recorded beside the document, or else that of the tree, in which images are
    /// placeholders; the overlay of constraints is drawn over it.
    func picture(overlay: Bool) throws -> FileRendering.DrawnPicture {
        var list = renderer.displayList(layout, overlay: overlay)
        if let recorded = try recordedPicture(list) {
            let source = ImageSource(name: path)
            renderer.add(recorded, named: path)
            let bounds = Rect(x: 0, y: 0, width: list.size.width, height: list.size.height)
            list.items.removeFirst(renderer.displayList(layout).items.count)
            list.items.insert(DisplayItem(view: screen.root.id, operation: .image(source, bounds)), at: 0)
        }
        let size = "\(list.pixelWidth)x\(list.pixelHeight) pixels"
        return FileRendering.DrawnPicture(
            name: name, label: screen.name, png: try renderer.pngData(list, file: name + ".png"),
            text: [screen.viewport.label, size])
    }

    /// Returns the image with the same name in the same folder, if it has the size of the screen.
    private func recordedPicture(_ list: DisplayList) throws -> Bitmap? {
        let file = File(path.dropLast("layout".count) + "png")
        guard file.exists else { return nil }
        let all = try Bitmap(png: file.contents(), file: file.path)
        guard let picture = place.map({ all.part($0) }) ?? all else { return nil }
        return (picture.width, picture.height) == (list.pixelWidth, list.pixelHeight) ? picture : nil
    }
}

/// The error of a layout document without views, or with two views of one id.
private struct DamagedTree: ReportableError {
    var file: String
    var description: String { "\(file): error: it contains no screen; restore it from version control" }
    var exitStatus: ExitStatus { .inputNotUnderstood }
}

/// The error of a time at which a recording has no moment.
private struct UnknownMoment: ReportableError {
    var file: String
    var moment: String
    var times: [Double]
    var description: String {
        let what = Double(moment) == nil ? "'\(moment)' is not a time in milliseconds" : "it has no moment at that time"
        let known = times.map { decimal($0) }.joined(separator: ", ")
        return "\(file): error: \(what); "
            + (times.count > 1 ? "its moments are at \(known) ms" : "it is not a recording; omit the moment")
    }
    var exitStatus: ExitStatus { .inputNotUnderstood }
}

/// The error of an unknown line in a layout document.
private struct UnreadLine: ReportableError {
    var file: String
    var line: RecordedScreen.Unread
    var description: String {
        let owner = line.view.map { "view '\($0)'" } ?? "the screen"
        let words = "\(line.name) \(line.value)"
        return
            "\(file): error: \(owner) has an unknown line, '\(words.prefix(80))'; restore the file from version "
            + "control, or use the version of LayoutSim that wrote it"
    }
    var exitStatus: ExitStatus { .inputNotUnderstood }
}

/// The error of a view that a recorded screen does not have.
private struct UnknownView: ReportableError {
    var file: String
    var view: String
    var views: [String]
    var description: String {
        "\(file): error: there is no view '\(view)'; its views are \(views.joined(separator: ", "))"
    }
    var exitStatus: ExitStatus { .inputNotUnderstood }
}
