import LayoutSimGeometry
package import LayoutSimProposalTree

/// A lazy grid's inputs: the tracks are columns if it grows downward.
package struct LazyGrid {
    let axis: Axis
    let tracks: [GridTrack]
    let spacing: Double?

    init(_ axis: Axis, _ tracks: [GridTrack], _ spacing: Double?) {
        self.axis = axis
        self.tracks = tracks
        self.spacing = spacing
    }

    /// Returns the starts and the lengths of the tracks in a length across the axis, in points.
    ///
    /// Fixed tracks take theirs first; then each takes an equal share of what is left, within its limits, in order
    /// (swiftui-lab.com, "Impossible Grids", and objc.io).
    func tracks(in length: Double?) -> [PlacedTrack] {
        let distances = tracks.dropLast().reduce(0) { $0 + ($1.spacing ?? 8) }
        var left = max(0, (length ?? 0) - distances)
        var open = 0
        for track in tracks {
            if case .fixed(let fixed) = track.length { left -= fixed } else { open += 1 }
        }
        var placed: [PlacedTrack] = []
        var start = 0.0
        for track in tracks {
            var lengths: [Double] = []
            switch track.length {
            case .fixed(let fixed): lengths = [fixed]
            case .flexible(let minimum, let maximum):
                let share = length == nil ? minimum : left / Double(open)
                lengths = [min(max(share, minimum), maximum)]
                left -= lengths[0]
                open -= 1
            case .adaptive(let minimum, let maximum):
                let share = length == nil ? minimum : left / Double(open)
                lengths = LazyGrid.adaptive(minimum, maximum, track.spacing ?? 8, in: share)
                left -= lengths.reduce(0, +) + (track.spacing ?? 8) * Double(lengths.count - 1)
                open -= 1
            }
            for length in lengths {
                placed.append(PlacedTrack(start: start, length: length, alignment: track.alignment))
                start += length + (track.spacing ?? 8)
            }
        }
        return placed
    }

    /// Returns the number of tracks in a length across the axis, in points.
    package static func trackCount(_ tracks: [GridTrack], in length: Double) -> Int {
        LazyGrid(.vertical, tracks, nil).tracks(in: length).count
    }

    private static func adaptive(_ minimum: Double, _ maximum: Double, _ spacing: Double, in share: Double) -> [Double]
    {
        // A grid of a million columns is a mistake; the bound keeps it from being an endless one.
        let count = min(max(1, ((share + spacing) / max(minimum + spacing, 1e-3)).rounded(.down)), 10_000)
        let length = (share - spacing * (count - 1)) / count
        return Array(repeating: min(max(length, minimum), maximum), count: Int(count))
    }
}

/// A column or row of a lazy grid, in points.
struct PlacedTrack {
    var start: Double
    var length: Double
    /// How cells lie in it; `nil` for the middle.
    var alignment: Alignment?
}

/// Cells of a lazy grid in their tracks, in points.
struct LazyGridCells {
    var size: Size
    var axis: Axis
    var cells: [Cell]

    /// A child, its proposal, and the area that it lies in.
    struct Cell {
        var child: Int
        var proposal: ProposedSize
        var area: Rect
        var alignment = Alignment.center
    }

    /// Returns the places of the cells, the tracks together aligned by a guide across the axis.
    func places(by guide: AlignmentGuide, in size: Size, _ pass: ProposalPass) -> [ProposalPlace] {
        let across = axis.crossing
        let covered = cells.map { $0.area.origin[across] + $0.area.size[across] }.max() ?? 0
        var used = Size.zero
        used[across] = covered
        let shift = pass.defaultPosition(of: guide, in: size) - pass.defaultPosition(of: guide, in: used)
        return cells.map { cell in
            var place = pass.place(cell.child, cell.proposal, in: cell.area.size, cell.alignment)
            place.origin.x += cell.area.minX
            place.origin.y += cell.area.minY
            place.origin[across] += shift
            return place
        }
    }
}

extension ProposalPass {
    /// Lays out the cells of a lazy grid line by line; a line is as long as its longest cell.
    func lazyGrid(_ children: [Int], _ grid: LazyGrid, _ proposal: ProposedSize) -> LazyGridCells {
        let across = grid.axis.crossing
        let tracks = grid.tracks(in: proposal[across])
        var result = LazyGridCells(size: .zero, axis: grid.axis, cells: [])
        var start = 0.0
        var place = 0
        while place < children.count, !tracks.isEmpty {
            if case .unmade(_, let length) = tree.nodes[children[place]].kind {
                var area = Rect.zero
                area.origin[grid.axis] = start
                area.size[grid.axis] = length
                result.cells.append(LazyGridCells.Cell(child: children[place], proposal: .unspecified, area: area))
                (place, start) = (place + 1, start + length)
                continue
            }
            if isWholeLine(children[place]) {
                let width = proposal[across] ?? tracks.last.map { $0.start + $0.length }
                let inner = ProposedSize(nil, along: grid.axis, across: width)
                var area = Rect(origin: .zero, size: size(children[place], inner))
                area.origin[grid.axis] = start
                area.size[across] = width ?? area.size[across]
                result.cells.append(LazyGridCells.Cell(child: children[place], proposal: inner, area: area))
                place += 1
                start += area.size[grid.axis] + gap(before: place, children, grid)
                continue
            }
            let line = children[place..<min(place + tracks.count, children.count)].prefix {
                !isUnmade($0) && !isWholeLine($0)
            }
            let proposals = tracks.map { ProposedSize(nil, along: grid.axis, across: $0.length) }
            let length = zip(line, proposals).map { size($0, $1)[grid.axis] }.max() ?? 0
            for (child, (track, proposal)) in zip(line, zip(tracks, proposals)) {
                var area = Rect.zero
                area.origin[grid.axis] = start
                area.size[grid.axis] = length
                area.origin[across] = track.start
                area.size[across] = track.length
                result.cells.append(
                    LazyGridCells.Cell(
                        child: child, proposal: proposal, area: area, alignment: track.alignment ?? .center))
            }
            place += line.count
            start += length + gap(before: place, children, grid)
        }
        result.size[grid.axis] = start
        result.size[across] = proposal[across] ?? tracks.last.map { $0.start + $0.length } ?? 0
        return result
    }

    /// Returns the distance before a child that begins a line; what stands for rows that are not made has its own.
    private func gap(before place: Int, _ children: [Int], _ grid: LazyGrid) -> Double {
        place < children.count && !isUnmade(children[place]) ? grid.spacing ?? 8 : 0
    }

    /// Whether a child is as wide as all tracks together, as headers and footers are.
    private func isWholeLine(_ child: Int) -> Bool {
        if case .gridRow = tree.nodes[child].kind { return true }
        return false
    }
}
