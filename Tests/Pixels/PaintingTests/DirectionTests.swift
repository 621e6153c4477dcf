import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimViewTree
import Testing

/// Controls are mirrored in right-to-left layouts.
@Suite struct DirectionTests {
    /// Returns the drawing in a frame at 10,20 of 80 by 30 points.
    private func drawing(_ control: Control, isRightToLeft: Bool) throws -> DisplayList {
        let view = View("a", content: .control(control))
        let root = View("view", subviews: [view])
        let frame = Rect(x: 10, y: 20, width: 80, height: 30)
        var screen = screen(root, view.constraints(frame: frame, in: root))
        screen.rules.controls.toggleInsets = .zero
        screen.isRightToLeft = isRightToLeft
        return try picture(screen)
    }

    static let mirrored: [(control: Control, line: Int, before: String, after: String)] = [
        (.progress(value: 0.25), 1, "10,20 20x30", "70,20 20x30"),
        (.slider(value: 0.25), 1, "10,32 29.5x6", "60.5,32 29.5x6"),
        (.toggle(isOn: true), 1, "31.09,22 39.91x26", "29,22 39.91x26"),
        (.pageControl(pages: 2, current: 0), 0, "37.417,31.167 7.667x7.667", "54.917,31.167 7.667x7.667"),
        (.searchBar(placeholder: ""), 1, "29,29 12x12", "59,29 12x12"),
    ]

    @Test(arguments: mirrored) func `a control begins at the leading side`(
        _ element: (control: Control, line: Int, before: String, after: String)
    ) throws {
        let before = try drawing(element.control, isRightToLeft: false).lines(of: "a")[element.line]
        let after = try drawing(element.control, isRightToLeft: true).lines(of: "a")[element.line]
        #expect(before.contains(element.before))
        #expect(after.contains(element.after))
    }

    @Test(
        arguments: [
            .tabBar(["One", "Two"]), .segmented([.init("One"), .init("Two")], selected: 0, apportionsByContent: false),
        ] as [Control]) func `parts are in reading order`(_ control: Control) throws
    {
        #expect(try GlyphReader().texts(of: "a", in: drawing(control, isRightToLeft: false)) == ["One", "Two"])
        #expect(try GlyphReader().texts(of: "a", in: drawing(control, isRightToLeft: true)) == ["Two", "One"])
    }
}
