import LayoutSimErrors
import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimPainting
import LayoutSimRendering

/// `sheet.png`: all goldens of a screen in one picture, for the pull request.
struct SnapshotSheet {
    var folder: SnapshotFolder
    var screen: String
    var lock: LockFile

    /// Draws the sheet from the goldens' pictures and replaces its file.
    func write(renderer: Renderer) throws {
        let file = File("\(folder.path)/\(screen)/sheet.png")
        let list = try renderer.displayList(ContactSheet(rows: rows))
        try file.write(renderer.pngData(list, file: file.path))
    }

    /// A row for each orientation and length of texts, a column for each device.
    ///
    /// The reverse of the alphabet puts portrait before landscape and typical before longest.
    private var rows: [[ContactSheet.Cell]] {
        let variants = lock.entries.filter { $0.key.screen == screen }
            .map { (name: VariantName($0.key.variant), key: $0.key, entry: $0.value) }
        let rowNames = Set(variants.map(\.name.row)).sorted(by: >)
        return rowNames.map { rowName in
            variants.filter { $0.name.row == rowName }
                .sorted { $0.name.columnOrder.lexicographicallyPrecedes($1.name.columnOrder) }
                .map { variant in
                    let size = Size(width: Double(variant.entry.width), height: Double(variant.entry.height))
                    return ContactSheet.Cell(label: variant.key.variant, size: size) { try folder.picture(variant.key) }
                }
        }
    }
}

/// The parts of a variant's name such as `w320x480-portrait@2x-longest`.
private struct VariantName {
    /// All but the device and its scale: `portrait-longest`.
    var row: String
    /// The numbers of the device: 320 and 480.
    var columnOrder: [Int]

    init(_ name: String) {
        let parts = name.split(separator: "-")
        row = parts.dropFirst().map { $0.prefix { $0 != "@" } }.joined(separator: "-")
        columnOrder = (parts.first ?? "").split { !$0.isNumber }.compactMap { Int($0) }
    }
}
