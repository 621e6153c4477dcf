import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree
import Testing

@Suite struct GuideTests {
    /// Returns the frame of a view that fills a guide of the root.
    private func rect(
        of kind: LayoutGuide.Kind, size: Size = Size(width: 320, height: 480),
        _ change: (inout Screen) -> Void = { _ in }
    ) -> Rect? {
        let view = View("x")
        var root = View("view", subviews: [view])
        let guide = LayoutGuide(kind, owner: "view")
        var screen = testScreen(
            root,
            [
                view.leftAnchor.constraint(equalTo: guide.leftAnchor),
                view.topAnchor.constraint(equalTo: guide.topAnchor),
                view.rightAnchor.constraint(equalTo: guide.rightAnchor),
                view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            ], size: size)
        change(&screen)
        root = screen.root
        let layout = LayoutEngine(screen, measure: squareGlyphs).layout()
        #expect(layout.screenRect(of: guide.layoutItem) == layout.frame("x"))
        return layout.frame("x")
    }

    @Test(
        "the guides of a root under a status bar of 20 points",
        arguments: [
            (LayoutGuide.Kind.safeArea, Rect(x: 0, y: 20, width: 320, height: 460)),
            (.top, Rect(x: 0, y: 0, width: 320, height: 20)),
            (.bottom, Rect(x: 0, y: 480, width: 320, height: 0)),
            (.margins, Rect(x: 16, y: 20, width: 288, height: 460)),
            (.readableContent, Rect(x: 16, y: 20, width: 288, height: 460)),
            (.keyboard, Rect(x: 0, y: 480, width: 320, height: 0)),
        ])
    func root(kind: LayoutGuide.Kind, expected: Rect) {
        #expect(rect(of: kind) == expected)
    }

    @Test func `bars take from the safe area`() {
        let free = rect(of: .safeArea) { screen in
            screen.navigationBar = NavigationBar(title: "")
            screen.hasTabBar = true
            screen.hasToolBar = true
            screen.viewport.safeArea.bottom = 34
        }
        #expect(free == Rect(x: 0, y: 64, width: 320, height: 480 - 64 - 34 - 49 - 44))
    }

    @Test func `a root of more than 393 points has margins of 20 at the sides`() {
        #expect(rect(of: .margins, size: Size(width: 394, height: 480))?.minX == 20)
        #expect(rect(of: .margins, size: Size(width: 393, height: 480))?.minX == 16)
    }

    @Test func `margins of a root's own are not smaller than the system's at the sides`() {
        let rect = rect(of: .margins) { $0.root.layoutMargins.own = EdgeInsets(top: 3, left: 4, bottom: 5, right: 40) }
        #expect(rect == Rect(x: 16, y: 23, width: 264, height: 452))
    }

    @Test(
        "the safe area adds to margins unless the view or the version says no",
        arguments: [(true, true, 20.0), (false, true, 0), (true, false, 0)])
    func safeArea(view: Bool, version: Bool, top: Double) {
        let rect = rect(of: .margins) { screen in
            screen.root.layoutMargins.insetsFromSafeArea = view
            screen.rules.marginsIncludeSafeArea = version
        }
        #expect(rect?.minY == top)
    }

