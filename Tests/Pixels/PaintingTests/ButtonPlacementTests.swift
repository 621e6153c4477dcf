import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimViewTree
import Testing

/// The places of a picture of 10 by 10 points and a title of 14.5 by 12.5 in a button at 10,20 of 80 by 40 points.
@Suite struct ButtonPlacementTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var placement: Button.Placement
        var title: String? = "OK"
        /// The middle line of the picture and the start of the baseline.
        var drawn: [String]
        var testDescription: String { name }
    }

    private static func mirrored(_ placement: Button.Placement) -> Button.Placement {
        var placement = placement
        placement.isMirrored = true
        return placement
    }

    static let cases = [
        Case(
            name: "with leading at the right", placement: mirrored(.init()),
            drawn: ["stroke path of 2 54.375,40", "glyphs 2 Inter-Regular 10 at 37.5,43.5"]),
        Case(
            name: "with leading at the right, at the left", placement: mirrored(.init(horizontal: .left)),
            drawn: ["stroke path of 2 26.875,40", "glyphs 2 Inter-Regular 10 at 10,43.5"]),
        Case(
            name: "in the middle", placement: .init(),
            drawn: ["stroke path of 2 39.375,40", "glyphs 2 Inter-Regular 10 at 47.5,43.5"]),
        Case(
            name: "at the left", placement: .init(horizontal: .left),
            drawn: ["stroke path of 2 11.875,40", "glyphs 2 Inter-Regular 10 at 20,43.5"]),
        Case(
            name: "at the right and the top", placement: .init(horizontal: .right, vertical: .top),
            drawn: ["stroke path of 2 66.875,26", "glyphs 2 Inter-Regular 10 at 75,29.5"]),
        Case(
            name: "at the bottom", placement: .init(vertical: .bottom),
            drawn: ["stroke path of 2 39.375,54", "glyphs 2 Inter-Regular 10 at 47.5,57.5"]),
        Case(
            name: "moved by half of the insets in the middle",
            placement: .init(
                imageInsets: EdgeInsets(top: 6, left: 0, bottom: 0, right: 8),
                titleInsets: EdgeInsets(top: 0, left: 8, bottom: 4, right: 0)),
            drawn: ["stroke path of 2 35.375,43", "glyphs 2 Inter-Regular 10 at 51.5,41.5"]),
        Case(
            name: "moved by the insets of its side",
            placement: .init(
                horizontal: .left, imageInsets: EdgeInsets(top: 0, left: 5, bottom: 0, right: 50),
                titleInsets: EdgeInsets(top: 0, left: 12, bottom: 0, right: 0)),
            drawn: ["stroke path of 2 16.875,40", "glyphs 2 Inter-Regular 10 at 32,43.5"]),
        Case(
            name: "a picture that fills the height", placement: .init(horizontal: .fill, vertical: .fill), title: nil,
            drawn: ["stroke path of 2 37.5,40"]),
    ]

    @Test(arguments: cases) func `parts lie where the placement says`(_ element: Case) throws {
        let minus = Image(.symbol("minus"), size: Size(width: 10, height: 10), intrinsicSize: nil)
        var button = Button(element.title.map(ElementTests.text), image: minus)
        button.placement = element.placement
        let view = View("a", content: .button(button))
        let root = View("view", subviews: [view])
        let frame = Rect(x: 10, y: 20, width: 80, height: 40)
        let lines = try picture(screen(root, view.constraints(frame: frame, in: root))).lines(of: "a")
        let places = lines.map { $0.split(separator: " ").prefix { !$0.contains("x") && !$0.hasPrefix("#") } }
        #expect(places.map { $0.joined(separator: " ") } == element.drawn)
    }

    @Test func `a picture has the tint and not the color of the title, but in a configuration`() throws {
        func colors(_ style: Button.Style) throws -> [String] {
            let minus = Image(.symbol("minus"), size: Size(width: 10, height: 10), intrinsicSize: nil)
            var button = Button(ElementTests.text("OK"), image: minus, style: style)
            button.titleColor = .black
            let view = View("a", content: .button(button))
            let root = View("view", subviews: [view])
            let frame = Rect(x: 10, y: 20, width: 80, height: 40)
            let lines = try picture(screen(root, view.constraints(frame: frame, in: root))).lines(of: "a")
            return lines.compactMap { $0.split(separator: " ").last.map(String.init) }
        }
        #expect(try colors(.classic(contentInsets: nil)) == ["#007AFF", "#000000"])
        #expect(try colors(.configuration(.init())) == ["#000000", "#000000"])
    }
}
