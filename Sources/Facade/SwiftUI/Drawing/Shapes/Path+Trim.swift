public import CoreGraphics
import Foundation

extension Path {
    /// Returns the part of the path between two places, from 0 at its beginning to 1 at its end.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (first, last) = (min(max(from, 0), 1), min(max(to, 0), 1))
        guard first < last else { return Path() }
        if first == 0, last == 1 { return self }
        let strokes = self.strokes
        let total = strokes.reduce(0) { $0 + $1.length }
        guard total > 0 else { return Path() }
        var trimmed = Path()
        var (done, end) = (0 as CGFloat, nil as CGPoint?)
        for stroke in strokes {
            let (start, rest) = (first * total - done, last * total - done)
            done += stroke.length
            guard stroke.length > 0, rest > 0, start < stroke.length else { continue }
            let part = stroke.part(
                from: stroke.place(at: max(0, start)), to: stroke.place(at: min(rest, stroke.length)))
            if end != part.start { trimmed.move(to: part.start) }
            part.add(to: &trimmed)
            end = part.points.last
        }
        return trimmed
    }

    /// The lines and curves, each with its beginning.
    private var strokes: [Stroke] {
        var strokes: [Stroke] = []
        var (current, beginning) = (CGPoint.zero, CGPoint.zero)
        for step in steps {
            switch step {
            case .move(let end): beginning = end
            case .close: strokes.append(Stroke(start: current, points: [beginning]))
            default: strokes.append(Stroke(start: current, points: step.points))
            }
            current = step.end ?? beginning
        }
        return strokes
    }
}

/// A line or curve with its control points, the last of which is its end.
private struct Stroke {
    let start: CGPoint
    let points: [CGPoint]
    /// The lengths from the start to places at equal steps, in points.
    private let lengths: [CGFloat]

    init(start: CGPoint, points: [CGPoint]) {
        self.start = start
        self.points = points
        let steps = points.count == 1 ? 1 : 64
        var (lengths, last) = ([0 as CGFloat], start)
        for step in 1...steps {
            let next = Self.point([start] + points, CGFloat(step) / CGFloat(steps))
            let (x, y) = (next.x - last.x, next.y - last.y)
            lengths.append((lengths.last ?? 0) + (x * x + y * y).squareRoot())
            last = next
        }
        self.lengths = lengths
    }

    var length: CGFloat { lengths.last ?? 0 }

    /// Returns the place, from 0 to 1, at a distance from the start.
    func place(at distance: CGFloat) -> CGFloat {
        let steps = lengths.count - 1
        guard let next = lengths.firstIndex(where: { $0 >= distance }), next > 0 else { return distance > 0 ? 1 : 0 }
        let gap = lengths[next] - lengths[next - 1]
        let part = gap > 0 ? (distance - lengths[next - 1]) / gap : 0
        return (CGFloat(next - 1) + part) / CGFloat(steps)
    }

    /// Returns the part between two places, by de Casteljau's rule.
    func part(from: CGFloat, to: CGFloat) -> Stroke {
        let head = Self.split([start] + points, at: to).head
        let tail = to > 0 ? Self.split(head, at: from / to).tail : head
        return Stroke(start: tail[0], points: Array(tail.dropFirst()))
    }

    func add(to path: inout Path) {
        switch points.count {
        case 1: path.addLine(to: points[0])
        case 2: path.addQuadCurve(to: points[1], control: points[0])
        default: path.addCurve(to: points[2], control1: points[0], control2: points[1])
        }
    }

    private static func point(_ points: [CGPoint], _ place: CGFloat) -> CGPoint {
        split(points, at: place).tail[0]
    }

    private static func split(_ points: [CGPoint], at place: CGFloat) -> (head: [CGPoint], tail: [CGPoint]) {
        var (row, head, tail) = (points, [points[0]], [points[points.count - 1]])
        while row.count > 1 {
            row = zip(row, row.dropFirst()).map {
                CGPoint(x: $0.x + ($1.x - $0.x) * place, y: $0.y + ($1.y - $0.y) * place)
            }
            head.append(row[0])
            tail.insert(row[row.count - 1], at: 0)
        }
        return (head, tail)
    }
}
