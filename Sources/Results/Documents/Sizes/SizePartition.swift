package import LayoutSimGeometry
package import LayoutSimViewTree

/// The frames of a screen in windows of every width in a range, at one height, divided into pieces in which every edge
/// moves linearly with the width.
package struct SizePartition: Hashable, Sendable {
    /// A view in the windows of a piece, in screen coordinates in points, before edges are rounded to pixels.
    package struct View: Hashable, Sendable {
        /// The id of the view.
        package var id: String
        /// The frame in the narrowest window of the piece.
        package var first: Rect
        /// The frame in the widest window of the piece.
        package var last: Rect

        /// Creates a view from its frames in the narrowest and the widest window.
        package init(id: String, first: Rect, last: Rect) { (self.id, self.first, self.last) = (id, first, last) }
    }

    /// A range of windows in which frames move linearly.
    package struct Piece: Hashable, Sendable {
        /// The widths of the windows, in points.
        package var widths: ClosedRange<Double>
        /// The views in preorder.
        package var views: [View]

        /// Creates a piece from its widths and views.
        package init(widths: ClosedRange<Double>, views: [View]) { (self.widths, self.views) = (widths, views) }

        /// Returns the views' frames, by id, in a window of a width in points.
        func frames(at width: Double) -> [String: Rect] {
            let length = widths.upperBound - widths.lowerBound
            let part = length > 0 ? (width - widths.lowerBound) / length : 0
            return Dictionary(views.map { ($0.id, $0.first.mixed(with: $0.last, part)) }) { first, _ in first }
        }
    }

    /// The widths that were examined, in points.
    package var widths: ClosedRange<Double>
    /// The pieces, in ascending order of width.
    package var pieces: [Piece]
    /// The ranges between windows that were sampled one at a time, in which frames are not known; in ascending order.
    package var sampled: [ClosedRange<Double>]

    /// Creates a partition from its pieces.
    package init(widths: ClosedRange<Double>, pieces: [Piece], sampled: [ClosedRange<Double>] = []) {
        (self.widths, self.pieces, self.sampled) = (widths, pieces, sampled)
    }
}

extension SizePartition {
    /// Returns a copy with renamed views, given a mapping from their current ids.
    package func renamed(_ ids: ViewNames) -> SizePartition {
        var partition = self
        for piece in pieces.indices {
            for view in pieces[piece].views.indices {
                partition.pieces[piece].views[view].id = ids[pieces[piece].views[view].id]
            }
        }
        return partition
    }
}

extension Rect {
    /// Returns the rectangle interpolated toward another one, where 0 is this rectangle and 1 the other.
    fileprivate func mixed(with other: Rect, _ part: Double) -> Rect {
        func mixed(_ first: Double, _ second: Double) -> Double { first + (second - first) * part }
        return Rect(
            x: mixed(minX, other.minX), y: mixed(minY, other.minY), width: mixed(width, other.width),
            height: mixed(height, other.height))
    }
}
