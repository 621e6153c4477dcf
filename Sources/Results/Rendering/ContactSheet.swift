package import LayoutSimDrawing
import LayoutSimText
package import LayoutSimGeometry
package import LayoutSimPixels
import LayoutSimTypography

/// Pictures side by side in lines, all equally wide, each under its label; the sheet has about the proportions of a
/// page.
package struct ContactSheet {
    /// A picture and its label.
    package struct Cell {
        /// The label above the picture.
        package var label: String
        /// The proportions of the picture, in any unit.
        package var size: Size
        /// Renders the picture on demand, so that only one is in memory at its full size.
        package var picture: () throws -> Bitmap

        /// Creates a cell from a label, the proportions of its picture, and a closure that renders it.
        package init(label: String, size: Size, picture: @escaping () throws -> Bitmap) {
            self.label = label
            self.size = size
            self.picture = picture
        }
    }

    /// The rows in reading order: cells that belong beside each other. Several rows share a line where the sheet would
    /// be too tall otherwise, and a row is broken where it would be too wide.
    package var rows: [[Cell]]
    /// The width of every picture, in pixels of the sheet.
    package var pictureWidth = 360.0
    /// Whether what is narrower than any phone becomes as wide as a screen; else a point of it is a pixel.
    package var enlargesParts = true

    /// Creates a sheet from rows of cells.
    package init(rows: [[Cell]]) {
        self.rows = rows
    }

    /// Creates a sheet of cells in reading order.
    package init(_ cells: [Cell]) {
        self.init(rows: [cells])
    }

    private static let gap = 32.0
    private static let labelHeight = 34.0
    /// Pictures that are higher lose their proportions, so that a thin one does not take all memory.
    private static let mostHeight = 4096.0
    private static let leastScreenWidth = 320.0
    private static let paper = Color(hex: 0xE4EAF0)
    private static let ink = Color(hex: 0x2B3440)
    private static let edge = Color(hex: 0xB4BFCB)

    /// Returns the size in pixels of a sheet with these lines.
    func size(of lines: [[Cell]]) -> Size {
        let columns = Double(lines.map(\.count).max() ?? 0)
        let heights = lines.map(height).reduce(0, +)
        return Size(
            width: columns * (pictureWidth + ContactSheet.gap) + ContactSheet.gap, height: heights + ContactSheet.gap)
    }

    private func height(of line: [Cell]) -> Double {
        ContactSheet.labelHeight + ContactSheet.gap / 2 + (line.map { pictureSize($0).height }.max() ?? 0)
    }

    /// Returns the size in pixels in which a cell's picture is shown.
    package func pictureSize(_ cell: Cell) -> Size {
        let isEnlarged = enlargesParts || cell.size.width >= ContactSheet.leastScreenWidth
        let width = isEnlarged ? pictureWidth : max(1, cell.size.width.rounded())
        let height = cell.size.height * width / cell.size.width
        return Size(width: width, height: min(max(height.rounded(), 1), ContactSheet.mostHeight))
    }
}

extension Renderer {
    /// The pictures of a contact sheet drawn, scaled down and put in their places, at one pixel a point.
    package func displayList(_ sheet: ContactSheet) throws -> DisplayList {
        try sheet.displayList(renderer: self)
    }
}

extension ContactSheet {
    fileprivate func displayList(renderer: Renderer) throws -> DisplayList {
        let lines = lines
        var list = DisplayList(size: size(of: lines), scale: 1, background: ContactSheet.paper)
        var y = 0.0
        for (lineIndex, line) in lines.enumerated() {
            for (columnIndex, cell) in line.enumerated() {
                let x = ContactSheet.gap + Double(columnIndex) * (pictureWidth + ContactSheet.gap)
                let name = "contact-sheet/\(lineIndex)/\(columnIndex)"
                list.items += try items(for: cell, at: Point(x: x, y: y), name: name, renderer: renderer)
            }
            y += height(of: line)
        }
        return list
    }

    private func items(for cell: Cell, at corner: Point, name: String, renderer: Renderer) throws -> [DisplayItem] {
        let size = pictureSize(cell)
        let x = corner.x + ((pictureWidth - size.width) / 2).rounded()
        let frame = Rect(origin: Point(x: x, y: corner.y + ContactSheet.labelHeight), size: size)
        renderer.add(try cell.picture().scaled(toWidth: Int(frame.width), height: Int(frame.height)), named: name)
        let label = Rect(x: corner.x, y: corner.y, width: pictureWidth, height: ContactSheet.labelHeight)
        let text = TextContent(cell.label, font: .system(size: 14, weight: .medium), alignment: .center)
        let runs = renderer.typesetter.layout(text, width: label.width, grid: PixelGrid(scale: 1)).runs(in: label)
        let operations: [DrawingOperation] =
            runs.map { .glyphs($0, ContactSheet.ink) } + [
                .image(ImageSource(name: name), frame),
                .stroke(.rect(frame.inset(by: EdgeInsets(all: -0.5))), ContactSheet.edge, Stroke(width: 1)),
            ]
        return operations.map { DisplayItem(view: name, operation: $0) }
    }
}
