import LayoutSimAudits
import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree
import Testing

/// Rules that examine the places of views.
@Suite struct PlaceRuleTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var views: [Placed]
        var safeArea = EdgeInsets.zero
        var found: [String] = []
        var testDescription: String { name }
    }

    static let scroll = View("scroll", content: .scroll)
    static let card = View.color("card", .white)
    static let group = View("group")

    static let overlaps = [
        Case(
            name: "texts that cover each other",
            views: [Placed(.text("a"), 10, 10, 60, 12), Placed(.text("b"), 20, 16, 60, 12)],
            found: ["overlapping a b: 20 16 15 6"]),
        Case(
            name: "frames that do where their texts do not",
            views: [Placed(.text("a"), 10, 10, 60, 12), Placed(.text("b"), 50, 10, 60, 12)]),
        Case(
            name: "a text on a picture",
            views: [Placed(.picture("a"), 0, 0, 100, 50), Placed(.text("b"), 5, 5, 60, 12)]),
        Case(
            name: "a text across the edge of a picture",
            views: [Placed(.picture("a"), 0, 0, 100, 50), Placed(.text("b"), 5, 44, 60, 12)],
            found: ["overlapping a b: 5 44 25 6"]),
        Case(
            name: "a card that begins on a picture",
            views: [Placed(.picture("a"), 0, 0, 100, 50), Placed(card, 0, 40, 100, 99)]),
        Case(
            name: "a picture across the edge of another one",
            views: [Placed(.picture("a"), 0, 0, 100, 50), Placed(.picture("b"), 5, 40, 30, 30)]),
        Case(
            name: "a picture over a text",
            views: [Placed(.text("a"), 5, 5, 60, 12), Placed(.picture("b"), 0, 0, 100, 50)],
            found: ["overlapping a b: 5 5 25 12"]),
        Case(
            name: "a dialog over a text",
            views: [
                Placed(.text("a"), 5, 5, 60, 12), Placed(card, 0, 0, 200, 100, [Placed(.text("b"), 5, 5, 60, 12)]),
            ]),
        Case(
            name: "a panel over a part of a text",
            views: [
                Placed(.text("a"), 5, 5, 60, 12), Placed(card, 15, 0, 150, 100, [Placed(.text("b"), 50, 50, 60, 12)]),
            ], found: ["overlapping a card: 15 5 15 12"]),
        Case(
            name: "a color that dims what lies behind",
            views: [
                Placed(.text("a"), 5, 5, 60, 12), Placed(.color("b", Color.black.withAlpha(0x80)), 0, 0, 200, 200),
            ]),
        Case(
            name: "texts in two groups",
            views: [
                Placed(group, 0, 0, 100, 100, [Placed(.text("a"), 10, 10, 60, 12)]), Placed(.text("b"), 12, 12, 60, 12),
            ], found: ["overlapping group b: a and b at 12 12 23 10"]),
        Case(
            name: "a button with a color as its background",
            views: [Placed(.color("a"), 0, 0, 100, 50), Placed(.button("b"), 0, 0, 100, 50)]),
        Case(
            name: "a line between", views: [Placed(.text("a"), 5, 5, 60, 12), Placed(.color("line"), 0, 10, 200, 1)]),
        Case(
            name: "a button without title over a text",
            views: [Placed(.text("a"), 5, 5, 60, 12), Placed(.button("b", ""), 0, 0, 100, 50)]),
        Case(
            name: "a hidden text",
            views: [Placed(.text("a"), 5, 5, 60, 12), Placed(.text("b").with { $0.isHidden = true }, 5, 5, 60, 12)]),
        Case(
            name: "a clear text",
            views: [Placed(.text("a"), 5, 5, 60, 12), Placed(.text("b").with { $0.alpha = 0 }, 5, 5, 60, 12)]),
        Case(
            name: "what a scroll view cuts off",
            views: [
                Placed(scroll, 0, 0, 100, 20, [Placed(group, 0, 0, 100, 90, [Placed(.text("a"), 5, 50, 60, 12)])]),
                Placed(.text("b"), 5, 50, 60, 12),
            ]),
        Case(
            name: "texts that touch by two points",
            views: [Placed(.text("a"), 5, 5, 60, 12), Placed(.text("b"), 5, 15, 60, 12)]),
        Case(
            name: "a table over a text",
            views: [Placed(.text("a"), 5, 5, 60, 12), Placed(View("b", content: .opaque(.table)), 0, 0, 100, 50)]),
        Case(
            name: "two texts of each of two groups are one fault",
            views: [
                Placed(group, 0, 0, 100, 100, [Placed(.text("a"), 0, 0, 60, 12), Placed(.text("b"), 0, 20, 60, 12)]),
                Placed(
                    .color("card", .clear), 0, 0, 100, 100,
                    [Placed(.text("c"), 0, 0, 60, 12), Placed(.text("d"), 0, 20, 60, 12)]),
            ], found: ["overlapping group card: a and c at 0 0 25 12"]),
    ]

    static let outside = [
        Case(
            name: "a text beyond the screen", views: [Placed(.text("a"), 190, 10, 40, 12)],
            found: ["outside a view: by 15, its frame is 190 10 40 12"]),
        Case(name: "a frame beyond it whose text is not", views: [Placed(.text("a"), 150, 10, 100, 12)]),
        Case(
            name: "a text beyond a group within the screen",
            views: [Placed(group, 10, 10, 30, 30, [Placed(.text("a"), 20, 5, 40, 12)])],
            found: ["outside a group: by 15, its frame is 20 5 40 12"]),
        Case(
            name: "a group with a text beyond the screen",
            views: [Placed(group, 180, 10, 60, 30, [Placed(.text("a"), 5, 5, 40, 12)])],
            found: ["outside group view: by 10, its frame is 180 10 60 30"]),
        Case(
            name: "what can be scrolled to",
            views: [Placed(scroll, 0, 0, 100, 20, [Placed(group, 0, 0, 100, 90, [Placed(.text("a"), 5, 50, 60, 12)])])]),
        Case(
            name: "a picture that is cut off on purpose",
            views: [Placed(card.with { $0.clipsToBounds = true }, 0, 0, 50, 50, [Placed(.picture("a"), 0, 0, 50, 80)])]),
        Case(
            name: "a text that is cut off",
            views: [Placed(card.with { $0.clipsToBounds = true }, 0, 0, 20, 50, [Placed(.text("a"), 0, 0, 40, 12)])],
            found: ["outside a card: by 5, its frame is 0 0 40 12"]),
        Case(
            name: "a group that was folded away",
            views: [Placed(card.with { $0.clipsToBounds = true }, 0, 0, 50, 0, [Placed(.text("a"), 0, -6, 40, 12)])]),
        Case(
            name: "a switch that is larger than its rectangle",
            views: [
                Placed(group, 0, 0, 49, 31, [Placed(View("a", content: .control(.toggle(isOn: true))), 0, 0, 49, 31)])
            ]),
        Case(name: "a picture that is larger than the screen", views: [Placed(.picture("a"), -9, 0, 300, 500)]),
        Case(name: "a group without anything", views: [Placed(group, -50, 0, 20, 20)]),
        Case(
            name: "one that is hidden until it starts",
            views: [Placed(.text("a").with { $0.source.isHiddenAtFirst = true }, 190, 10, 40, 12)]),
        Case(name: "a hidden one", views: [Placed(.text("a").with { $0.isHidden = true }, 190, 10, 40, 12)]),
    ]

    private static let notch = EdgeInsets(top: 20, left: 44, bottom: 34, right: 44)

    static let bars = [
        Case(
            name: "a text under the status bar", views: [Placed(.text("a"), 50, 10, 40, 12)], safeArea: notch,
            found: ["under-bar a: 10 points of it at the top"]),
        Case(name: "a text below it", views: [Placed(.text("a"), 50, 20, 40, 12)], safeArea: notch),
        Case(
            name: "a text at the sensors", views: [Placed(.text("a"), 20, 50, 40, 12)], safeArea: notch,
            found: ["under-bar a: 24 points of it at the left"]),
        Case(
            name: "a button at the home indicator", views: [Placed(.button("a"), 60, 150, 80, 44)], safeArea: notch,
            found: ["under-bar a: 12 points of it at the bottom"]),
        Case(
            name: "a button whose title is above it", views: [Placed(.button("a"), 60, 130, 80, 44)], safeArea: notch),
        Case(
            name: "a tool bar",
            views: [Placed(View("a", content: .control(.toolbar)), 0, 130, 200, 44)], safeArea: notch),
        Case(name: "a picture that fills the screen", views: [Placed(.picture("a"), 0, 0, 200, 200)], safeArea: notch),
        Case(
            name: "a picture that begins under the bar", views: [Placed(.picture("a"), 50, 10, 50, 50)],
            safeArea: notch,
            found: ["under-bar a: 10 points of it at the top"]),
        Case(
            name: "a color over the home indicator", views: [Placed(.color("a"), 0, 150, 200, 50)], safeArea: notch),
        Case(
            name: "what scrolls",
            views: [Placed(scroll, 0, 0, 200, 200, [Placed(.text("a"), 50, 5, 40, 12)])], safeArea: notch),
    ]

    /// A view that stands in the canvas, too.
    private static func placed(
        _ view: View, _ x: Double, _ y: Double, _ width: Double, _ height: Double, inCanvas stored: Rect,
        _ subviews: [Placed] = []
    ) -> Placed {
        Placed(view.with { $0.source.storedFrame = stored }, x, y, width, height, subviews)
    }

    /// What the author of a file saw in the canvas, and what is new on another device.
    static let canvas = [
        Case(
            name: "alternatives",
            views: [
                canvasGroup([
                    placed(.text("a"), 10, 10, 60, 12, inCanvas: Rect(x: 10, y: 10, width: 60, height: 12)),
                    placed(.text("b"), 12, 10, 60, 12, inCanvas: Rect(x: 12, y: 10, width: 60, height: 12)),
                ])
            ]),
        Case(
            name: "texts that meet on a narrower device",
            views: [
                canvasGroup([
                    placed(.text("a"), 10, 10, 60, 12, inCanvas: Rect(x: 10, y: 10, width: 60, height: 12)),
                    placed(.text("b"), 30, 10, 60, 12, inCanvas: Rect(x: 60, y: 10, width: 60, height: 12)),
                ])
            ], found: ["overlapping a b: 30 60 5 12"]),
        Case(
            name: "a text that follows the end of its frame to another one",
            views: [
                canvasGroup([
                    placed(
                        .label("a", TextContent("Hello", font: .system(size: 10), alignment: .right)), 0, 10, 60, 12,
                        inCanvas: Rect(x: 0, y: 10, width: 100, height: 12)),
                    placed(.text("b"), 40, 10, 60, 12, inCanvas: Rect(x: 40, y: 10, width: 60, height: 12)),
                ])
            ], found: ["overlapping a b: 40 60 20 12"]),
        Case(
            name: "a spinner over a text",
            views: [
                Placed(.text("a"), 10, 10, 60, 12),
                Placed(View("b", content: .control(.activityIndicator(isLarge: false))), 12, 4, 20, 20),
            ]),
        Case(
            name: "a picture that stands on an edge",
            views: [
                canvasGroup([
                    placed(.picture("a"), 20, -15, 30, 30, inCanvas: Rect(x: 40, y: -15, width: 30, height: 30))
                ])
            ]),
        Case(
            name: "a picture that leaves its view further than in the canvas",
            views: [
                canvasGroup([
                    placed(.picture("a"), 20, -15, 30, 30, inCanvas: Rect(x: 20, y: -5, width: 30, height: 30))
                ])
            ], found: ["outside a group: by 15, its frame is 20 -15 30 30"]),
        Case(
            name: "a button of which enough is within its view",
            views: [
                canvasGroup([
                    placed(.button("a"), 20, -32, 60, 60, inCanvas: Rect(x: 20, y: -32, width: 60, height: 60))
                ])
            ]),
        Case(
            name: "a button on an edge, which is touched only within its view",
            views: [
                canvasGroup([
                    placed(.button("a"), 20, -40, 60, 44, inCanvas: Rect(x: 20, y: -40, width: 60, height: 44))
                ])
            ], found: ["outside a group: by 24, its frame is 20 -40 60 44"]),
    ]

    private static func canvasGroup(_ subviews: [Placed]) -> Placed {
        placed(group, 0, 50, 120, 60, inCanvas: Rect(x: 0, y: 50, width: 120, height: 60), subviews)
    }

    @Test func `a view without a size is told where the canvas shows one`() throws {
        for (height, count) in [(12.0, 1), (0, 0)] {
            let view = Self.placed(
                .text("a"), 10, 10, 60, 0, inCanvas: Rect(x: 10, y: 10, width: 60, height: height))
            #expect(try findings(screen([view])).filter { $0.rule == .zeroSize }.count == count)
        }
    }

    @Test func `a picture out of proportion is told where the canvas shows it better`() throws {
        for (height, count) in [(20.0, 1), (30, 1), (40, 0), (50, 0)] {
            let picture = Self.placed(
                .picture("a", mode: .scaleToFill), 10, 10, 40, 40,
                inCanvas: Rect(x: 10, y: 10, width: 40, height: height))
            #expect(try findings(screen([picture])).filter { $0.rule == .distortedImage }.count == count)
        }
    }

    /// A group whose height its constraints leave open, around a text that they place.
    @Test func `what leaves a view of open size is not told beside that`() throws {
        let text = View.text("a")
        let group = View("group", subviews: [text])
        let root = View("view", subviews: [group])
        let open = screen(
            root,
            [
                group.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                group.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
                group.widthAnchor.constraint(equalToConstant: 100),
                text.leadingAnchor.constraint(equalTo: group.leadingAnchor),
                text.topAnchor.constraint(equalTo: group.topAnchor, constant: 20),
            ])
        let rules = try findings(open).map(\.rule)
        #expect(rules == [.ambiguous])
    }

    /// Buttons of less than 44 points, with the distance to another one that they have.
    @Test(arguments: [(30.0, 10.0, ["a", "b"]), (30, 15, []), (44, 1, []), (36, 7, ["a", "b"]), (36, 9, [])])
    func `a small button is told where another one is close`(
        _ side: Double, _ distance: Double, _ found: [String]
    ) throws {
        let views = [
            Placed(.button("a"), 40, 100, side, side), Placed(.button("b"), 40 + side + distance, 100, side, side),
        ]
        let told = try findings(screen(views)).filter { $0.rule == .touchTarget }
        #expect(told.map { $0.views[0].id } == found)
    }

    /// In a heap of texts, each is told to cover the first four behind it.
    @Test func `what a heap costs grows as its views do`() throws {
        func heap(_ count: Int) throws -> [AuditFinding] {
            try findings(screen((0..<count).map { Placed(.text("t\($0)"), 10, 10, 60, 12) }))
                .filter { $0.rule == .overlapping }
        }
        #expect(try heap(4).count == 6)
        let found = try heap(100)
        #expect(found.count == 6 + 4 * 96)
        #expect(Set(found.map { $0.views[1].id }).count == 99)
    }

    @Test(arguments: overlaps + outside + bars + canvas + scrolled)
    func `a fault is found and nothing else`(_ audited: Case) throws {
        let rules: [AuditRule] = [.overlapping, .outside, .underBar]
        let found = try findings(screen(audited.views, safeArea: audited.safeArea)).filter { rules.contains($0.rule) }
        #expect(found.map(\.description) == audited.found)
    }
}
