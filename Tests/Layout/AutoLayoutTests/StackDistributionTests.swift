import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimViewTree
import Testing

@Suite struct StackDistributionTests {
    /// Returns the starts and lengths of items along the axis.
    private func extents(_ row: Row, isRightToLeft: Bool = false) -> [[Double]] {
        row.frames(isRightToLeft: isRightToLeft).compactMap { frame in
            frame.map {
                row.stack.axis == .horizontal ? [$0.minX, $0.width] : [$0.minY, $0.height]
            }
        }
    }

    @Test func `fill chains items with the spacing and is as long as they are`() {
        let row = Row(StackView(spacing: .points(5), arranged: []), [label("a", 2), label("b", 3)])
        #expect(extents(row) == [[0, 20], [25, 30]])
        #expect(row.layout().frame("stack") == Rect(x: 10, y: 20, width: 55, height: 10))
    }

    @Test func `fill in a longer stack stretches the item that hugs least`() {
        var second = label("b", 3)
        second.hugging.horizontal = 250
        let row = Row(StackView(arranged: []), [label("a", 2), second, label("c", 1)], width: 100)
        #expect(extents(row) == [[0, 20], [20, 70], [90, 10]])
    }

    @Test func `of two items with equal hugging the first one stretches`() {
        let row = Row(StackView(arranged: []), [label("a", 2), label("b", 3)], width: 100)
        #expect(extents(row) == [[0, 70], [70, 30]])
    }

    @Test func `of two items with equal compression resistance the last one gives way`() {
        let row = Row(StackView(arranged: []), [label("a", 2), label("b", 3)], width: 40)
        #expect(extents(row) == [[0, 20], [20, 20]])
    }

    @Test func `of contents that resist alike the outermost ones give way`() {
        let inner = View(
            "inner", content: .stack(StackView(arranged: ["b", "c"])), subviews: [label("b", 2), label("c", 2)])
        let row = Row(StackView(arranged: []), [label("a", 2), inner], width: 50)
        #expect(extents(row) == [[0, 10], [10, 40]])
    }

    @Test func `of contents that hug alike the innermost ones stretch`() {
        let inner = View(
            "inner", content: .stack(StackView(arranged: ["b", "c"])), subviews: [label("b", 2), label("c", 2)])
        let row = Row(StackView(arranged: []), [label("a", 2), inner], width: 100)
        #expect(extents(row) == [[0, 20], [20, 80]])
    }

    @Test func `fillEqually gives every item the length of the first one`() {
        let row = Row(
            StackView(distribution: .fillEqually, spacing: .points(5), arranged: []),
            [label("a", 1), label("b", 3), label("c", 2)], width: 100)
        #expect(extents(row) == [[0, 30], [35, 30], [70, 30]])
    }

    @Test func `a free stack of equal items is as long as the longest asks for`() {
        let row = Row(StackView(distribution: .fillEqually, arranged: []), [label("a", 1), label("b", 3)])
        #expect(row.layout().frame("stack")?.width == 60)
    }

    @Test func `fillProportionally shares the length by natural lengths`() {
        let row = Row(
            StackView(distribution: .fillProportionally, arranged: []), [label("a", 1), label("b", 3)], width: 100)
        #expect(extents(row) == [[0, 25], [25, 75]])
    }

    @Test(
        "the spacing of a proportional stack counts among the lengths in some versions; the last item gives way",
        arguments: [(true, [[0.0, 20], [30, 70]]), (false, [[0, 25], [35, 65]])])
    func spacing(counts: Bool, expected: [[Double]]) {
        let row = Row(
            StackView(distribution: .fillProportionally, spacing: .points(10), arranged: []),
            [label("a", 1), label("b", 3)], width: 100)
        var rules = SystemRules()
        rules.proportionalStacksCountSpacing = counts
        let layout = row.layout(rules: rules)
        #expect(["a", "b"].compactMap { layout.frame($0).map { [$0.minX, $0.width] } } == expected)
    }

    @Test func `a single item of a proportional stack fills it`() {
        let row = Row(StackView(distribution: .fillProportionally, arranged: []), [label("a", 1)], width: 100)
        #expect(extents(row) == [[0, 100]])
    }

    @Test func `a proportional item without natural length has none and an empty stack takes the rest`() {
        let empty = View("empty", content: .stack(StackView(arranged: [])))
        let bare = Row(
            StackView(distribution: .fillProportionally, arranged: []), [plain("a"), label("b", 4)], width: 100)
        #expect(extents(bare) == [[0, 0], [0, 100]])
        let rest = Row(
            StackView(distribution: .fillProportionally, spacing: .points(10), arranged: []), [label("a", 4), empty],
            width: 100)
        #expect(extents(rest) == [[0, 80], [90, 10]])
    }

    @Test func `a proportional item without natural length has none before others have their shares`() {
        var fixed = label("a", 1)
        fixed.hugging.horizontal = 250
        let row = Row(
            StackView(distribution: .fillProportionally, arranged: []), [fixed, label("b", 4), plain("c")], width: 100,
            constraints: [fixed.widthAnchor.constraint(equalToConstant: 10)])
        #expect(extents(row) == [[0, 10], [10, 90], [100, 0]])
    }

    @Test func `where an item has no content, a constraint of any priority gives it its natural length`() {
        let bare = plain("b")
        var height = bare.heightAnchor.constraint(equalToConstant: 30)
        height.priority = .defaultLow
        let column = Row(
            StackView(axis: .vertical, distribution: .fillProportionally, arranged: []), [label("a", 1), bare],
            height: 80, constraints: [height])
        #expect(extents(column) == [[0, 20], [20, 60]])
    }

