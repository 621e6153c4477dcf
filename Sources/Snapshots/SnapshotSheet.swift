import LayoutSimDrawing
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimPixels
import LayoutSimRendering

/// `sheet.png`: all goldens of a screen in one picture, for pull requests.
struct SnapshotSheet {
    var screen: String
    var lock: LockFile
    /// The picture of a golden.
    var picture: (SnapshotKey) throws -> Bitmap

    /// The file of a screen's sheet.
    static func file(of screen: String, in folder: SnapshotFolder) -> File {
        File("\(folder.path)/\(screen)/sheet.png")
    }

    /// The bytes of the sheet, drawn from the goldens' pictures; `nil` if there are no goldens.
    func png(file: String, renderer: Renderer) throws -> [UInt8]? {
        guard !rows.isEmpty else { return nil }
        return try renderer.pngData(renderer.displayList(ContactSheet(rows: rows)), file: file)
    }

    /// A row for each orientation and text length, a column for each device, the smallest first; of scripts, a row for each
    /// step, and the moments of a motion beside each other.
    private var rows: [[ContactSheet.Cell]] {
        let variants = lock.entries.filter { $0.key.screen == screen }
            .map { (place: SheetPlace($0.key.variant), key: $0.key, entry: $0.value) }
        let rows = Dictionary(grouping: variants) { $0.place.row }
        return rows.keys.sorted(by: SheetPlace.precedes).map { row in
            (rows[row] ?? [])
                .sorted {
                    $0.entry.sides == $1.entry.sides
                        ? SheetPlace.precedes($0.place, $1.place)
                        : $0.entry.sides.lexicographicallyPrecedes($1.entry.sides)
                }
                .map { variant in
                    let size = Size(width: Double(variant.entry.width), height: Double(variant.entry.height))
                    return ContactSheet.Cell(label: variant.key.variant, size: size) { try picture(variant.key) }
                }
        }
    }
}

extension LockFile.Entry {
    /// The shorter and the longer side in pixels.
    fileprivate var sides: [Int] { [width, height].sorted() }
}
