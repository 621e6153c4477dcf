import LayoutSimDrawing
import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimNotation
import LayoutSimPixels
import LayoutSimRendering
import LayoutSimText

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
    mutating func add(_ candidate: ScreenCandidate, _ path: String, _ notes: [String]) throws {
        if notes.contains(where: { $0.hasPrefix("hollow: ") }) { hollow += 1 }
        try StandardStream.output.write(
            notes.map { "\(candidate.place): warning: \(candidate.name): \($0)\n" }.joined())
        let header = try PNGHeader(of: File(path).contents(), file: path)
        paths.append(path)
        cells.append(
            ContactSheet.Cell(
                label: candidate.name, size: Size(width: Double(header.width), height: Double(header.height))
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
        let list = try renderer.displayList(ContactSheet(cells))
        return FileRendering.DrawnPicture(
            name: name, label: name, png: try renderer.pngData(list, file: name + ".png"),
            text: ["\(list.pixelWidth)x\(list.pixelHeight) pixels"])
    }
}
