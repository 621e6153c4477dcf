import LayoutSimAudits
import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimSceneAssembly
import LayoutSimSizePages
import LayoutSimSizes
import LayoutSimViewTree

/// The behavior of storyboards' and xibs' layout roots in all windows of a line or a plane.
struct FileSizes: Sendable {
    var request: InterfaceBuilderRequest
    var windows: SizedWindows
    /// The file before a change, which the page shows alongside.
    var earlier: String?

    /// Adds the roots of each file to the output in the order of the files; returns the worst status, apart from that
    /// of faults.
    func run(_ paths: [String], into output: inout SizesOutput) throws -> ExitStatus {
        var told = output
        let (pictures, waivers) = (output.pictures, output.waivers)
        let status = try FileRun(paths) { path, renderers in
            let (assembly, sized) = try self.sized(path, renderers)
            let screens = sized.map { $0.root.screen($0.bands, waivers) }
            var file = SizedFile(roots: sized.map(\.root))
            let before = try earlier.map { try self.sized($0, renderers) }
            if let before {
                for (root, bands) in sized {
                    let old = before.1.first { $0.root.subject.root == root.subject.root }
                    file.changes[root.subject.root] =
                        old.map { SizeChanges(of: root, bands, since: $0.root, $0.bands) } ?? .isNew
                }
            }
            if pictures.page != nil {
                let page = SizePage(
                    screens, title: path, assembly.renderer,
                    before: before?.1.map { $0.root.screen($0.bands, waivers) } ?? [],
                    beforeRenderer: before?.0.renderer)
                file.page = page.text
            }
            if let path = pictures.map {
                file.map = try assembly.renderer.pngData(SizeMap(screens, assembly.renderer).displayList, file: path)
            }
            return (file, FileNotes(messages: assembly.warnings.map(\.description)))
        }.forEach { path, file, notes in try told.tell(file, of: path, error: notes.messages.first) }
        output = told
        return status
    }

    private func request(_ viewport: Viewport) -> InterfaceBuilderRequest {
        var request = request
        request.viewport = viewport
        return request
    }

    private func sized(
        _ path: String, _ renderers: Renderers
    ) throws -> (SceneAssembly, [(root: RootSizes, bands: [Band])]) {
        try MomentName(path).checkKind()
        if RecordedTree.isNamed(path) { throw SizesOfGolden(file: path) }
        let smallest = windows.viewport(windows.smallest)
        let assembly = try SceneAssembly(contentsOf: path, for: self.request(smallest), with: renderers)
        let reports = try windows.reports(with: assembly.renderer) { viewport in
            try assembly.reread(for: self.request(viewport)).stretchableScreens
        } isFullScreen: { root, layout in
            // Bars cover only scenes that fill the window.
            assembly.layoutRoots[root].kind == .sceneView
                && windows.plane.heights.contains(layout.screen.viewport.size.height)
        }
        let roots = zip(assembly.layoutRoots, reports).map { root, found in
            let subject = AuditReport.Subject(file: path, isFile: true, root: root.id, names: root.sceneNames)
            let sizes = RootSizes(
                title: "\(path): \(root.kind.rawValue) \(root.id)", subject: subject, windows: windows.plane,
                report: found.report)
            return (sizes, found.bands)
        }
        return (assembly, roots)
    }
}

/// The findings in a file, with the page and map to be written.
struct SizedFile: Sendable {
    var roots: [RootSizes]
    /// The changes of roots since an earlier version of the file, by id.
    var changes: [String: SizeChanges] = [:]
    /// The text of the HTML page.
    var page: String?
    /// The PNG data of the map.
    var map: [UInt8]?
}

/// The error of a golden, which was recorded in a single window.
private struct SizesOfGolden: ReportableError {
    var file: String
    var description: String {
        "\(file): error: a golden was recorded in a single window; name the storyboard, xib or built-in screen it was made from"
    }
    var exitStatus: ExitStatus { .usage }
}
