import LayoutSimDrawing
import LayoutSimErrors
import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimRendering

/// `sheet.png`: all goldens of a screen in one picture, for pull requests.
struct SnapshotSheet {
    var folder: SnapshotFolder
    var screen: String
    var lock: LockFile

    /// Replaces the sheets of screens, each once.
    static func write(of screens: [String], in folder: SnapshotFolder, lock: LockFile) throws {
        let renderer = try Renderer()
        for screen in Set(screens).sorted() {
            try SnapshotSheet(folder: folder, screen: screen, lock: lock).write(renderer: renderer)
        }
    }

    /// Draws the sheet from the goldens' pictures and replaces its file, or removes it if there are no goldens.
    func write(renderer: Renderer) throws {
        let file = File("\(folder.path)/\(screen)/sheet.png")
        guard !rows.isEmpty else { return try file.remove() }
        let list = try renderer.displayList(ContactSheet(rows: rows))
        try file.write(renderer.pngData(list, file: file.path))
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
                    return ContactSheet.Cell(label: variant.key.variant, size: size) { try folder.picture(variant.key) }
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
