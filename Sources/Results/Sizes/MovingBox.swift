import LayoutSimGeometry

/// A rectangle that moves from one window to another.
struct MovingBox {
    private let horizontal: MovingSide
    private let vertical: MovingSide

    init(_ first: Rect, _ last: Rect) {
        horizontal = MovingSide(first.minX, first.maxX, last.minX, last.maxX)
        vertical = MovingSide(first.minY, first.maxY, last.minY, last.maxY)
    }

    /// Adds the fractions of the way, from 0 to 1, at which one of its edges meets one of another box along the same
    /// axis, unless the boxes never come close to each other across that axis.
    func meet(_ other: MovingBox, _ nearness: Nearness, into found: inout [Double]) {
        if vertical.isNear(other.vertical, nearness) { horizontal.meet(other.horizontal, into: &found) }
        if horizontal.isNear(other.horizontal, nearness) { vertical.meet(other.vertical, into: &found) }
    }

    /// Returns whether the boxes may intersect on the way.
    func comesNear(_ other: MovingBox) -> Bool {
        horizontal.isNear(other.horizontal, .common) && vertical.isNear(other.vertical, .common)
    }

    /// Returns whether it extends no farther left or right than another box at both ends of the way.
    func staysBetweenSides(of other: MovingBox) -> Bool {
        horizontal.staysBetweenEdges(of: other.horizontal)
    }

    /// How close two boxes must come to each other.
    enum Nearness {
        /// They touch, or are apart by no more than the tolerance of audits.
        case near
        /// They intersect by more than rounding to pixels can cause: two parts count as covering each other only from 2
        /// points.
        case common

        /// The maximum distance in points.
        fileprivate var distance: Double {
            switch self {
            case .near: MovingBox.tolerance
            case .common: -1
            }
        }
    }

    /// Returns the fraction of the way at which a distance in points becomes 0, if it changes; one that only approaches
    /// 0 counts as an end.
    static func meeting(_ first: Double, _ last: Double) -> Double? {
        let change = last - first
        guard abs(change) > 0x1p-10 else { return nil }
        let (part, margin) = (-first / change, tolerance / abs(change))
        return part > -margin && part < 1 + margin ? min(max(part, 0), 1) : nil
    }

    /// A distance beyond the tolerance of audits, in points.
    fileprivate static let tolerance = 3.0
}

/// The two edges of a box along an axis, in screen coordinates.
private struct MovingSide {
    private let near: Double
    private let far: Double
    private let nextNear: Double
    private let nextFar: Double
    /// The minimum and maximum coordinates on the way.
    private let nearest: Double
    private let farthest: Double

    init(_ near: Double, _ far: Double, _ nextNear: Double, _ nextFar: Double) {
        (self.near, self.far, self.nextNear, self.nextFar) = (near, far, nextNear, nextFar)
        (nearest, farthest) = (min(near, nextNear), max(far, nextFar))
    }

    /// Returns whether both come this close to each other on the way.
    func isNear(_ other: MovingSide, _ nearness: MovingBox.Nearness) -> Bool {
        nearest - nearness.distance <= other.farthest && other.nearest - nearness.distance <= farthest
    }

    /// Returns whether it lies between the edges of another one at both ends of the way.
    func staysBetweenEdges(of other: MovingSide) -> Bool {
        near >= other.near && far <= other.far && nextNear >= other.nextNear && nextFar <= other.nextFar
    }

    func meet(_ other: MovingSide, into found: inout [Double]) {
        // Written out, since arrays of edges would be allocated for each pair of boxes.
        MovingSide.meet(near - other.near, nextNear - other.nextNear, into: &found)
        MovingSide.meet(near - other.far, nextNear - other.nextFar, into: &found)
        MovingSide.meet(far - other.near, nextFar - other.nextNear, into: &found)
        MovingSide.meet(far - other.far, nextFar - other.nextFar, into: &found)
    }

    private static func meet(_ distance: Double, _ next: Double, into found: inout [Double]) {
        if let part = MovingBox.meeting(distance, next) { found.append(part) }
    }
}
