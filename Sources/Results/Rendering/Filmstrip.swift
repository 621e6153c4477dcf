import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimNotation
package import LayoutSimPixels
import LayoutSimText
import LayoutSimTypography

/// The moments of a recording in one picture, each at its full size under its time.
package struct Filmstrip: Hashable, Sendable {
    /// A moment's time and the size of its picture.
    package struct Cell: Hashable, Sendable {
        /// The time in milliseconds since the recording began.
        package var time: Double
        /// The width in pixels.
        package var width: Int
        /// The height in pixels.
        package var height: Int

        /// Creates a cell from a time in milliseconds and a size in pixels.
        package init(time: Double, width: Int, height: Int) {
            (self.time, self.width, self.height) = (time, width, height)
        }

        /// `75 ms`.
        package var label: String { "\(decimal(time)) ms" }
    }

    /// The moments in the order of their times; never empty.
    package let cells: [Cell]
    /// The rectangles of the moments, in pixels from the top left.
    package let places: [PixelRect]
    /// The width in pixels.
    package let width: Int
    /// The height in pixels.
    package let height: Int
    private let letterSize: Int

    private static let paper = Color(hex: 0xE4EAF0)
    private static let ink = Color(hex: 0x2B3440)
    private static let mostColumns = 8

    /// Puts moments beside each other, in as many rows as it takes.
    package init(_ cells: [Cell]) {
        self.cells = cells
        let widest = max(1, cells.map(\.width).max() ?? 1)
        letterSize = max(14, widest / 24)
        let (gap, labelHeight) = (letterSize, 2 * letterSize)
        let fitting = (PNGLimits.longestSide - gap) / (widest + gap)
        let most = max(1, min(Filmstrip.mostColumns, fitting, cells.count))
        // No row is much shorter than the others.
        let rows = (cells.count + most - 1) / most
        let columns = (cells.count + rows - 1) / max(1, rows)
        var places: [PixelRect] = []
        var top = 0
        for start in stride(from: 0, to: cells.count, by: columns) {
            let row = cells[start..<min(start + columns, cells.count)]
            for (column, cell) in row.enumerated() {
                places.append(
                    PixelRect(
                        x: gap + column * (widest + gap), y: top + labelHeight, width: cell.width, height: cell.height))
            }
            top += labelHeight + (row.map(\.height).max() ?? 0) + gap / 2
        }
        self.places = places
        (width, height) = (gap + columns * (widest + gap), top + gap / 2)
    }

    /// Whether it is small enough for a picture.
    package var fitsPicture: Bool { PNGLimits.allow(width: width, height: height) }

    /// The moments, whose pictures a function gives, in their places.
    package func bitmap(renderer: Renderer, _ picture: (Int) throws -> Bitmap) throws -> Bitmap {
        var strip = Bitmap(width: width, height: height, filledWith: Pixel(Filmstrip.paper))
        for (index, place) in places.enumerated() {
            strip.put(try label(of: cells[index], renderer), x: place.x, y: place.y - 2 * letterSize)
            strip.put(try picture(index), x: place.x, y: place.y)
        }
        return strip
    }

    private func label(of cell: Cell, _ renderer: Renderer) throws -> Bitmap {
        let size = Size(width: Double(max(cell.width, 1)), height: Double(2 * letterSize))
        let text = TextContent(
            cell.label, font: .system(size: Double(letterSize), weight: .medium), alignment: .center)
        let runs = renderer.typesetter.layout(text, width: size.width, grid: PixelGrid(scale: 1))
            .runs(in: Rect(origin: .zero, size: size))
        var list = DisplayList(size: size, scale: 1, background: Filmstrip.paper)
        list.items = runs.map { DisplayItem(view: "label", operation: .glyphs($0, Filmstrip.ink)) }
        return try renderer.bitmap(list)
    }
}
