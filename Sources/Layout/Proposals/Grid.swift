import LayoutSimGeometry
import LayoutSimProposalTree

/// A grid's inputs; distances are points.
struct Grid {
    /// A row of cells, or a child that is no row and spans all columns.
    struct Row {
        var cells: [Int]
        var spans: Bool
        var guide: AlignmentGuide?
    }

    let rows: [Row]
    let columnCount: Int
    let alignment: Alignment
    let columnGap: Double
    let rowGap: Double

    init(_ children: [Int], _ alignment: Alignment, _ horizontal: Double?, _ vertical: Double?, _ tree: ProposalTree) {
        rows = children.map { child in
            guard case .gridRow(let guide) = tree.nodes[child].kind else {
                return Row(cells: [child], spans: true, guide: nil)
            }
            return Row(cells: tree.nodes[child].children, spans: false, guide: guide)
        }
        let longest = rows.map { $0.spans ? 1 : $0.cells.count }.max() ?? 0
        columnCount = longest
        self.alignment = alignment
        columnGap = horizontal ?? 8
        rowGap = vertical ?? 8
    }
}

extension ProposalPass {
    /// Lays out a grid: columns share its width as the children of a stack do, a column answering with its widest cell,
    /// and then the rows its height [chosen: Apple says that a column is as wide as its widest cell].
    ///
    /// The cells of rows stand in the grid itself; rows have no place.
    func grid(_ grid: Grid, _ proposal: ProposedSize) -> (size: Size, places: [ProposalPlace]) {
        let widths = columnWidths(grid, proposal)
        let width = max(0, widths.reduce(0, +) + grid.columnGap * Double(widths.count - 1))
        let cellWidths = grid.rows.map { $0.spans ? [width] : Array(widths.prefix($0.cells.count)) }
        let heights = rowHeights(grid, cellWidths, proposal.height)
        var places: [ProposalPlace] = []
        var top = 0.0
        for (place, row) in grid.rows.enumerated() {
            let alignment = Alignment(grid.alignment.horizontal, row.guide ?? grid.alignment.vertical)
            var left = 0.0
            for (cell, width) in zip(row.cells, cellWidths[place]) {
                let area = Size(width: width, height: heights[place])
                var cellPlace = self.place(cell, ProposedSize(area), in: area, alignment)
                cellPlace.origin.x += left
                cellPlace.origin.y += top
                places.append(cellPlace)
                left += width + grid.columnGap
            }
            top += heights[place] + grid.rowGap
        }
        return (Size(width: width, height: max(0, top - grid.rowGap)), places)
    }

    private func columnWidths(_ grid: Grid, _ proposal: ProposedSize) -> [Double] {
        let columns = (0..<grid.columnCount).map { column in
            grid.rows.compactMap { $0.spans || $0.cells.count <= column ? nil : $0.cells[column] }
        }
        return shared(
            columns, along: .horizontal, across: { _ in proposal.height },
            proposal.width.map { $0 - grid.columnGap * Double(grid.columnCount - 1) })
    }

    private func rowHeights(_ grid: Grid, _ widths: [[Double]], _ height: Double?) -> [Double] {
        let widthOfCell = Dictionary(
            zip(grid.rows.flatMap(\.cells), widths.joined()), uniquingKeysWith: { first, _ in first })
        return shared(
            grid.rows.map(\.cells), along: .vertical, across: { widthOfCell[$0] },
            height.map { $0 - grid.rowGap * Double(grid.rows.count - 1) })
    }

    /// Gives out a length to groups of cells, each of which takes what its longest cell answers.
    private func shared(
        _ groups: [[Int]], along axis: Axis, across: (Int) -> Double?, _ length: Double?
    ) -> [Double] {
        func answer(_ group: [Int], _ share: Double?) -> Double {
            group.map { size($0, ProposedSize(share, along: axis, across: across($0)))[axis] }.max() ?? 0
        }
        guard let length else { return groups.map { answer($0, nil) } }
        let members = groups.map { group in
            StackSharing.Member(
                priority: group.map { priorities[$0] }.max() ?? 0, least: answer(group, 0),
                greatest: answer(group, .infinity))
        }
        var lengths = groups.map { _ in 0.0 }
        StackSharing(left: length, members: members).share { group, share in
            lengths[group] = answer(groups[group], share)
            return lengths[group]
        }
        return lengths
    }
}
