import LayoutSimGeometry
import LayoutSimProposalTree

/// A grid's inputs; distances are points.
struct Grid {
    /// A cell, and the first of the columns that it takes.
    struct Cell {
        var child: Int
        var column: Int
        var says: GridCell

        /// The columns that the cell takes.
        var columns: Range<Int> { column..<column + says.columns }
    }

    /// A row of cells; a child that is no row is one with a cell of all columns.
    struct Row {
        var cells: [Cell]
        var guide: AlignmentGuide?
    }

    let rows: [Row]
    let columnCount: Int
    let alignment: Alignment
    /// The guides of columns that say one.
    let columnGuides: [Int: AlignmentGuide]
    let columnGap: Double
    let rowGap: Double

    init(_ children: [Int], _ alignment: Alignment, _ horizontal: Double?, _ vertical: Double?, _ tree: ProposalTree) {
        let rows = children.map { Row($0, tree) }
        let columnCount = rows.flatMap(\.cells).map(\.columns.upperBound).max() ?? 0
        self.rows = zip(children, rows).map { child, row in
            if case .gridRow = tree.nodes[child].kind { return row }
            var row = row
            row.cells[0].says.columns = max(1, columnCount)
            return row
        }
        self.columnCount = columnCount
        self.alignment = alignment
        columnGuides = Dictionary(
            rows.flatMap(\.cells).compactMap { cell in cell.says.columnGuide.map { (cell.column, $0) } },
            uniquingKeysWith: { first, _ in first })
        columnGap = horizontal ?? 8
        rowGap = vertical ?? 8
    }

    /// The length of gaps between columns or rows.
    static func gaps(_ gap: Double, among count: Int) -> Double { gap * Double(max(0, count - 1)) }

    /// The cells, row by row.
    var cells: [Cell] { rows.flatMap(\.cells) }
}

extension Grid.Row {
    fileprivate init(_ child: Int, _ tree: ProposalTree) {
        guard case .gridRow(let guide) = tree.nodes[child].kind else {
            var says = tree.gridCell(of: child)
            says.columns = 1
            cells = [Grid.Cell(child: child, column: 0, says: says)]
            return
        }
        self.guide = guide
        var column = 0
        cells = tree.nodes[child].children.map { child in
            let cell = Grid.Cell(child: child, column: column, says: tree.gridCell(of: child))
            column = cell.columns.upperBound
            return cell
        }
    }
}

extension ProposalTree {
    /// Returns what a view says of its cell, also below other modifiers.
    fileprivate func gridCell(of node: Int) -> GridCell {
        var said: [GridCell] = []
        var place: Int? = node
        while let current = place, nodes[current].kind.isModifier {
            if case .gridCell(let cell) = nodes[current].kind { said.append(cell) }
            place = nodes[current].children.first
        }
        return said.reversed().reduce(GridCell()) { $0.inside($1) }
    }
}

extension ProposalPass {
    /// Lays out a grid: columns share its width as the children of a stack do, a column answering with its widest cell,
    /// and then the rows its height [chosen: Apple says that a column is as wide as its widest cell].
    ///
    /// The cells of rows stand in the grid itself; rows have no place.
    func grid(_ grid: Grid, _ proposal: ProposedSize) -> (size: Size, places: [ProposalPlace]) {
        let widths = columnWidths(grid, proposal)
        let starts = widths.indices.map { widths[..<$0].reduce(0, +) + grid.columnGap * Double($0) }
        func width(_ columns: Range<Int>) -> Double {
            widths[columns].reduce(0, +) + Grid.gaps(grid.columnGap, among: columns.count)
        }
        let heights = rowHeights(grid, proposal.height, width)
        var places: [ProposalPlace] = []
        var top = 0.0
        for (row, height) in zip(grid.rows, heights) {
            for cell in row.cells {
                let area = Size(width: width(cell.columns), height: height)
                var place = self.place(cell, of: grid, row.guide, in: area)
                place.origin.x += starts[cell.column]
                place.origin.y += top
                places.append(place)
            }
            top += height + grid.rowGap
        }
        let size = Size(width: width(0..<widths.count), height: max(0, top - grid.rowGap))
        return (size, places)
    }

    /// Returns the place of a cell's view in the cell: by its anchor, else by the guides of its column and row.
    private func place(_ cell: Grid.Cell, of grid: Grid, _ row: AlignmentGuide?, in area: Size) -> ProposalPlace {
        let proposal = ProposedSize(area)
        if let anchor = cell.says.anchor {
            let size = size(cell.child, proposal)
            let origin = Point(
                x: (area.width - size.width) * anchor.x, y: (area.height - size.height) * anchor.y)
            return ProposalPlace(cell.child, at: origin, proposal)
        }
        let horizontal = grid.columnGuides[cell.column] ?? grid.alignment.horizontal
        return place(cell.child, proposal, in: area, Alignment(horizontal, row ?? grid.alignment.vertical))
    }

    private func columnWidths(_ grid: Grid, _ proposal: ProposedSize) -> [Double] {
        let cells = grid.cells.filter { !$0.says.unsizedAxes[.horizontal] }
        let columns = (0..<grid.columnCount).map { column in
            cells.filter { $0.columns == column..<column + 1 }.map(\.child)
        }
        var widths = shared(
            columns, along: .horizontal, across: { _ in proposal.height },
            proposal.width.map { $0 - Grid.gaps(grid.columnGap, among: grid.columnCount) })
        // A cell of several columns that is wider than they are makes each of them wider by the same [chosen].
        for cell in cells where cell.says.columns > 1 {
            let own = widths[cell.columns].reduce(0, +)
            let inner = Grid.gaps(grid.columnGap, among: cell.columns.count)
            let others = widths.reduce(0, +) - own + Grid.gaps(grid.columnGap, among: grid.columnCount) - inner
            let offered = proposal.width.map { max(own + inner, $0 - others) }
            let missing = size(cell.child, ProposedSize(width: offered, height: proposal.height)).width - own - inner
            guard missing > 0 else { continue }
            for column in cell.columns { widths[column] += missing / Double(cell.columns.count) }
        }
        return widths
    }

    private func rowHeights(_ grid: Grid, _ height: Double?, _ width: (Range<Int>) -> Double) -> [Double] {
        let widths = Dictionary(
            grid.cells.map { ($0.child, width($0.columns)) }, uniquingKeysWith: { first, _ in first })
        let rows = grid.rows.map { $0.cells.filter { !$0.says.unsizedAxes[.vertical] }.map(\.child) }
        return shared(
            rows, along: .vertical, across: { widths[$0] },
            height.map { $0 - Grid.gaps(grid.rowGap, among: rows.count) })
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
