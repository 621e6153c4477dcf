import LayoutSimDrawing
import LayoutSimNotation
import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimViewTree

/// The mark of a distance between two edges: a line with end caps from edge to edge, and the value.
struct SpacingMark {
    let solved: SolvedConstraint
    /// The frame of the first item, in screen coordinates.
    let first: Rect
    let second: Rect

    var mark: OverlayMark {
        let constraint = solved.constraint
        let start = position(of: constraint.second?.attribute ?? constraint.first.attribute, in: second)
        let end = position(of: constraint.first.attribute, in: first)
        let cross = crossPosition
        let line = BeamPath(axis: axis, from: start, to: end, cross: cross).path
        let label = ChipLabel(text: label, center: center(between: start, end, cross), color: solved.overlayColor)
        return OverlayMark(lines: [.stroke(line, solved.overlayColor, solved.overlayStroke)], labels: [label])
    }

    /// Returns the center of the label: on a vertical line if it is long enough, otherwise beside it, so that it does
    /// not cover nearby texts.
    private func center(between start: Double, _ end: Double, _ cross: Double) -> Point {
        let middle = (start + end) / 2
        guard axis == .vertical else { return Point(x: middle, y: cross - 10) }
        return Point(x: abs(end - start) < 16 ? cross + 30 : cross, y: middle)
    }

    private var axis: Axis { solved.constraint.first.attribute.axis }

    /// The text of the label: `24`, or for an inequality the bound and the actual value: `≥ 8: 26.5`.
    private var label: String {
        let constraint = solved.constraint
        let wanted = decimal(abs(constraint.constant)) + solved.prioritySuffix
        if solved.gaveWay { return "\(solved.sign)\(wanted), off by \(decimal(solved.error))" }
        guard constraint.relation != .equal else { return wanted }
        return "\(solved.sign)\(wanted): \(decimal(abs(constraint.constant) + solved.slack))"
    }

    private func position(of attribute: LayoutAttribute, in rect: Rect) -> Double {
        switch attribute {
        case .left, .leading: rect.minX
        case .right, .trailing: rect.maxX
        case .top, .firstBaseline: rect.minY
        case .bottom, .lastBaseline: rect.maxY
        case .centerX: rect.midX
        case .centerY: rect.midY
        case .width, .height: 0
        }
    }

    /// The middle of the items' common extent across the axis, or else of the first one's.
    private var crossPosition: Double {
        func range(_ rect: Rect) -> (Double, Double) {
            axis == .vertical ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
        }
        let low = max(range(first).0, range(second).0)
        let high = min(range(first).1, range(second).1)
        return low < high ? (low + high) / 2 : (range(first).0 + range(first).1) / 2
    }
}

/// A line with end caps.
struct BeamPath {
    var axis: Axis
    var from: Double
    var to: Double
    /// Its position across its axis.
    var cross: Double

    var path: Path {
        let cap = 3.0
        return Path(
            [(from, -cap, cap), (to, -cap, cap)].flatMap { position, low, high in
                [Path.Element.move(point(position, cross + low)), .line(point(position, cross + high))]
            } + [.move(point(from, cross)), .line(point(to, cross))])
    }

    private func point(_ along: Double, _ across: Double) -> Point {
        axis == .vertical ? Point(x: across, y: along) : Point(x: along, y: across)
    }
}
