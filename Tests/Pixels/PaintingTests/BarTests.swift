import LayoutSimDrawing
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree
import Testing

@Suite struct BarTests {
    private static let bar = NavigationBar(title: "Title", trailingButton: BarButton("Done", style: .done))

    struct Bars: Sendable, CustomTestStringConvertible {
        var device: String
        var orientation: Orientation
        /// The texts of the status bar, or none if it is hidden.
        var status: [String]
        /// The start of the battery, in points; it is the same distance from the right side on every screen of a kind.
        var battery: String?
        var material: String
        var hairline: String
        var homeIndicator: [String]
        var testDescription: String { "\(device) \(orientation)" }
    }

    static let cases = [
        Bars(
            device: "iphone-5", orientation: .portrait, status: ["Carrier", "9:41 AM"], battery: "289.25,5.25 22x9.5",
            material: "0,0 320x64", hairline: "0,64 320x0.5", homeIndicator: []),
        Bars(
            device: "iphone-5", orientation: .landscape, status: [], battery: nil, material: "0,0 568x32",
            hairline: "0,32 568x0.5", homeIndicator: []),
        Bars(
            device: "iphone-6-plus", orientation: .portrait, status: ["Carrier", "9:41 AM"],
            battery: "383.25,5.25 22x9.5", material: "0,0 414x64", hairline: "0,64 414x0.333", homeIndicator: []),
        Bars(
            device: "iphone-6-plus", orientation: .landscape, status: [], battery: nil, material: "0,0 736x44",
            hairline: "0,44 736x0.333", homeIndicator: []),
        Bars(
            device: "iphone-x", orientation: .portrait, status: ["9:41"], battery: "323.25,20.75 21x10.5",
            material: "0,0 375x88", hairline: "0,88 375x0.333", homeIndicator: ["120.5,799 134x5"]),
        Bars(
            device: "iphone-x", orientation: .landscape, status: [], battery: nil, material: "0,0 812x32",
            hairline: "0,32 812x0.333", homeIndicator: ["301.5,362 209x5"]),
        Bars(
            device: "ipad-mini", orientation: .landscape, status: ["Carrier", "9:41 AM"],
            battery: "993.25,5.25 22x9.5", material: "0,0 1024x64", hairline: "0,64 1024x0.5", homeIndicator: []),
    ]

    private func picture(_ bars: Bars, bar: NavigationBar?) throws -> DisplayList {
        let viewport = try DeviceCatalog.embedded.device(named: bars.device).viewport(bars.orientation)
        let root = View("view", backgroundColor: .white)
        return try PaintingTests.picture(
            Screen(uncheckedName: "test", viewport: viewport, root: root, constraints: [], navigationBar: bar))
    }

    @Test(arguments: [(false, 258.0...306), (true, 16.0...20)])
    func `the button of a bar stands at its trailing end`(_ isRightToLeft: Bool, _ place: ClosedRange<Double>) throws {
        let viewport = try DeviceCatalog.embedded.device(named: "iphone-5").viewport(.portrait)
        var screen = Screen(
            uncheckedName: "test", viewport: viewport, root: View("view"), constraints: [], navigationBar: Self.bar)
        screen.isRightToLeft = isRightToLeft
        let button = try PaintingTests.picture(screen).lines(of: "navigation-bar").filter { $0.hasPrefix("glyphs 4") }
        let start = try #require(button.first?.split(separator: " at ").last?.split(separator: ",").first)
        #expect(place.contains(try #require(Double(start))))
    }