    @Test func `a view that is laid out on its own has margins of 8 and no safe area`() {
        #expect(
            rect(of: .margins) { $0.rootKind = .standalone } == Rect(x: 8, y: 8, width: 304, height: 464))
        #expect(rect(of: .safeArea) { $0.rootKind = .standalone } == Rect(x: 0, y: 0, width: 320, height: 480))
    }

    @Test func `the readable part of a wide view is 672 points in the middle`() {
        #expect(
            rect(of: .readableContent, size: Size(width: 1024, height: 480))
                == Rect(x: 176, y: 20, width: 672, height: 460))
    }

    /// Returns the frame of a view that fills the margins of `outer`, which is at `frame`.
    private func margins(of frame: Rect, _ change: (inout View) -> Void) -> Rect? {
        let inner = View("inner")
        var outer = View("outer", subviews: [inner])
        change(&outer)
        let root = View("view", subviews: [outer])
        let guide = outer.layoutMarginsGuide
        return layout(
            root,
            [
                outer.leftAnchor.constraint(equalTo: root.leftAnchor, constant: frame.minX),
                outer.topAnchor.constraint(equalTo: root.topAnchor, constant: frame.minY),
                outer.widthAnchor.constraint(equalToConstant: frame.width),
                outer.heightAnchor.constraint(equalToConstant: frame.height),
                inner.leftAnchor.constraint(equalTo: guide.leftAnchor),
                inner.topAnchor.constraint(equalTo: guide.topAnchor),
                inner.rightAnchor.constraint(equalTo: guide.rightAnchor),
                inner.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            ]
        ).frame("inner")
    }

    @Test func `margins of the superview count as far as they reach`() {
        let inner = margins(of: Rect(x: 4, y: 100, width: 300, height: 100)) {
            $0.layoutMargins.preservesSuperview = true
        }
        #expect(inner == Rect(x: 12, y: 8, width: 280, height: 84))
    }

    @Test func `a stack view has no margins by default`() {
        let inner = margins(of: Rect(x: 50, y: 100, width: 100, height: 100)) {
            $0.content = .stack(StackView(arranged: []))
        }
        #expect(inner == Rect(x: 0, y: 0, width: 100, height: 100))
    }

    @Test func `a nested view has the part of the safe area that reaches into it`() {
        let inner = margins(of: Rect(x: 0, y: 15, width: 320, height: 465)) { $0.layoutMargins.own = .zero }
        #expect(inner == Rect(x: 0, y: 5, width: 320, height: 460))
    }

    @Test func `text wraps at the width that is left when the margins have come to rest`() {
        let text = label("text", 28, numberOfLines: 0)
        var outer = View("outer", subviews: [text])
        outer.layoutMargins.preservesSuperview = true
        let root = View("view", subviews: [outer])
        let layout = layout(
            root,
            [
                outer.leftAnchor.constraint(equalTo: root.leftAnchor),
                outer.rightAnchor.constraint(equalTo: root.rightAnchor),
                outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
                text.leftAnchor.constraint(equalTo: outer.layoutMarginsGuide.leftAnchor),
                text.rightAnchor.constraint(equalTo: outer.layoutMarginsGuide.rightAnchor),
                text.topAnchor.constraint(equalTo: outer.topAnchor),
                text.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
            ])
        #expect(layout.frame("text") == Rect(x: 16, y: 0, width: 288, height: 10))
    }

    @Test func `guides of the author's own are placed by constraints and seen in the layout`() {
        let view = View("x")
        var root = View("view", subviews: [view])
        root.layoutGuides = ["half"]
        let guide = LayoutGuide(.custom("half"), owner: "view")
        let layout = layout(
            root,
            [
                guide.leftAnchor.constraint(equalTo: root.leftAnchor),
                guide.topAnchor.constraint(equalTo: root.topAnchor),
                guide.heightAnchor.constraint(equalTo: root.heightAnchor),
                guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
                view.leftAnchor.constraint(equalTo: guide.rightAnchor),
            ])
        #expect(layout.frame("x")?.minX == 160)
        #expect(layout.screenRect(of: guide.layoutItem) == Rect(x: 0, y: 0, width: 160, height: 480))
    }

    @Test func `a guide that the constraints leave open is reported`() {
        let view = View("x")
        var root = View("view", subviews: [view])
        root.layoutGuides = ["gap"]
        let guide = LayoutGuide(.custom("gap"), owner: "view")
        let layout = layout(
            root,
            [
                view.leftAnchor.constraint(equalTo: root.leftAnchor),
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
                guide.leftAnchor.constraint(equalTo: view.rightAnchor),
                guide.widthAnchor.constraint(lessThanOrEqualToConstant: 5),
            ])
        #expect(layout.diagnostics.map(\.message) == ["view.gap.width is not determined: it may be from 0 to 5"])
    }
}
