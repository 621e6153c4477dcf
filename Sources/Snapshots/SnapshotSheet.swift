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

    /// A row for each orientation and text length, a column for each device, the smallest first.
    ///
    /// Reverse alphabetical order puts portrait before landscape and typical before longest.
    private var rows: [[ContactSheet.Cell]] {
        let variants = lock.entries.filter { $0.key.screen == screen }
            .map { (row: SnapshotSheet.row(of: $0.key.variant), key: $0.key, entry: $0.value) }
        let rowNames = Set(variants.map(\.row)).sorted(by: >)
        return rowNames.map { rowName in
            variants.filter { $0.row == rowName }
                .sorted {
                    $0.entry.sides == $1.entry.sides
                        ? $0.key < $1.key : $0.entry.sides.lexicographicallyPrecedes($1.entry.sides)
                }
                .map { variant in
                    let size = Size(width: Double(variant.entry.width), height: Double(variant.entry.height))
                    return ContactSheet.Cell(label: variant.key.variant, size: size) { try picture(variant.key) }
                }
        }
    }

    /// All of a variant's name but the device and its scale: `portrait-longest` of `w375-portrait@2x-longest`.
    static func row(of variant: String) -> String {
        let words = variant.split(separator: "-").map { $0.prefix { $0 != "@" } }
        let orientation = words.lastIndex { $0 == "portrait" || $0 == "landscape" }
        return words[(orientation ?? min(1, words.count))...].joined(separator: "-")
    }
}

extension LockFile.Entry {
    /// The shorter and the longer side in pixels.
    fileprivate var sides: [Int] { [width, height].sorted() }
}
