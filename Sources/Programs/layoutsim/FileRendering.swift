import LayoutSimDrawing
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimInterfaceBuilder
import LayoutSimNotation
import LayoutSimPixels
import LayoutSimRendering
import LayoutSimSceneAssembly
import LayoutSimText
import LayoutSimViewTree

/// The images of storyboards and xibs, written in the order of the files.
struct FileRendering: Sendable {
    /// An image that has not been written yet.
    struct DrawnPicture: Sendable {
        /// The name without folder and extension.
        var name: String
        /// Its label on a contact sheet, unless another picture there has the same.
        var label: String
        var png: [UInt8]
        /// Its contents and its size, one per line.
        var text: [String]
    }

    var request: InterfaceBuilderRequest
    var overlay: Bool
    var destination: PictureDestination

    private typealias DrawnScreen = (screen: AssembledScreen, list: DisplayList)

    /// Draws and writes the images of files.
    func run(_ paths: [String]) throws -> ExitStatus {
        var places = PicturePlaces(destination)
        var cells: [DrawnPicture] = []
        let isSheet = isSheet(of: paths)
        let status = try FileRun(paths) { path, renderers in
            try MomentName(path).checkKind()
            if RecordedTree.isNamed(path) {
                return ([try RecordedTree(contentsOf: path).picture(overlay: overlay)], FileNotes())
            }
            let assembly = try SceneAssembly(contentsOf: path, for: request, with: renderers)
            let pictures = try pictures(of: assembly, oneEach: isSheet || destination.isFolder)
            return (pictures, FileNotes(messages: assembly.warnings.map(\.description)))
        }.forEach { _, pictures, _ in
            for picture in pictures ?? [] { isSheet ? cells.append(picture) : try places.write(picture) }
        }
        if !cells.isEmpty { try places.write(FileRendering.sheet(of: cells)) }
        return status
    }

    /// Returns whether several files share one picture.
    private func isSheet(of paths: [String]) -> Bool {
        if case .file = destination { paths.count > 1 } else { false }
    }

    private func pictures(of assembly: SceneAssembly, oneEach: Bool) throws -> [DrawnPicture] {
        let renderer = assembly.renderer
        let drawn = try screens(of: assembly).map { screen in
            (screen, renderer.displayList(renderer.layout(screen.screen), overlay: overlay))
        }
        let name = FileRendering.name(of: assembly.path)
        if oneEach {
            return try drawn.map { screen, list in
                try picture(list, "\(name)-\(screen.name)", label: screen.name, [screen], renderer)
            }
        }
        let list = try drawn.count == 1 ? drawn[0].1 : renderer.displayList(sheet(drawn, renderer))
        return [try picture(list, name, label: name, drawn.map(\.0), renderer)]
    }

    /// Returns the screens that are not empty, scenes first, so that the rows of a contact sheet have similar heights.
    private func screens(of assembly: SceneAssembly) throws -> [AssembledScreen] {
        let all = try assembly.screens().filter(\.hasExtent)
        let scenes = all.filter { $0.root.kind == .sceneView }
        var others = all.filter { $0.root.kind != .sceneView }
        // A request for a single scene means its image, not that of a view in its bar.
        if request.scene != nil, !scenes.isEmpty {
            others.removeAll { [.customView, .titleView].contains($0.root.kind) }
        }
        guard !all.isEmpty else { throw NothingToDraw(file: assembly.path) }
        return scenes + others
    }

    private func sheet(_ drawn: [DrawnScreen], _ renderer: Renderer) -> ContactSheet {
        let cells = drawn.map { screen, list in
            ContactSheet.Cell(label: screen.name, size: list.size) { try renderer.bitmap(list) }
        }
        var sheet = ContactSheet(cells)
        sheet.enlargesParts = false
        return sheet
    }

    private func picture(
        _ list: DisplayList, _ name: String, label: String, _ screens: [AssembledScreen], _ renderer: Renderer
    ) throws -> DrawnPicture {
        let size = "\(list.pixelWidth)x\(list.pixelHeight) pixels"
        return DrawnPicture(
            name: name, label: label, png: try renderer.pngData(list, file: name + ".png"),
            text: screens.map(\.line) + [size])
    }

    /// Returns pictures on one contact sheet.
    private static func sheet(of pictures: [DrawnPicture]) throws -> DrawnPicture {
        let renderer = try Renderer(era: .y2020)
        let counts = Dictionary(grouping: pictures, by: \.label).mapValues(\.count)
        let cells = try pictures.map { picture in
            let header = try PNGHeader(of: picture.png, file: picture.name)
            let size = Size(width: Double(header.width), height: Double(header.height))
            return ContactSheet.Cell(label: counts[picture.label] == 1 ? picture.label : picture.name, size: size) {
                try Bitmap(png: picture.png, file: picture.name)
            }
        }
        var sheet = ContactSheet(cells)
        sheet.pictureWidth = 240
        let list = try renderer.displayList(sheet)
        return DrawnPicture(
            name: "sheet", label: "sheet", png: try renderer.bitmap(list).smallPNGData(file: "sheet.png"),
            text: ["\(counted(pictures.count, "screen")), \(list.pixelWidth)x\(list.pixelHeight) pixels"])
    }

    /// Returns a file's name without folders and extension.
    private static func name(of path: String) -> String {
        let last = File(path).name
        return last.lastIndex(of: ".").map { String(last[..<$0]) } ?? last
    }
}

extension AssembledScreen {
    /// Its kind, its id and its name.
    fileprivate var line: String {
        "\(root.kind.rawValue) \(root.id)" + (name == root.id ? "" : " \(quotedIfNeeded(name))")
    }
}

/// The error of a file without scenes and views, or whose scenes and views are empty.
struct NothingToDraw: ReportableError {
    var file: String

    var exitStatus: ExitStatus { .inputNotUnderstood }
    var description: String { "\(file):1: error: nothing to draw: no view in this file has a size" }
}
