import LayoutSimGeometry
import LayoutSimViewTree
import Testing

/// The placement of a picture of 10x4 points in a view at 10,10 40x30.
@Suite struct ContentModeTests {
    static let places: [(ContentMode, String)] = [
        (.scaleToFill, "10,10 40x30"), (.scaleAspectFit, "10,17 40x16"), (.scaleAspectFill, "-7.5,10 75x30"),
        (.center, "25,23 10x4"), (.top, "25,10 10x4"), (.bottom, "25,36 10x4"), (.left, "10,23 10x4"),
        (.right, "40,23 10x4"), (.topLeft, "10,10 10x4"), (.topRight, "40,10 10x4"), (.bottomLeft, "10,36 10x4"),
        (.bottomRight, "40,36 10x4"),
    ]

    @Test(arguments: places) func `a picture lies where its mode says`(mode: ContentMode, place: String) throws {
        let image = Image(.file("sun"), size: Size(width: 10, height: 4), intrinsicSize: nil)
        let view = View("image", content: .image(image, contentMode: mode))
        let root = View("view", subviews: [view])
        let frame = Rect(x: 10, y: 10, width: 40, height: 30)
        let lines = try picture(screen(root, view.constraints(frame: frame, in: root))).lines(of: "image")
        #expect(lines.count == 1)
        #expect(lines.first?.contains("image \"sun\" \(place)") == true, "\(lines)")
    }

    @Test func `each mode is tried`() {
        #expect(Set(Self.places.map(\.0)) == Set(ContentMode.allCases))
    }
}
