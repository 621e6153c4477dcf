import LayoutSimAudits
import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree
import Testing

extension PlaceRuleTests {
    private static let pair = [Placed(.text("a"), 10, 510, 60, 12), Placed(.text("b"), 20, 516, 60, 12)]

    /// What users see after scrolling, and what they do not see although it is there.
    static let scrolled = [
        Case(
            name: "texts that cover each other below the fold",
            views: [Placed(scroll, 0, 0, 200, 200, [Placed(group, 0, 0, 200, 900, pair)])],
            found: ["overlapping a b: 20 516 15 6"]),
        Case(
            name: "texts in a card below the fold that clips",
            views: [
                Placed(
                    scroll, 0, 0, 200, 200,
                    [
                        Placed(
                            group, 0, 0, 200, 900, [Placed(card.with { $0.clipsToBounds = true }, 0, 0, 200, 600, pair)]
                        )
                    ])
            ], found: ["overlapping a b: 20 516 15 6"]),
        Case(
            name: "texts that the window cuts apart",
            views: [
                Placed(
                    scroll, 0, 0, 200, 200,
                    [
                        Placed(
                            group, 0, 0, 200, 900,
                            [
                                Placed(.text("a"), 10, 190, 60, 12), Placed(.text("b"), 20, 199, 60, 12),
                            ])
                    ])
            ], found: ["overlapping a b: 20 199 15 3"]),
        Case(
            name: "texts in a list that scrolls sideways within a page",
            views: [
                Placed(
                    scroll, 0, 0, 200, 200,
                    [
                        Placed(
                            group, 0, 0, 200, 900,
                            [
                                Placed(
                                    View("inner", content: .scroll), 0, 400, 200, 100,
                                    [
                                        Placed(
                                            View("line"), 0, 0, 800, 100,
                                            [
                                                Placed(.text("a"), 510, 10, 60, 12),
                                                Placed(.text("b"), 520, 16, 60, 12),
                                            ])
                                    ])
                            ])
                    ])
            ], found: ["overlapping a b: 520 416 15 6"]),
        Case(
            name: "a text below the fold where a bar stands below the page",
            views: [
                Placed(scroll, 0, 0, 200, 100, [Placed(group, 0, 0, 200, 900, [Placed(.text("a"), 10, 120, 60, 12)])]),
                Placed(.text("b"), 10, 124, 60, 12),
            ]),
        Case(
            name: "a text over what scrolls",
            views: [
                Placed(scroll, 0, 0, 200, 200, [Placed(group, 0, 0, 200, 900, [Placed(.text("a"), 10, 120, 60, 12)])]),
                Placed(.text("b"), 10, 124, 60, 12),
            ], found: ["overlapping scroll b: a and b at 10 124 25 8"]),
        Case(
            name: "texts in a page that is folded away",
            views: [Placed(scroll, 0, 0, 200, 0, [Placed(group, 0, 0, 200, 900, pair)])]),
    ]
}
