import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimPixels
import Testing

@testable import LayoutSimRendering

@Suite struct ContactSheetTests {
    private func cell(_ width: Double, _ height: Double, _ color: Color = .black) -> ContactSheet.Cell {
        ContactSheet.Cell(label: "\(width) × \(height)", size: Size(width: width, height: height)) {
            Bitmap(width: Int(width), height: Int(height), filledWith: Pixel(color))
        }
    }

    struct Case: Sendable {
        /// The sizes of pictures by rows.
        var rows: [[Size]]
        var width: Double
        var height: Double
    }

    /// Pictures are 360 wide with gaps of 32 around them, under labels of 34.
    static let cases = [
        Case(rows: [], width: 32, height: 32),
        Case(rows: [[Size(width: 36, height: 72)]], width: 424, height: 34 + 16 + 720 + 32),
        Case(
            rows: [[Size(width: 36, height: 72), Size(width: 720, height: 720)], [Size(width: 100, height: 50)]],
            width: 816, height: (34 + 16 + 720) + (34 + 16 + 180) + 32),
    ]

    @Test(arguments: cases) func `every picture is as wide and a row as high as its highest one`(_ sheet: Case) throws {
        let rows = sheet.rows.map { $0.map { cell($0.width, $0.height) } }
        let list = try Renderer().displayList(ContactSheet(rows: rows))
        #expect(list.size == Size(width: sheet.width, height: sheet.height))
        #expect(list.scale == 1)
    }

    @Test func `pictures keep their proportions and their rows`() throws {
        let renderer = try Renderer()
        let list = try renderer.displayList(
            ContactSheet(rows: [[cell(36, 72), cell(72, 36)], [cell(10, 10, Color(hex: 0xFF0000))]]))
        let frames = list.items.compactMap { item -> Rect? in
            guard case .image(_, let frame) = item.operation else { return nil }
            return frame
        }
        #expect(
            frames == [
                Rect(x: 32, y: 34, width: 360, height: 720), Rect(x: 424, y: 34, width: 360, height: 180),
                Rect(x: 32, y: 804, width: 360, height: 360),
            ])
        let bitmap = try renderer.bitmap(list)
        #expect(bitmap[40, 40] == Pixel(.black))
        #expect(bitmap[430, 300] != Pixel(.black))
        #expect(bitmap[40, 810] == Pixel(Color(hex: 0xFF0000)))
    }

    struct Page: Sendable {
        /// Numbers of cells in the rows, all of them phones.
        var rows: [Int]
        /// Numbers of cells in the lines of the sheet.
        var lines: [Int]
    }

    /// A phone of 375 by 667 points is 360 by 640 pixels on the sheet, 392 by 690 with its label and gaps.
    static let pages = [
        Page(rows: [4], lines: [4]), Page(rows: [4, 4], lines: [4, 4]), Page(rows: [1], lines: [1]),
        // A script of twenty steps on one phone is no strip.
        Page(rows: Array(repeating: 1, count: 20), lines: [5, 5, 5, 5]),
        Page(rows: Array(repeating: 1, count: 22), lines: [6, 6, 6, 4]),
        // Devices stay together, and a recording stays in its line.
        Page(rows: Array(repeating: 2, count: 8), lines: [4, 4, 4, 4]),
        Page(rows: [1, 1, 1, 4, 1, 1, 1], lines: [3, 4, 3]),
        // What is too wide is broken.
        Page(rows: [9], lines: [3, 3, 3]), Page(rows: [12, 12], lines: [6, 6, 6, 6]),
    ]

    @Test(arguments: pages) func `rows are arranged as on a page, from left to right and then down`(_ page: Page) {
        var number = 0
        let rows = page.rows.map { count in
            (0..<count).map { _ in
                number += 1
                return ContactSheet.Cell(label: "\(number)", size: Size(width: 375, height: 667)) {
                    Bitmap(width: 1, height: 1, filledWith: Pixel(.black))
                }
            }
        }
        let lines = ContactSheet(rows: rows).lines
        #expect(lines.map(\.count) == page.lines)
        #expect(lines.joined().map(\.label) == (1...number).map { "\($0)" })
    }

    @Test func `a picture as thin as a line does not make the sheet endless`() throws {
        let list = try Renderer().displayList(ContactSheet(rows: [[cell(1, 16384)], [cell(16384, 1)]]))
        #expect(list.pixelHeight <= PNGLimits.longestSide)
        #expect(list.items.count(where: { if case .image = $0.operation { true } else { false } }) == 2)
    }

    @Test func `pictures are asked for one by one, and what is wrong with one ends the sheet`() {
        struct Missing: Error {}
        let broken = ContactSheet.Cell(label: "", size: Size(width: 1, height: 1)) { throw Missing() }
        #expect(throws: Missing.self) { try Renderer().displayList(ContactSheet(rows: [[cell(1, 1), broken]])) }
    }
}
