import LayoutSimGeometry
import LayoutSimViewTree

/// The size of the alignment rectangle that a view takes on by itself; `nil` along an axis leaves it to the constraints.
struct IntrinsicSize: Equatable {
    /// In points.
    var width: Double?
    /// In points.
    var height: Double?
    var baseline = Baseline.none

    /// Where the baselines of a text lie.
    enum Baseline: Equatable {
        /// No text: top and bottom stand in.
        case none
        /// At distances in points from the top and from the bottom.
        case fromEdges(first: Double, last: Double)
        /// One line, at a distance in points below the middle.
        case belowCenter(Double)
    }

    /// The length along an axis.
    subscript(axis: Axis) -> Double? {
        axis == .horizontal ? width : height
    }

    /// The same size with the lengths of an override in the place of the content's.
    func overridden(by override: IntrinsicSizeOverride) -> IntrinsicSize {
        var size = self
        size.width = override.width.applied(to: width)
        size.height = override.height.applied(to: height)
        return size
    }

    /// The same size with lengths that no measuring function can spoil: finite and not negative.
    var sound: IntrinsicSize {
        var size = self
        size.width = width.map(soundLength)
        size.height = height.map(soundLength)
        switch baseline {
        case .none: break
        case .fromEdges(let first, let last):
            size.baseline = .fromEdges(first: soundLength(first), last: soundLength(last))
        case .belowCenter(let distance): size.baseline = .belowCenter(Soundness.number(distance))
        }
        return size
    }

    private func soundLength(_ length: Double) -> Double {
        max(0, Soundness.number(length))
    }
}

extension IntrinsicSizeOverride.Length {
    fileprivate func applied(to content: Double?) -> Double? {
        switch self {
        case .content: content
        case .none: nil
        case .points(let length): length
        }
    }
}
