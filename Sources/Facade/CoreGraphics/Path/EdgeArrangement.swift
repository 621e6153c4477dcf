import Foundation

/// The edges of several outlines, split at their intersections, so that each side of an edge is entirely inside or
/// outside.
struct EdgeArrangement {
    /// An edge between two corners, the lower of which comes first.
    private struct Piece {
        let start: Int
        let end: Int
        /// For each outline, the number of times it runs from the start to the end, less the number of times it runs
        /// back.
        var turns: [Int]
        /// For each outline, the winding numbers of the points on either side of the edge.
        var plus: [Int] = []
        var minus: [Int] = []
    }
    /// An edge in the course of an outline.
    private struct Step {
        let outline: Int
        let start: Int
        let end: Int
        let piece: Int
    }

    private var corners = CornerTable()
    private var pieces: [Piece] = []
    private var steps: [Step] = []

    init(_ outlines: [[OutlineContour]]) {
        let cut = cutLines(of: outlines)
        addPieces(cut, count: outlines.count)
        for index in pieces.indices { wind(around: index) }
    }

    /// Returns the boundary of the area whose winding numbers, one for each outline, satisfy a condition.
    func contours(where isInside: ([Int]) -> Bool) -> [OutlineContour] {
        var ways: [Int: [Int]] = [:]
        var starts: [Int] = []
        for piece in pieces {
            let (plus, minus) = (isInside(piece.plus), isInside(piece.minus))
            guard plus != minus else { continue }
            let (start, end) = plus ? (piece.start, piece.end) : (piece.end, piece.start)
            ways[start, default: []].append(end)
            starts.append(start)
        }
        var contours: [OutlineContour] = []
        for start in starts {
            while let way = ways[start], !way.isEmpty { contours.append(takeContour(from: start, &ways)) }
        }
        return contours
    }

    /// Returns the edges of an outline whose winding numbers on both sides satisfy a condition, with consecutive edges
    /// joined.
    func lines(of outline: Int, where isWanted: ([Int]) -> Bool) -> [CGPathStep] {
        var result: [CGPathStep] = []
        var last: Int?
        for step in steps where step.outline == outline {
            let piece = pieces[step.piece]
            guard isWanted(piece.plus), isWanted(piece.minus) else { continue }
            if last != step.start { result.append(.move(corners[step.start])) }
            result.append(.line(corners[step.end]))
            last = step.end
        }
        return result
    }

    /// Follows the edges until they return to the start, turning toward the inside where several continue.
    private func takeContour(from start: Int, _ ways: inout [Int: [Int]]) -> OutlineContour {
        var points = [corners[start]]
        var current = start
        var direction: CGVector?
        while var choices = ways[current], !choices.isEmpty {
            let from = corners[current]
            let best = choices.indices.max { one, other in
                guard let direction else { return false }
                return direction.turn(to: corners[choices[one]] - from)
                    < direction.turn(to: corners[choices[other]] - from)
            }
            let next = choices.remove(at: best ?? 0)
            ways[current] = choices
            direction = corners[next] - from
            current = next
            if next == start { break }
            points.append(corners[next])
        }
        return OutlineContour(points: points)
    }
}

extension EdgeArrangement {
    /// An edge of an outline, with the corners at which other edges split it.
    private struct Line {
        let outline: Int
        let start: Int
        let end: Int
        /// Whether the edge is drawn, rather than added to close a filled contour.
        let isDrawn: Bool
        var cuts: [Int] = []
    }

    private mutating func cutLines(of outlines: [[OutlineContour]]) -> [Line] {
        var lines: [Line] = []
        for (outline, contours) in outlines.enumerated() {
            for contour in contours {
                let ids = contour.points.map { corners.id(of: $0) }
                for (index, start) in ids.enumerated() {
                    let end = ids[(index + 1) % ids.count]
                    let isDrawn = contour.isClosed || index + 1 < ids.count
                    if start != end { lines.append(Line(outline: outline, start: start, end: end, isDrawn: isDrawn)) }
                }
            }
        }
        // Sorted from left to right, so that each edge is compared only with those that begin before its end.
        let extents = lines.map { line in
            let (start, end) = (corners[line.start].x, corners[line.end].x)
            return (min(start, end) - 1e-6)...(max(start, end) + 1e-6)
        }
        let order = lines.indices.sorted { (extents[$0].lowerBound, $0) < (extents[$1].lowerBound, $1) }
        for (place, one) in order.enumerated() {
            for other in order[(place + 1)...] {
                if extents[other].lowerBound > extents[one].upperBound { break }
                for cut in meetings(lines[min(one, other)], lines[max(one, other)]) {
                    lines[one].cuts.append(cut)
                    lines[other].cuts.append(cut)
                }
            }
        }
        return lines
    }

