import LayoutSimDrawing
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimPixels
import LayoutSimRendering

/// The image `sheet.png` with all goldens of a screen, for pull requests.
struct SnapshotSheet {
    var screen: String
    var lock: LockFile
    /// Returns the image of a golden.
    var picture: (SnapshotKey) throws -> Bitmap
    /// Returns the positions of a golden's moments in its image; `nil` if it is not a recording.
    var strip: (SnapshotKey) throws -> Filmstrip?

    /// Returns the file of a screen's sheet.
    static func file(of screen: String, in folder: SnapshotFolder) -> File {
        File("\(folder.path)/\(screen)/sheet.png")
    }

    /// Returns the sheet as PNG data, drawn from the goldens' images; `nil` if there are no goldens.
    func png(file: String, renderer: Renderer) throws -> [UInt8]? {
        let rows = try rows
        guard !rows.isEmpty else { return nil }
        return try renderer.pngData(renderer.displayList(ContactSheet(rows: rows)), file: file)
    }

    /// The rows: one for each orientation and text length, with a column for each device, smallest first; for scripts,
    /// one for each step, with the moments of a recording side by side.
    private var rows: [[ContactSheet.Cell]] {
        get throws {
            let variants = lock.entries.filter { $0.key.screen == screen }
                .map { (row: SheetPlace($0.key.variant).row, key: $0.key, entry: $0.value) }
            let rows = Dictionary(grouping: variants) { $0.row }
            return try rows.keys.sorted(by: SheetPlace.precedes).map { row in
                try (rows[row] ?? [])
                    .sorted {
                        $0.entry.sides == $1.entry.sides
                            ? $0.key < $1.key : $0.entry.sides.lexicographicallyPrecedes($1.entry.sides)
                    }
                    .flatMap { try cells(of: $0.key, $0.entry) }
            }
        }
    }

    private func cells(of key: SnapshotKey, _ entry: LockFile.Entry) throws -> [ContactSheet.Cell] {
        guard let strip = try strip(key), (strip.width, strip.height) == (entry.width, entry.height) else {
            let size = Size(width: Double(entry.width), height: Double(entry.height))
            return [ContactSheet.Cell(label: key.variant, size: size) { try picture(key) }]
        }
        let sheet = LoadedOnce { try picture(key) }
        return zip(strip.cells, strip.places).map { cell, place in
            let size = Size(width: Double(place.width), height: Double(place.height))
            return ContactSheet.Cell(label: "\(key.variant) \(cell.label)", size: size) {
                let sheet = try sheet.value()
                return sheet.part(place) ?? sheet
            }
        }
    }
}

/// An image from which several parts are taken.
private final class LoadedOnce {
    private let load: () throws -> Bitmap
    private var loaded: Bitmap?

    init(_ load: @escaping () throws -> Bitmap) { self.load = load }

    func value() throws -> Bitmap {
        if let loaded { return loaded }
        let picture = try load()
        loaded = picture
        return picture
    }
}

extension LockFile.Entry {
    /// The shorter and the longer side, in pixels.
    fileprivate var sides: [Int] { [width, height].sorted() }
}
