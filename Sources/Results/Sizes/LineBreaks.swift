import LayoutSimAutoLayout
import LayoutSimGeometry

extension Stretch {
    /// Returns the parts on which texts keep their line breaks, in ascending order; between two parts, less than a
    /// pixel is omitted.
    ///
    /// A wider line never ends earlier, so lines that are the same at both ends of a part are the same throughout it.
    func partsBetweenBreaks(of positions: [Int], _ sight: FaultSight) -> [ClosedRange<Double>] {
        guard !positions.isEmpty else { return [widths] }
        func lines(_ width: Double) -> Lines {
            Lines(width: width, ranges: sight.lines(of: positions, in: layout(at: width)))
        }
        var parts: [ClosedRange<Double>] = []
        var first = lines(widths.lowerBound)
        var known = first
        // The nearest one is last.
        var ahead = [lines(widths.upperBound)]
        while let next = ahead.last {
            if next.ranges == known.ranges {
                known = ahead.removeLast()
            } else if next.width - known.width > Lines.precision {
                ahead.append(lines((known.width + next.width) / 2))
            } else {
                parts.append(first.width...known.width)
                (first, known) = (next, next)
                ahead.removeLast()
            }
        }
        return parts + [first.width...known.width]
    }
}

/// The lines of texts in a window of a width in points.
private struct Lines {
    let width: Double
    let ranges: [[Range<Int>]]

    /// The precision with which the position of a break is known, in points.
    static let precision = 0x1p-6
}

extension WindowChange {
    /// The positions of the texts whose frames come close to others on the way, or extend beyond the sides of their
    /// superviews.
    var textsNearOthers: [Int] {
        let parts = shownPositions
        return parts.filter { position in
            guard first.isText[position] else { return false }
            let frame = box(position)
            return parts.contains { other in
                other != position && !first.areNested(position, other) && frame.comesNear(box(other))
            } || holders(of: position).contains { !frame.staysBetweenSides(of: box($0)) }
        }
    }

    private func box(_ position: Int) -> MovingBox { MovingBox(first.frames[position], last.frames[position]) }

    private func holders(of position: Int) -> [Int] {
        first.holders.filter { $0.subviews.contains(position) }.map(\.position)
    }
}