    private mutating func meetings(_ one: Line, _ other: Line) -> [Int] {
        let (p, q) = (corners[one.start], corners[other.start])
        let (r, s) = (corners[one.end] - p, corners[other.end] - q)
        let turn = r.cross(s)
        let (length, otherLength) = (r.length, s.length)
        if abs(turn) > 1e-9 * length * otherLength {
            let (along, alongOther) = ((q - p).cross(s) / turn, (q - p).cross(r) / turn)
            let (slack, otherSlack) = (1e-6 / length, 1e-6 / otherLength)
            guard (-slack...1 + slack).contains(along), (-otherSlack...1 + otherSlack).contains(alongOther) else {
                return []
            }
            return [corners.id(of: CGPoint(x: p.x + along * r.dx, y: p.y + along * r.dy))]
        }
        guard abs((q - p).cross(r)) <= 1e-6 * length else { return [] }
        let ends = [other.start, other.end].filter { (0...length * length).contains((corners[$0] - p).dot(r)) }
        let own = [one.start, one.end].filter {
            (0...otherLength * otherLength).contains((corners[$0] - q).dot(s))
        }
        return ends + own
    }

    private mutating func addPieces(_ lines: [Line], count: Int) {
        var known: [[Int]: Int] = [:]
        for line in lines {
            let origin = corners[line.start]
            let direction = corners[line.end] - origin
            let way = ([line.start] + line.cuts + [line.end])
                .sorted { (corners[$0] - origin).dot(direction) < (corners[$1] - origin).dot(direction) }
            for (start, end) in zip(way, way.dropFirst()) where start != end {
                let isUpward = isBelow(start, end)
                let key = isUpward ? [start, end] : [end, start]
                let index = known[key] ?? pieces.count
                if index == pieces.count {
                    known[key] = index
                    pieces.append(Piece(start: key[0], end: key[1], turns: Array(repeating: 0, count: count)))
                }
                pieces[index].turns[line.outline] += isUpward ? 1 : -1
                if line.isDrawn {
                    steps.append(Step(outline: line.outline, start: start, end: end, piece: index))
                }
            }
        }
    }

    private func isBelow(_ one: Int, _ other: Int) -> Bool {
        let (one, other) = (corners[one], corners[other])
        return one.y != other.y ? one.y < other.y : one.x < other.x
    }

    /// Computes the winding numbers on both sides of an edge, along a ray from its midpoint parallel to the axis to
    /// which the edge is less parallel.
    private mutating func wind(around index: Int) {
        let piece = pieces[index]
        let (start, end) = (corners[piece.start], corners[piece.end])
        let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
        let isSteep = abs(end.y - start.y) >= abs(end.x - start.x)
        var count = piece.turns.map { _ in 0 }
        for (other, candidate) in pieces.enumerated() where other != index {
            let sign = crossing(of: candidate, middle, alongX: isSteep)
            if sign != 0 { for outline in count.indices { count[outline] += sign * candidate.turns[outline] } }
        }
        // The ray lies on the minus side of the edge, unless the edge is flat and runs toward larger x.
        if isSteep || end.x < start.x {
            pieces[index].minus = count
            pieces[index].plus = zip(count, piece.turns).map(+)
        } else {
            pieces[index].plus = count
            pieces[index].minus = zip(count, piece.turns).map(-)
        }
    }

    /// Returns 1 or -1, depending on the direction of an edge, if a ray from a point crosses it; otherwise 0.
    private func crossing(of piece: Piece, _ point: CGPoint, alongX: Bool) -> Int {
        let (start, end) = (corners[piece.start], corners[piece.end])
        if alongX {
            guard (start.y <= point.y) != (end.y <= point.y) else { return 0 }
            let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
            return x > point.x ? (end.y > start.y ? 1 : -1) : 0
        }
        guard (start.x <= point.x) != (end.x <= point.x) else { return 0 }
        let y = start.y + (point.x - start.x) / (end.x - start.x) * (end.y - start.y)
        return y > point.y ? (end.x < start.x ? 1 : -1) : 0
    }
}

/// A table of points by index, in which nearly equal points share one.
private struct CornerTable {
    private struct Cell: Hashable {
        let column: Int
        let row: Int
    }

    /// The size of a cell, in points.
    private static let side: CGFloat = 1e-5
    private var points: [CGPoint] = []
    private var cells: [Cell: Int] = [:]

    subscript(id: Int) -> CGPoint { points[id] }

    mutating func id(of point: CGPoint) -> Int {
        let (column, row) = (Self.index(point.x), Self.index(point.y))
        for y in row - 1...row + 1 {
            for x in column - 1...column + 1 {
                if let known = cells[Cell(column: x, row: y)] { return known }
            }
        }
        points.append(point)
        cells[Cell(column: column, row: row)] = points.count - 1
        return points.count - 1
    }

    private static func index(_ coordinate: CGFloat) -> Int {
        Int(max(-1e15, min(1e15, (coordinate / side).rounded())))
    }
}

extension CGVector {
    /// Returns how far another direction turns toward the inside: -2 for back along the other side, 0 for straight
    /// ahead, nearly 2 for back along the inside.
    fileprivate func turn(to other: CGVector) -> CGFloat {
        let (side, forward) = (cross(other), dot(other))
        let sharpness = 1 - forward / max(abs(forward) + abs(side), .leastNormalMagnitude)
        return side >= 0 ? sharpness : -sharpness
    }
}
