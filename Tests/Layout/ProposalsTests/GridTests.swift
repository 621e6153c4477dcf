import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals
import Testing

/// Cells of grids, as Apple's pages of `Grid` and of the modifiers of its cells describe them.
@Suite struct GridTests {
    private var tree = ProposalTree()

    private mutating func box(_ width: Double, _ height: Double, _ cells: GridCell...) -> Int {
        let frame = tree.add(.frame(width: width, height: height, .center), [tree.add(.fill)])
        return cells.reduce(frame) { tree.add(.gridCell($1), [$0]) }
    }

    private mutating func row(_ cells: Int..., at guide: AlignmentGuide? = nil) -> Int {
        tree.add(.gridRow(guide), cells)
    }

    /// Lays out a grid without distances; returns the frames from its upper left corner.
    private mutating func frames(_ rows: [Int], gap: Double = 0) throws -> (Int) -> Rect {
        let grid = tree.add(.grid(.center, horizontalSpacing: gap, verticalSpacing: gap), rows)
        let nodes = try ProposalLayout(
            tree, in: Rect(x: 0, y: 0, width: 300, height: 300), scale: 1, SampleTexts()
        ).nodes
        let origin = nodes[grid].frame?.origin ?? .zero
        return { node in
            var frame = nodes[node].frame ?? .zero
            frame.origin.x -= origin.x
            frame.origin.y -= origin.y
            return frame
        }
    }

    @Test mutating func `columns are as wide as their widest cell`() throws {
        let (a, b, c, d) = (box(30, 10), box(60, 20), box(50, 30), box(20, 10))
        let frame = try frames([row(a, b, at: .top), row(c, d)], gap: 8)
        #expect(frame(a) == Rect(x: 10, y: 0, width: 30, height: 10))
        #expect(frame(d) == Rect(x: 78, y: 38, width: 20, height: 10))
    }

    @Test mutating func `a child that is no row spans all columns, and makes them equally wider`() throws {
        let (a, b) = (box(30, 10), box(60, 20))
        let line = tree.add(.divider(thickness: 1))
        let frame = try frames([row(a, b), line])
        #expect(frame(line) == Rect(x: 0, y: 20, width: 300, height: 1))
        #expect(frame(a).midX == 67.5)
        #expect(frame(b).midX == 217.5)
    }

    @Test mutating func `a view that is not sized by itself takes what others make of its column`() throws {
        let (a, b) = (box(30, 10), box(60, 20))
        let line = tree.add(.gridCell(GridCell(unsizedAxes: .horizontal)), [tree.add(.divider(thickness: 1))])
        let frame = try frames([row(a, b), line])
        #expect(frame(line) == Rect(x: 0, y: 20, width: 90, height: 1))
    }

    @Test mutating func `a cell takes several columns, also below other modifiers`() throws {
        let (a, b, c) = (box(30, 10), box(50, 10), box(20, 10))
        let wide = tree.add(.decoration, [box(10, 10, GridCell(columns: 2))])
        let last = box(10, 10)
        let frame = try frames([row(a, b, c), row(wide, last)])
        #expect(frame(wide).midX == 40)
        #expect(frame(last).midX == 90)
    }

    @Test mutating func `a cell that is wider than its columns makes them wider`() throws {
        let (a, b, wide) = (box(30, 10), box(50, 10), box(100, 10, GridCell(columns: 2)))
        let frame = try frames([row(a, b), row(wide)])
        #expect(frame(a).midX == 20)
        #expect(frame(b).midX == 70)
    }

    @Test mutating func `a cell's anchor is the point at which the view lies`() throws {
        let (large, anchored) = (box(100, 100), box(20, 10, GridCell(anchor: Point(x: 1, y: 0.5))))
        let frame = try frames([row(large), row(anchored)])
        #expect(frame(anchored).origin == Point(x: 80, y: 100))
    }

    @Test mutating func `the first cell that says a guide aligns its column`() throws {
        let large = box(100, 10)
        let (first, second) = (
            box(20, 10, GridCell(columnGuide: .trailing)), box(30, 10, GridCell(columnGuide: .leading))
        )
        let frame = try frames([row(large), row(first), row(second)])
        #expect(frame(first).minX == 80)
        #expect(frame(second).minX == 70)
    }

    @Test mutating func `cells of a lazy grid lie in their columns as these say, and headers are lines`() throws {
        let columns = [
            GridTrack(.fixed(100), spacing: 0, alignment: .topLeading),
            GridTrack(.fixed(50), alignment: Alignment(.trailing, .bottom)),
        ]
        let header = tree.add(.gridRow(nil), [box(40, 20)])
        let cells = [box(10, 10), box(20, 30), box(10, 10)]
        let grid = tree.add(.lazyGrid(.vertical, columns, .leading, spacing: 5), [header] + cells)
        let nodes = try ProposalLayout(
            tree, in: Rect(x: 0, y: 0, width: 150, height: 70), scale: 1, SampleTexts()
        ).nodes
        #expect(nodes[grid].frame?.size == Size(width: 150, height: 70))
        #expect(nodes[header].frame?.midX == 75)
        #expect(nodes[cells[0]].frame?.origin == Point(x: 0, y: 25))
        #expect(nodes[cells[1]].frame?.origin == Point(x: 130, y: 25))
        #expect(nodes[cells[2]].frame?.origin == Point(x: 0, y: 60))
    }
}