    @Test func `the natural length of a nested stack is that of its items with spacings and margins`() {
        var inner = Row(
            StackView(spacing: .points(10), arranged: []), [label("x", 1), label("y", 1)],
            margins: EdgeInsets(left: 5, right: 5))
        inner.stack.isLayoutMarginsRelative = true
        var nested = inner.view
        nested.id = "nested"
        let row = Row(
            StackView(distribution: .fillProportionally, arranged: []), [label("a", 4), nested], width: 160)
        #expect(extents(row) == [[0, 80], [80, 80]])
    }

    @Test func `equalSpacing keeps lengths and makes gaps alike`() {
        let row = Row(
            StackView(distribution: .equalSpacing, spacing: .points(5), arranged: []),
            [label("a", 1), label("b", 3), label("c", 2)], width: 100)
        #expect(extents(row) == [[0, 10], [30, 30], [80, 20]])
    }

    @Test(
        "a spaced stack that nothing stretches is as long as items and spacing are",
        arguments: [(StackView.Distribution.equalSpacing, 70.0), (.equalCentering, 75)])
    func freeLength(distribution: StackView.Distribution, width: Double) {
        let row = Row(
            StackView(distribution: distribution, spacing: .points(5), arranged: []),
            [label("a", 1), label("b", 3), label("c", 2)])
        #expect(row.layout().frame("stack")?.width == width)
    }

    @Test func `equalCentering makes the distances between centers equal`() {
        let row = Row(
            StackView(distribution: .equalCentering, arranged: []), [label("a", 2), label("b", 2), label("c", 4)],
            width: 150)
        #expect(extents(row) == [[0, 20], [60, 20], [110, 40]])
    }

    @Test func `equalCentering gives way where items would come too near`() {
        let row = Row(
            StackView(distribution: .equalCentering, spacing: .points(5), arranged: []),
            [label("a", 1), label("b", 1), label("c", 6)], width: 90)
        #expect(extents(row) == [[0, 10], [15, 10], [30, 60]])
    }

    @Test func `a column goes downward`() {
        let row = Row(
            StackView(axis: .vertical, spacing: .points(5), arranged: []), [label("a", 2), label("b", 3, size: 20)])
        #expect(row.frames() == [Rect(x: 0, y: 0, width: 60, height: 10), Rect(x: 0, y: 15, width: 60, height: 20)])
    }

    @Test func `custom and standard spacing replace the stack's`() {
        let row = Row(
            StackView(spacing: .points(5), arranged: [], customSpacing: ["a": .points(12), "b": .standard]),
            [label("a", 1), label("b", 1), label("c", 1), label("d", 1)])
        #expect(extents(row) == [[0, 10], [22, 10], [40, 10], [55, 10]])
    }

    @Test func `a hidden item leaves the row with the spacing behind it`() {
        var hidden = label("b", 3)
        hidden.isHidden = true
        let row = Row(
            StackView(spacing: .points(5), arranged: []), [label("a", 1), hidden, label("c", 2)])
        #expect(extents(row).last == [15, 20])
        #expect(row.layout().frame("b")?.width == 0)
        #expect(row.layout().frame("stack")?.width == 35)
    }

    @Test func `where a hidden item lies binds nobody else`() {
        var hidden = plain("b")
        hidden.isHidden = true
        let row = Row(
            StackView(arranged: []), [label("a", 1), hidden],
            constraints: [
                Constraint(Constraint.Operand(.view("a"), .leading), .equal, Constraint.Operand(.view("b"), .leading))
            ])
        #expect(row.layout().frame("a")?.width == 10)
        #expect(row.layout().diagnostics.isEmpty)
    }

    @Test func `a hidden item still counts across the row`() {
        var hidden = plain("b")
        hidden.isHidden = true
        let row = Row(
            StackView(arranged: []), [label("a", 1), hidden],
            constraints: [hidden.heightAnchor.constraint(equalToConstant: 44)])
        #expect(row.layout().frame("stack") == Rect(x: 10, y: 20, width: 10, height: 44))
    }

    @Test func `a stack within its margins`() {
        var row = Row(
            StackView(arranged: []), [label("a", 2)], margins: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(row.layout().frame("stack") == Rect(x: 10, y: 20, width: 20, height: 10))
        row.stack.isLayoutMarginsRelative = true
        #expect(row.frames() == [Rect(x: 2, y: 1, width: 20, height: 10)])
        #expect(row.layout().frame("stack") == Rect(x: 10, y: 20, width: 26, height: 14))
    }

    @Test func `the distance from baseline to baseline`() {
        var stack = StackView(axis: .vertical, spacing: .points(30), arranged: [])
        stack.isBaselineRelative = true
        let row = Row(stack, [label("a", 1), label("b", 1, size: 20)])
        #expect(extents(row) == [[0, 10], [22, 20]])
    }

    @Test func `a row begins at the right where languages do`() {
        let row = Row(StackView(spacing: .points(5), arranged: []), [label("a", 2), label("b", 3)])
        #expect(extents(row, isRightToLeft: true) == [[35, 20], [0, 30]])
        #expect(row.layout(isRightToLeft: true).frame("stack")?.maxX == 310)
    }

    @Test func `the constraints of a stack view can be seen and read`() {
        let row = Row(
            StackView(distribution: .equalSpacing, spacing: .points(5), arranged: []), [plain("a"), plain("b")])
        let stack = row.layout().constraints.filter { $0.source == .stack }.map { "\($0.constraint)" }
        #expect(
            stack == [
                "stack.leading == a.leading", "stack.trailing == b.trailing", "b.leading >= a.trailing + 5",
                "stack.gap1.leading == a.trailing", "stack.gap1.trailing == b.leading", "stack.width == 0 @49",
                "stack.top == a.top",
                "stack.bottom == a.bottom", "b.top == a.top", "b.bottom == a.bottom",
            ])
    }
}
