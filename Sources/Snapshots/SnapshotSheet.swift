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
    /// Where the moments of a golden lie in its picture; `nil` if it is no recording.
    var strip: (SnapshotKey) throws -> Filmstrip?

    /// The file of a screen's sheet.
    static func file(of screen: String, in folder: SnapshotFolder) -> File {
        File("\(folder.path)/\(screen)/sheet.png")
    }

    /// The bytes of the sheet, drawn from the goldens' pictures; `nil` if there are no goldens.
    func png(file: String, renderer: Renderer) throws -> [UInt8]? {
        let rows = try rows
        guard !rows.isEmpty else { return nil }
        return try renderer.pngData(renderer.displayList(ContactSheet(rows: rows)), file: file)
    }

    /// A row for each orientation and text length, a column for each device, the smallest first; of scripts, a row for each
    /// step, and the moments of a recording beside each other.
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

/// A picture that several parts are taken from.
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
    /// The shorter and the longer side in pixels.
    fileprivate var sides: [Int] { [width, height].sorted() }
}
