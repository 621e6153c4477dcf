public import Foundation

extension CGPath {
    /// The dashes of the outline, each a contour of its own.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let pattern = DashPattern(lengths, phase: phase)
        let dashes = pattern.map { pattern in steps.contours().flatMap(pattern.dashes) } ?? []
        return CGPath(steps: (pattern == nil ? steps : dashes).applying(transform))
    }

    /// The outline of what a stroke of this path covers.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let outline = StrokeOutline(width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit)
        return CGPath(steps: steps.contours().flatMap(outline.steps).applying(transform))
    }
}

/// Lengths of dashes and gaps.
private struct DashPattern {
    let lengths: [CGFloat]
    let phase: CGFloat

    /// `nil` for a pattern without length.
    init?(_ lengths: [CGFloat], phase: CGFloat) {
        let lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
        let period = lengths.reduce(0, +)
        guard !lengths.isEmpty, period > 1e-3, period.isFinite, lengths.allSatisfy({ $0 >= 0 }) else { return nil }
        self.lengths = lengths
        let rest = phase.truncatingRemainder(dividingBy: period)
        self.phase = rest < 0 ? rest + period : rest
    }

    func dashes(of contour: CGContour) -> [CGPathStep] {
        var index = 0
        var left = lengths[0]
        var skipped = phase
        while skipped >= left {
            skipped -= left
            index = (index + 1) % lengths.count
            left = lengths[index]
            if skipped == 0, left > 0 { break }
        }
        left -= skipped
        var steps: [CGPathStep] = []
        let points = contour.isClosed ? contour.points + contour.points.prefix(1) : contour.points
        guard let first = points.first else { return [] }
        if index.isMultiple(of: 2) { steps.append(.move(first)) }
        for (start, end) in zip(points, points.dropFirst()) {
            let length = hypot(end.x - start.x, end.y - start.y)
            var done: CGFloat = 0
            while length - done > left, length > 0 {
                done += left
                let point = CGPoint(
                    x: start.x + (end.x - start.x) * done / length, y: start.y + (end.y - start.y) * done / length)
                steps.append(index.isMultiple(of: 2) ? .line(point) : .move(point))
                index = (index + 1) % lengths.count
                left = lengths[index]
            }
            left -= length - done
            if index.isMultiple(of: 2) { steps.append(.line(end)) }
        }
        return steps
    }
}
