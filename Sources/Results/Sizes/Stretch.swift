package import LayoutSimAutoLayout
import LayoutSimGeometry

/// A part of a line of windows on which every frame is linear in the width, or a single window.
package struct Stretch {
    /// The widths in points.
    package let widths: ClosedRange<Double>
    /// Why the windows up to the next stretch are not known; `nil` if they are.
    package let samplingReason: SamplingReason?
    private let layouts: Layouts

    /// A class, since layouts are expensive to copy.
    private final class Layouts {
        let first: Layout
        let piece: LayoutPiece?
        let last: Layout

        init(first: Layout, piece: LayoutPiece?, last: Layout) {
            (self.first, self.piece, self.last) = (first, piece, last)
        }
    }

    init(widths: ClosedRange<Double>, layout: Layout, piece: LayoutPiece?, samplingReason: SamplingReason? = nil) {
        self.widths = widths
        self.samplingReason = samplingReason
        let last = piece.map { $0.layout(at: widths.upperBound - widths.lowerBound) } ?? layout
        layouts = Layouts(first: layout, piece: piece, last: last)
    }

    /// Whether the windows up to the next stretch are known, rather than just this one.
    package var isProven: Bool { samplingReason == nil }

    /// The layout at the lowest width.
    package var layout: Layout { layouts.first }

    /// How the layout continues; `nil` for a single window.
    package var piece: LayoutPiece? { layouts.piece }

    /// The step beyond the end of a stretch, in points; far less than a pixel.
    static let step = 0x1p-18
    /// The distance between sampled windows, in points.
    static let sample = 1.0

    /// Returns the layout at a width on the stretch, in points.
    package func layout(at width: Double) -> Layout {
        if width == widths.lowerBound { return layout }
        if width == widths.upperBound { return layouts.last }
        return piece.map { $0.layout(at: width - widths.lowerBound) } ?? layout
    }

    /// Returns whether no change is reported between another stretch and this one: both are sampled windows, or frames
    /// continue without a jump and at the same rate.
    func continues(_ other: Stretch) -> Bool {
        if piece == nil, other.piece == nil { return true }
        // What follows a single window begins there.
        if isProven, other.isProven, other.piece == nil { return true }
        guard let piece, let before = other.piece, piece.frames.count == before.frames.count else { return false }
        let distance = widths.lowerBound - other.widths.lowerBound
        return zip(before.frames(at: distance), piece.frames).allSatisfy { $0.isNear($1) }
            && zip(before.rates, piece.rates).allSatisfy { $0.isNear($1) }
    }
}

extension [Stretch] {
    /// Why windows were sampled, without duplicates, in the order in which the reasons occur.
    var samplingReasons: [SamplingReason] { compactMap(\.samplingReason).withoutRepeats }

    /// The widths in points at which windows were sampled, in ascending order.
    var sampled: [ClosedRange<Double>] {
        reduce(into: []) { ranges, stretch in
            guard !stretch.isProven else { return }
            if let last = ranges.last, stretch.widths.lowerBound - last.upperBound <= Stretch.sample {
                ranges[ranges.count - 1] = last.lowerBound...stretch.widths.upperBound
            } else {
                ranges.append(stretch.widths)
            }
        }
    }
}

extension Rect {
    /// Returns whether two rectangles are equal apart from rounding errors.
    fileprivate func isNear(_ other: Rect) -> Bool {
        [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy { abs($0) < 1e-4 }
    }
}
