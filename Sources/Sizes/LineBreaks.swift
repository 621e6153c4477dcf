import LayoutSimAutoLayout
import LayoutSimGeometry

extension Stretch {
    /// The parts on which texts keep their lines, ascending; between two parts, less than a pixel is left out.
    ///
    /// A wider line never ends earlier, so that lines that are the same at both ends of a part are the same on all of it.
    func partsBetweenBreaks(of positions: [Int], _ sight: FaultSight) -> [ClosedRange<Double>] {
        guard !positions.isEmpty else { return [widths] }
        func lines(_ width: Double) -> Lines {
            Lines(width: width, ranges: sight.lines(of: positions, in: layout(at: width)))
        }
        var parts: [ClosedRange<Double>] = []
        var first = lines(widths.lowerBound)
        var known = first
        // The nearest one last.
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

/// What lines show in a window of a width in points.
private struct Lines {
    let width: Double
    let ranges: [[Range<Int>]]

    /// How exactly the place of a break is known, in points.
    static let precision = 0x1p-6
}

extension WindowChange {
    /// The positions of the texts whose frames come near others on the way, or leave those of views around them at a side.
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
