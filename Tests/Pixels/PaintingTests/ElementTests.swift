import LayoutSimDrawing
import LayoutSimText
import LayoutSimGeometry
import LayoutSimViewTree
import Testing

/// The drawing of the system's elements, in a frame at 10, 20.
@Suite struct ElementTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var content: Content
        var size: Size
        var appearance = Appearance.light
        var drawn: [String]
        var testDescription: String { name }

        init(
            _ name: String, _ content: Content, _ width: Double, _ height: Double, _ appearance: Appearance = .light,
            _ drawn: String...
        ) {
            self.name = name
            self.content = content
            size = Size(width: width, height: height)
            self.appearance = appearance
            self.drawn = drawn
        }
    }

    static func text(_ text: String) -> TextContent { TextContent(text, font: .system(size: 10)) }

    private func lines(_ element: Case) throws -> [String] {
        let view = View("a", content: element.content)
        let root = View("view", subviews: [view])
        let frame = Rect(x: 10, y: 20, width: element.size.width, height: element.size.height)
        let edges = [
            Constraint(view.leftAnchor.operand, .equal, root.leftAnchor.operand, constant: frame.minX),
            Constraint(view.topAnchor.operand, .equal, root.topAnchor.operand, constant: frame.minY),
            view.widthAnchor.constraint(equalToConstant: frame.width),
            view.heightAnchor.constraint(equalToConstant: frame.height),
        ]
        var screen = screen(root, edges)
        screen.appearance = element.appearance
        // Only frames matter here, not their derivation from alignment rectangles.
        screen.rules.controls.toggleInsets = .zero
        screen.rules.controls.segmentedInsets = .zero
        return try picture(screen).lines(of: "a")
    }

    @Test(arguments: controls + buttons + inputs + others) func `an element is drawn in its frame`(_ element: Case)
        throws
    {
        let lines = try lines(element)
        #expect(lines == element.drawn)
    }
}
