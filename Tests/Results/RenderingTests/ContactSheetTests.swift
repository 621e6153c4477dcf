import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimPixels
import LayoutSimRendering
import Testing

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
