import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree
import Testing

@Suite struct ScrollViewTests {
    private let page = View("page")

    private var scroll: View { View("scroll", content: .scroll, subviews: [page]) }

    /// Returns the layout of a scroll view at 10, 20 of 100 by 200 points.
    private func layout(_ constraints: [Constraint], offset: Point = .zero) -> Layout {
        var scroll = scroll
        scroll.classRules.contentOffset = offset
        let root = View("view", subviews: [scroll])
        return AutoLayoutTests.layout(
            root,
            [
                scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
                scroll.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
                scroll.widthAnchor.constraint(equalToConstant: 100),
                scroll.heightAnchor.constraint(equalToConstant: 200),
            ] + constraints)
    }

    private func edges(_ view: View, _ other: some Anchored) -> [Constraint] {
        [
            view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 4),
            view.topAnchor.constraint(equalTo: other.topAnchor, constant: 5),
            other.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: 6),
            other.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 7),
        ]
    }

    @Test func `edges of a scroll view mean its content, whose size follows from what is inside`() {
        let layout = layout(
            edges(page, scroll) + [
                page.widthAnchor.constraint(equalToConstant: 500), page.heightAnchor.constraint(equalToConstant: 900),
            ])
        #expect(layout.frame("scroll") == Rect(x: 10, y: 20, width: 100, height: 200))
        #expect(layout.frame("page") == Rect(x: 4, y: 5, width: 500, height: 900))
        #expect(
            layout.screenRect(of: .guide(.scrollContent, owner: "scroll"))
                == Rect(x: 10, y: 20, width: 510, height: 912))
        #expect(layout.diagnostics.isEmpty)
    }

    @Test(arguments: [(Content.scroll, 2), (.textView(TextView(TextContent("text", font: .system(size: 17)))), 0)])
    func `the content of a text view is as large as its text, whatever lies in it`(_ content: Content, _ count: Int) {
        let prompt = View("prompt")
        let view = View("text", content: content, subviews: [prompt])
        let root = View("view", subviews: [view])
        let layout = AutoLayoutTests.layout(
            root,
            [
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 50),
                prompt.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                prompt.topAnchor.constraint(equalTo: view.topAnchor),
                prompt.widthAnchor.constraint(equalToConstant: 40), prompt.heightAnchor.constraint(equalToConstant: 20),
            ])
        #expect(layout.diagnostics.count == count)
    }

    @Test func `content moves against its offset, what holds to the frame does not`() {
        let frame = LayoutGuide(.scrollFrame, owner: "scroll")
        for (constraints, expected) in [
            (edges(page, scroll), Rect(x: 1, y: 55, width: 500, height: 900)),
            (
                [
                    page.leadingAnchor.constraint(equalTo: frame.leadingAnchor),
                    page.topAnchor.constraint(equalTo: scroll.topAnchor),
                ], Rect(x: 0, y: 50, width: 500, height: 900)
            ),
        ] {
            let layout = layout(
                constraints + [
                    page.widthAnchor.constraint(equalToConstant: 500),
                    page.heightAnchor.constraint(equalToConstant: 900),
                ], offset: Point(x: 3, y: -50))
            #expect(layout.frame("page") == expected)
            #expect(layout.frame("scroll") == Rect(x: 10, y: 20, width: 100, height: 200))
            #expect(layout.screenRect(of: .guide(.scrollContent, owner: "scroll"))?.minY == 70)
        }
    }

    @Test func `sizes and centers of a scroll view mean its frame`() {
        let layout = layout(
            edges(page, scroll) + [
                page.widthAnchor.constraint(equalTo: scroll.widthAnchor),
                page.centerYAnchor.constraint(equalTo: scroll.centerYAnchor),
            ])
        #expect(layout.frame("page") == Rect(x: 4, y: 5, width: 100, height: 190))
    }

    @Test func `the content guide and the frame guide say which is meant`() {
        let content = LayoutGuide(.scrollContent, owner: "scroll")
        let frame = LayoutGuide(.scrollFrame, owner: "scroll")
        let layout = layout(
            edges(page, content) + [
                content.widthAnchor.constraint(equalTo: frame.widthAnchor),
                content.heightAnchor.constraint(equalToConstant: 400),
            ])
        #expect(layout.frame("page") == Rect(x: 4, y: 5, width: 90, height: 388))
        #expect(self.layout(edges(page, frame)).frame("page") == Rect(x: 4, y: 5, width: 90, height: 188))
    }

    @Test func `edges of a scroll view mean its frame to views outside`() {
        let layout = layout([scroll.trailingAnchor.constraint(lessThanOrEqualTo: page.leadingAnchor)])
        #expect(layout.frame("scroll")?.width == 100)
    }

    @Test func `content whose size is open is reported`() {
        let layout = layout(edges(page, scroll) + [page.widthAnchor.constraint(equalToConstant: 5)])
        #expect(
            layout.diagnostics.map(\.message).contains {
                $0.hasPrefix("scroll.contentLayoutGuide.height is not determined")
            })
    }

    /// Xcode: a label of 42 points, 25 from the end of content that nothing else determines, is at -67 (stackoverflow
    /// 19036228).
    @Test func `content of an open length is 0 long, and its views stand by that`() {
        func layout(_ width: Double, _ constraints: [Constraint]) -> Layout {
            self.layout([page.widthAnchor.constraint(equalToConstant: width)] + constraints)
        }
        let end = scroll.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: 25)
        #expect(layout(42, [end]).frame("page")?.minX == -67)
        #expect(layout(42, [end.withPriority(750)]).frame("page")?.minX == -67)
        let bottom = scroll.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: 15)
        let height = page.heightAnchor.constraint(equalToConstant: 30)
        #expect(layout(42, [end, bottom, height]).frame("page") == Rect(x: -67, y: -45, width: 42, height: 30))
        let least = scroll.trailingAnchor.constraint(greaterThanOrEqualTo: page.trailingAnchor, constant: 8)
        let start = page.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 4)
        #expect(layout(42, [start, least]).frame("page")?.minX == 4)
    }
}
