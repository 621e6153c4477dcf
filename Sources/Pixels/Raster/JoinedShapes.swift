import LayoutSimDrawing
import LayoutSimGeometry

extension [DrawingStep] {
    /// Returns the steps with overlapping shapes of the same color merged from a position on, so that a translucent
    /// color is no darker where connected letters meet.
    func joiningShapes(from start: Int) throws(RasterError) -> [DrawingStep] {
        var steps = Array(self[..<start])
        for step in self[start...] {
            if steps.count > start, let last = steps.last, let joined = try last.joined(with: step) {
                steps[steps.count - 1] = joined
            } else {
                steps.append(step)
            }
        }
        return steps
    }
}

extension DrawingStep {
    /// Returns two shapes as one if they overlap.
    fileprivate func joined(with next: DrawingStep) throws(RasterError) -> DrawingStep? {
        guard case .fill(var polygon, let color, .winding) = kind, case .fill(let other, _, .winding) = next.kind else {
            return try joinedMask(with: next)
        }
        guard let bounds = polygon.bounds, let otherBounds = other.bounds, bounds.intersection(otherBounds) != nil
        else {
            return nil
        }
        polygon.append(other)
        return DrawingStep(rows: polygon.rows, kind: .fill(polygon, color, .winding))
    }

    /// Returns two masks as one if they overlap in any pixel; masks that only touch share the area of pixels, and
    /// remain separate.
    private func joinedMask(with next: DrawingStep) throws(RasterError) -> DrawingStep? {
        guard case .mask(let mask, let x, let y, let color) = kind,
            case .mask(let other, let otherX, let otherY, _) = next.kind,
            mask.overlaps(other, x: otherX - x, y: otherY - y)
        else { return nil }
        let (left, top) = (min(x, otherX), min(y, otherY))
        let width = max(x + mask.width, otherX + other.width) - left
        let height = max(y + mask.height, otherY + other.height) - top
        let union = try Surface.coverage(width: width, height: height)
        union.cover(with: mask, x: x - left, y: y - top)
        union.cover(with: other, x: otherX - left, y: otherY - top)
        return DrawingStep(rows: top..<(top + height), kind: .mask(union, x: left, y: top, color))
    }
}

extension Surface {
    /// Returns whether the combined coverage of any pixel exceeds the whole, for another surface placed on this one.
    fileprivate func overlaps(_ other: Surface, x: Int, y: Int) -> Bool {
        let columns = Swift.max(0, x)..<Swift.max(0, x, Swift.min(width, x + other.width))
        let rows = Swift.max(0, y)..<Swift.max(0, y, Swift.min(height, y + other.height))
        guard !columns.isEmpty, !rows.isEmpty else { return false }
        var isOver = false
        unsafe changeCoverage { bytes, _, height in
            let stride = bytes.count / height
            unsafe other.changeCoverage { others, _, otherHeight in
                let otherStride = others.count / otherHeight
                isOver = rows.contains { row in
                    columns.contains { column in
                        let sum =
                            unsafe Int(bytes[row * stride + column]) + Int(others[(row - y) * otherStride + column - x])
                        // Allows for the rounding of coverage.
                        return sum > 257
                    }
                }
            }
        }
        return isOver
    }

    /// Adds the coverage of another surface, which lies within this one.
    fileprivate func cover(with other: Surface, x: Int, y: Int) {
        unsafe changeCoverage { bytes, _, height in
            let stride = bytes.count / height
            unsafe other.changeCoverage { others, width, otherHeight in
                let otherStride = others.count / otherHeight
                for row in 0..<otherHeight {
                    for column in 0..<width {
                        let place = (row + y) * stride + column + x
                        unsafe bytes[place] = max(bytes[place], others[row * otherStride + column])
                    }
                }
            }
        }
    }
}
