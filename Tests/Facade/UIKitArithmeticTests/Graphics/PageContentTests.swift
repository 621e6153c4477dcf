import Foundation
import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimUIKitArithmetic
import Testing

/// The content streams of PDF pages.
@Suite struct PageContentTests {
    /// A renderer of triangles and of one opaque pixel in the middle of a picture of three by three.
    private let renderer = PageRenderer { _, _ in
        Path([.move(Point(x: 0, y: 0)), .line(Point(x: 1, y: 0)), .line(Point(x: 0, y: 1)), .close])
    } picture: { _, _, _ in
        Picture(width: 3, height: 3, pixels: (0..<9).map { $0 == 4 ? 0xFF00_00FF : 0 })
    }

    private func content(_ operations: [DrawingOperation]) -> PageContent {
        var content = PageContent(CGSize(width: 60, height: 40), renderer)
        content.draw(operations)
        return content
    }

    private let square = Path([
        .move(Point(x: 1, y: 2)), .line(Point(x: 4, y: 2)), .line(Point(x: 4, y: 6)), .line(Point(x: 1, y: 6)), .close,
    ])

    @Test func `the origin is at the top, and colors share their opacities`() {
        let page = content([
            .fill(square, Color(hex: 0xFF0000), .winding),
            .fill(square, Color(red: 0, green: 0, blue: 255, alpha: 51), .evenOdd),
            .fill(square, .black, .winding), .fill(square, .clear, .winding),
        ])
        let path = "1 2 m\n4 2 l\n4 6 l\n1 6 l\nh\n"
        #expect(
            page.text == """
                1 0 0 -1 0 40 cm
                /G0 gs 1 0 0 rg
                \(path)f
                /G1 gs 0 0 1 rg
                \(path)f*
                /G0 gs 0 0 0 rg
                \(path)f

                """)
        #expect(page.alphas == [255, 51])
    }

    @Test func `of pixels, only the part that is seen is on the page`() {
        let page = content([.faded(128, [])])
        #expect(page.pictures == [Picture(width: 1, height: 1, pixels: [0xFF00_00FF])])
        // A pixel is half a point wide, and one pixel from the left and the top.
        #expect(page.text.contains("0.5 0 0 -0.5 0.5 1 cm\n/I0 Do\n"), "\(page.text)")
    }

    @Test(arguments: [(0.0, "0"), (-0.000001, "0"), (1.5, "1.5"), (-2.00001, "-2.00001"), (1e12, "0"), (.nan, "0")])
    func `numbers have no exponents`(_ value: Double, _ text: String) {
        #expect(PageContent.number(value) == text)
    }

    @Test func `a document lists its pages and where its objects begin`() {
        var document = PageDocument()
        document.addPage(CGSize(width: 60, height: 40), [.fill(square, .black, .winding)], renderer)
        document.addPage(CGSize(width: 5, height: 5), [], renderer)
        let text = String(decoding: document.data, as: UTF8.self)
        #expect(text.contains("/Kids [4 0 R 6 0 R] /Count 2") && text.contains("[0 0 5 5]"))
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.drop(while: { $0 != "xref" }).dropFirst(3).prefix(6).enumerated() {
            let offset = Int(line.prefix(10)) ?? 0
            #expect(text.utf8.dropFirst(offset).starts(with: "\(index + 1) 0 obj\n".utf8), "\(line)")
        }
    }
}
