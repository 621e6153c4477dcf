import LayoutSimSnapshots
import Testing

/// The order of the pictures in a sheet.
@Suite struct SheetPlaceTests {
    /// Names in the order of a sheet, each row on a line.
    private static let sheets: [[[String]]] = [
        [
            ["w320-portrait@2x-typical", "w375-portrait@2x-typical"], ["w320-portrait@2x-longest"],
            ["w320-landscape@2x-typical"], ["w320-landscape@2x-longest"],
        ],
        [
            ["iphone-16-portrait@3x-typical-1-plants"], ["iphone-16-portrait@3x-typical-2-plant-in-landscape"],
            ["iphone-16-portrait@3x-typical-10-saved"],
            ["iphone-16-portrait@3x-typical-care"], ["iphone-16-portrait@3x-typical-care-done"],
        ],
        [["phone-portrait-typical"], ["phone-landscape-typical"]],
    ]

    @Test(arguments: sheets) func `rows and columns follow from names`(_ sheet: [[String]]) {
        let names = sheet.flatMap(\.self).sorted(by: >)
        let rows = Dictionary(grouping: names) { SheetPlace($0).row }
        let sorted = rows.keys.sorted(by: SheetPlace.precedes).map { row in
            (rows[row] ?? []).sorted()
        }
        #expect(sorted == sheet)
    }
}
