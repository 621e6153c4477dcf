import LayoutSimDrawing
import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimNotation
import LayoutSimPixels
import LayoutSimRendering
import LayoutSimText
import LayoutSimWorkers

/// Images of screens on a contact sheet, or in a folder.
struct ScreenSheet {
    /// The name of the sheet, unless the command line specifies one.
    let name: String
    let destination: PictureDestination
    private var cells: [ContactSheet.Cell] = []
    private var paths: [String] = []
    /// The number of images of screens some of whose code is set aside.
    private var hollow = 0

    init(name: String, destination: PictureDestination) {
        self.name = name
        self.destination = destination
    }

    /// Adds the image of a screen, and reports the problems found in its layout.
    mutating func add(_ screen: DrawableScreen, _ path: String, _ notes: [String]) throws {
        if notes.contains(where: { $0.hasPrefix("hollow: ") }) { hollow += 1 }
        try StandardStream.output.write(
            notes.map { "\(screen.place): warning: \(screen.name): \($0)\n" }.joined())
        let header = try PNGHeader(of: File(path).contents(), file: path)
        paths.append(path)
        cells.append(
            ContactSheet.Cell(
                label: screen.name, size: Size(width: Double(header.width), height: Double(header.height))
            ) { try Bitmap(png: File(path).contents(), file: path) })
    }

    /// Writes the sheet, or the images.
    func write(of count: Int) throws {
        let rest = hollow == 0 ? "" : ", and \(hollow) without code that is set aside"
        let drawn = "drew \(cells.count - hollow) of \(counted(count, "screen"))\(rest)"
        var places = PicturePlaces(destination)
        if destination.isFolder {
            for (cell, path) in zip(cells, paths) {
                let size = "\(Int(cell.size.width))x\(Int(cell.size.height)) pixels"
                try places.write(
                    FileRendering.DrawnPicture(
                        name: cell.label, label: cell.label, png: File(path).contents(), text: [size]))
            }
        } else if !cells.isEmpty {
            try places.write(sheet())
        }
        try StandardStream.output.write(drawn + "\n")
    }

    private func sheet() throws -> FileRendering.DrawnPicture {
        let renderer = try Renderer(era: .y2020)
        let list = try renderer.displayList(ContactSheet(scaledCells()))
        return FileRendering.DrawnPicture(
            name: name, label: name, png: try renderer.pngData(list, file: name + ".png"),
            text: ["\(list.pixelWidth)x\(list.pixelHeight) pixels"])
    }

    /// Returns the cells with images that are read and scaled on all cores.
    private func scaledCells() throws -> [ContactSheet.Cell] {
        let sheet = ContactSheet(cells)
        let images = zip(paths, cells).map { (path: $0, size: sheet.pictureSize($1)) }
        var scaled: [ContactSheet.Cell] = []
        try ParallelWork(images, tools: {}) { image, _ in
            Result {
                try Bitmap(png: File(image.path).contents(), file: image.path)
                    .scaled(toWidth: Int(image.size.width), height: Int(image.size.height))
            }
        }
        .forEach { image in
            var cell = cells[scaled.count]
            let bitmap = try image.get()
            cell.picture = { bitmap }
            scaled.append(cell)
        }
        return scaled
    }
}