    @Test(arguments: cases) func `a device has its bars`(_ bars: Bars) throws {
        let list = try picture(bars, bar: BarTests.bar)
        #expect(try GlyphReader().texts(of: "status-bar", in: list) == bars.status)
        #expect(
            list.lines(of: "status-bar").filter { $0.hasPrefix("stroke") }
                == (bars.battery.map { ["stroke path of 9 \($0) 0.5 #000000"] } ?? []))
        #expect(
            list.lines(of: "navigation-bar").filter { $0.hasPrefix("fill") } == [
                "fill rect \(bars.material) #F8F8F8", "fill rect \(bars.hairline) #B2B2B2",
            ])
        #expect(list.lines(of: "home-indicator") == bars.homeIndicator.map { "fill path of 9 \($0) #000000" })
    }

    @Test(arguments: [
        ("iphone-5", "8.75,5.25 22x9.5", ["Carrier", "9:41 AM"], 200.0...320),
        ("iphone-x", "30.75,20.75 21x10.5", ["9:41"], 280.0...375),
    ])
    func `the status bar is mirrored where people read from right to left`(
        _ device: String, _ battery: String, _ texts: [String], _ firstText: ClosedRange<Double>
    ) throws {
        var screen = Screen(
            uncheckedName: "test", viewport: try DeviceCatalog.embedded.device(named: device).viewport(.portrait),
            root: View("view"), constraints: [])
        screen.isRightToLeft = true
        let list = try PaintingTests.picture(screen)
        #expect(try GlyphReader().texts(of: "status-bar", in: list) == texts)
        let lines = list.lines(of: "status-bar")
        #expect(lines.filter { $0.hasPrefix("stroke") } == ["stroke path of 9 \(battery) 0.5 #000000"])
        let glyphs = try #require(lines.first { $0.hasPrefix("glyphs") })
        let start = try #require(glyphs.split(separator: " at ").last?.split(separator: ",").first)
        #expect(firstText.contains(try #require(Double(start))))
    }

    @Test(arguments: cases) func `without a navigation bar the others stay`(_ bars: Bars) throws {
        let list = try picture(bars, bar: nil)
        let expected = try picture(bars, bar: BarTests.bar).items.filter { $0.view != "navigation-bar" }
        #expect(list.items == expected)
    }

    @Test func `bars lie over the views, the status bar over the navigation bar`() throws {
        let list = try picture(BarTests.cases[4], bar: BarTests.bar)
        let order = list.items.map(\.view).reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
        #expect(order == ["view", "navigation-bar", "status-bar", "home-indicator"])
    }

    /// Returns the display list of a screen of 375 points with a safe area of 20 at the top.
    private func title(_ title: String, button: BarButton?) throws -> DisplayList {
        try PaintingTests.picture(
            screen(
                View("view"), size: Size(width: 375, height: 667), safeArea: EdgeInsets(top: 20),
                navigationBar: NavigationBar(title: title, trailingButton: button)))
    }

    @Test(
        "A bar has the title and the button that there are",
        arguments: [
            ("Title", nil, ["Title"]), ("Title", "Done", ["Title", "Done"]), ("", "Done", ["Done"]),
        ] as [(String, String?, [String])])
    func titles(title: String, button: String?, drawn: [String]) throws {
        let list = try self.title(title, button: button.map { BarButton($0) })
        #expect(try GlyphReader().texts(of: "navigation-bar", in: list) == drawn)
    }

    @Test(arguments: [nil, "Done", "A longer button"])
    func `a title gives way to the button and stays in the middle`(button: String?) throws {
        let list = try title(String(repeating: "word ", count: 20), button: button.map { BarButton($0) })
        #expect(try GlyphReader().texts(of: "navigation-bar", in: list).first?.hasSuffix("…") == true)
        let starts = list.items.compactMap { item -> (first: Double, last: Double)? in
            guard case .glyphs(let run, _) = item.operation, let first = run.glyphs.first, let last = run.glyphs.last
            else { return nil }
            return (first.origin.x, last.origin.x)
        }
        let room = starts.dropFirst().first.map { $0.first - 8 } ?? 375
        // The ellipsis is 13 to 15 points wide, a word less than 60.
        #expect(starts[0].last + 13 <= room)
        #expect(starts[0].last > room - 60)
        #expect(abs(starts[0].first + starts[0].last + 14 - 375) < 2)
    }

    @Test(
        "A button's style decides its weight",
        arguments: [(BarButton.Style.plain, "Inter-Regular"), (.done, "Inter-SemiBold")])
    func style(style: BarButton.Style, face: String) throws {
        let lines = try title("", button: BarButton("Done", style: style)).lines(of: "navigation-bar")
        #expect(lines.last?.hasPrefix("glyphs 4 \(face) 17 at ") == true)
        #expect(lines.last?.hasSuffix(",48 #007AFF") == true)
    }

    private static let buttons: BarContents = {
        var contents = BarContents()
        contents.leading = [BarContents.Item("Cancel")]
        contents.tools = [BarContents.Item("Undo"), BarContents.Item("Redo")]
        return contents
    }()

    @Test(
        "A bar that is a view has its buttons",
        arguments: [
            (.toolbar, ["Undo", "Redo"]),
            (.navigationBar(NavigationBar(title: "Edit"), isLarge: false), ["Edit", "Cancel"]),
        ] as [(Control, [String])])
    func barView(_ control: Control, _ texts: [String]) throws {
        var view = View("bar", content: .control(control))
        view.bars = Self.buttons
        let root = View("view", subviews: [view])
        let frame = Rect(x: 0, y: 20, width: 320, height: 44)
        let screen = screen(root, view.constraints(frame: frame, in: root), size: Size(width: 320, height: 200))
        let list = try PaintingTests.picture(screen)
        #expect(try GlyphReader().texts(of: "bar", in: list) == texts)
    }

    /// Titles beside an item of 53 points at the leading side of a bar of 320: one that fits in the middle stays there,
    /// a longer one moves beside the item, and one that does not fit at all is shortened.
    @Test(arguments: [
        ("Edit", true, false), ("What everyone wrote", false, false), ("What everyone wrote today", false, true),
    ])
    func `a title in the middle moves beside items`(_ title: String, _ isInMiddle: Bool, _ isShort: Bool) throws {
        var view = View("bar", content: .control(.navigationBar(NavigationBar(title: title), isLarge: false)))
        var contents = BarContents()
        contents.leading = [BarContents.Item("Cancel all")]
        view.bars = contents
        let root = View("view", subviews: [view])
        let frame = Rect(x: 0, y: 20, width: 320, height: 44)
        let screen = screen(root, view.constraints(frame: frame, in: root), size: Size(width: 320, height: 200))
        let list = try PaintingTests.picture(screen)
        let runs = list.items.compactMap { item -> (first: Double, last: Double)? in
            guard case .glyphs(let run, _) = item.operation, let first = run.glyphs.first, let last = run.glyphs.last
            else { return nil }
            return (first.origin.x, last.origin.x)
        }
        let shown = try #require(runs.first)
        #expect((abs((shown.first + shown.last) / 2 - 160) < 10) == isInMiddle)
        #expect(shown.first >= 16 + 79 && shown.last < 320 - 16)
        #expect(try GlyphReader().texts(of: "bar", in: list).contains { $0.hasSuffix("…") } == isShort)
    }

    @Test(arguments: [false, true]) func `tabs without a picture have a title alone`(_ areKnown: Bool) throws {
        var view = View("bar", content: .control(.tabBar(["List", "Grid"])))
        if areKnown {
            var contents = BarContents()
            contents.tabs = [BarContents.Item("List"), BarContents.Item("Grid")]
            view.bars = contents
        }
        let root = View("view", subviews: [view])
        let frame = Rect(x: 0, y: 151, width: 320, height: 49)
        let screen = screen(root, view.constraints(frame: frame, in: root), size: Size(width: 320, height: 200))
        let list = try PaintingTests.picture(screen)
        #expect(try GlyphReader().texts(of: "bar", in: list) == ["List", "Grid"])
        // The line at the top of the bar, and the shapes that represent icons.
        let shapes = list.lines(of: "bar").count { $0.hasPrefix("fill") || $0.hasPrefix("stroke") }
        #expect(shapes == (areKnown ? 2 : 4))
    }

    @Test func `what stands in and above a black bar is white`() throws {
        var contents = BarContents()
        contents.isBlack = true
        let viewport = try DeviceCatalog.embedded.device(named: "iphone-5").viewport(.portrait)
        var screen = Screen(
            uncheckedName: "test", viewport: viewport, root: View("view"), constraints: [],
            navigationBar: NavigationBar(title: "Title"))
        screen.bars = contents
        let list = try PaintingTests.picture(screen)
        #expect(list.lines(of: "navigation-bar").first == "fill rect 0,0 320x64 #1C1C1E")
        #expect(list.lines.filter { $0.contains("glyphs") }.allSatisfy { $0.hasSuffix("#FFFFFF") })
    }
}
