import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimViewTree
import Testing

/// Colors of a control's parts replace the system's.
@Suite struct PartColorTests {
    private static let color = Color(hex: 0x123456)

    private func drawing(_ control: Control, _ colors: [ControlPart: Color]) throws -> String {
        var view = View("a", content: .control(control))
        view.partColors = colors
        let root = View("view", subviews: [view])
        let frame = Rect(x: 10, y: 20, width: 80, height: 30)
        return try picture(screen(root, view.constraints(frame: frame, in: root))).lines(of: "a").joined()
    }

    static let controls: [(Control, ControlPart)] = [
        (.toggle(isOn: true), .on), (.toggle(isOn: true), .thumb), (.slider(value: 0.5), .progress),
        (.slider(value: 0.5), .track), (.slider(value: 0.5), .thumb), (.progress(value: 0.5), .progress),
        (.progress(value: 0.5), .track), (.activityIndicator(isLarge: false), .indicator),
        (.pageControl(pages: 2, current: 0), .currentPage), (.pageControl(pages: 2, current: 0), .page),
        (.segmented([.init("A"), .init("B")], selected: 0, apportionsByContent: false), .selectedSegment),
        (.toolbar, .bar), (.tabBar(["A"]), .bar), (.navigationBar(NavigationBar(title: ""), isLarge: false), .bar),
    ]

    @Test(arguments: controls) func `a part has its color`(_ control: Control, _ part: ControlPart) throws {
        let color = String("\(Self.color)".prefix(7))
        #expect(try !drawing(control, [:]).contains(color))
        #expect(try drawing(control, [part: Self.color]).contains(color))
    }

    @Test func `a switch that is off does not have the color of one that is on`() throws {
        #expect(try !drawing(.toggle(isOn: false), [.on: Self.color]).contains("\(Self.color)"))
    }
}
