package import LayoutSimGeometry

/// The intrinsic content size of a view, as the size of its alignment rectangle; `nil` along an axis leaves it to the
/// constraints.
package struct IntrinsicSize: Equatable, Sendable {
    /// The width in points.
    package var width: Double?
    /// The height in points.
    package var height: Double?
    /// The baselines of its text.
    package var baseline: Baseline

    /// The position of the baselines of a text.
    package enum Baseline: Equatable, Sendable {
        /// There is no text: top and bottom serve as baselines.
        case none
        /// At distances in points from the top and from the bottom.
        case fromEdges(first: Double, last: Double)
        /// One line, at a distance in points below the center.
        case belowCenter(Double)
    }

    /// Creates a size in points; by default there is none along either axis.
    package init(width: Double? = nil, height: Double? = nil, baseline: Baseline = .none) {
        self.width = width
        self.height = height
        self.baseline = baseline
    }

    /// The length along an axis, in points.
    package subscript(axis: Axis) -> Double? {
        axis == .horizontal ? width : height
    }

    /// The size with numbers that layout can use, whatever was measured: finite and not negative.
    package var sound: IntrinsicSize {
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

extension IntrinsicSize {
    /// Returns whether sizes differ only in lengths, so that the equations keep their rows and terms.
    func hasSameTerms(as other: IntrinsicSize) -> Bool {
        guard (width == nil) == (other.width == nil), (height == nil) == (other.height == nil) else { return false }
        return switch (baseline, other.baseline) {
        case (.none, .none), (.fromEdges, .fromEdges), (.belowCenter, .belowCenter): true
        default: false
        }
    }
}
