import LayoutSimText
import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimViewTree
import Testing

@Suite struct StackAlignmentTests {
    /// Returns tops and heights.
    private func extents(_ row: Row) -> [[Double]] {
        row.frames().compactMap { frame in frame.map { [$0.minY, $0.height] } }
    }

    @Test(
        "where labels of different heights lie in a row",
        arguments: [
            (StackView.Alignment.fill, [[0.0, 20], [0, 20]]), (.leading, [[0, 10], [0, 20]]),
            (.trailing, [[10, 10], [0, 20]]), (.center, [[5, 10], [0, 20]]), (.firstBaseline, [[8, 10], [0, 20]]),
            (.lastBaseline, [[8, 10], [0, 20]]),
        ])
    func row(alignment: StackView.Alignment, expected: [[Double]]) {
        let row = Row(StackView(alignment: alignment, arranged: []), [label("a", 1), label("b", 1, size: 20)])
        #expect(extents(row) == expected)
        #expect(row.layout().frame("stack")?.height == 20)
        #expect(row.layout().diagnostics.isEmpty)
    }

    @Test(
        "items without a size of their own fill the stack across",
        arguments: [StackView.Alignment.fill, .leading, .trailing, .center, .firstBaseline])
    func bareItem(alignment: StackView.Alignment) {
        let bare = plain("b")
        let row = Row(
            StackView(alignment: alignment, arranged: []), [label("a", 1, size: 20), bare],
            constraints: [bare.widthAnchor.constraint(equalToConstant: 5)])
        #expect(extents(row) == [[0, 20], [0, 20]])
    }

    @Test func `a single centered item keeps its size in a taller stack`() {
        let row = Row(StackView(alignment: .center, arranged: []), [label("a", 1)], height: 50)
        #expect(extents(row) == [[20, 10]])
    }

    @Test func `a column's leading and trailing are left and right`() {
        for (alignment, x) in [(StackView.Alignment.leading, 0.0), (.trailing, 20), (.center, 10)] {
            let row = Row(
                StackView(axis: .vertical, alignment: alignment, arranged: []), [label("a", 1), label("b", 3)])
            #expect(row.frames().first == Rect(x: x, y: 0, width: 10, height: 10))
        }
    }

    @Test func `texts of several lines share a row alike`() {
        let row = Row(
            StackView(spacing: .points(10), arranged: []),
            [label("a", 30, numberOfLines: 0), label("b", 12, numberOfLines: 0)], width: 210)
        #expect(row.frames() == [Rect(x: 0, y: 0, width: 100, height: 30), Rect(x: 110, y: 0, width: 100, height: 30)])
    }

    @Test func `titles of configured buttons may wrap and share a row too`() {
        let buttons = [("a", 1), ("b", 6)].map { id, count in
            var title = TextContent(String(repeating: "x", count: count), font: .system(size: 10))
            title.numberOfLines = 0
            return View(id, content: .button(Button(title, style: .configuration(Button.Configuration()))))
        }
        let row = Row(StackView(spacing: .points(10), arranged: []), buttons, width: 210)
        #expect(row.frames().map { $0?.width } == [100, 100])
    }

    @Test(arguments: [2, 3, 5, 7, 11])
    func `a free row of texts of several lines is as wide as they ask for`(count: Int) {
        let row = Row(
            StackView(spacing: .points(12), arranged: []),
            (0..<count).map { label("text\($0)", $0 == 1 ? 3 : 1, numberOfLines: 0) })
        #expect(row.layout().frame("stack")?.width == Double(30 * count + 12 * (count - 1)))
    }

    @Test func `an empty stack view has no size and takes part nowhere`() {
        let row = Row(StackView(arranged: []), [])
        #expect(row.layout().frame("stack")?.size == .zero)
    }

    @Test func `ids of views that are not there are left out`() {
        var row = Row(StackView(arranged: []), [label("a", 1)])
        row.stack.arranged = ["gone", "a", "stack"]
        #expect(row.layout().frame("stack")?.width == 10)
    }
}
