import LayoutSimAudits
import LayoutSimGeometry
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

    private static let scroll = View("scroll", content: .scroll)
    private static let card = View.color("card", .white)
    private static let group = View("group")

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
        Case(name: "a group without anything", views: [Placed(group, -50, 0, 20, 20)]),
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

    @Test(arguments: overlaps + outside + bars)
    func `a fault is found and nothing else`(_ audited: Case) throws {
        let rules: [AuditRule] = [.overlapping, .outside, .underBar]
        let found = try findings(screen(audited.views, safeArea: audited.safeArea)).filter { rules.contains($0.rule) }
        #expect(found.map(\.description) == audited.found)
    }
}
