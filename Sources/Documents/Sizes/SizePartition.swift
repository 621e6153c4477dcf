package import LayoutSimGeometry
package import LayoutSimViewTree

/// The frames of a screen in the windows of all widths between two, at one height: pieces in which every edge moves linearly
/// with the width.
package struct SizePartition: Hashable, Sendable {
    /// A view in the windows of a piece, in points of the screen and before edges are rounded to pixels.
    package struct View: Hashable, Sendable {
        package var id: String
        /// In the narrowest window.
        package var first: Rect
        /// In the widest window.
        package var last: Rect

        package init(id: String, first: Rect, last: Rect) { (self.id, self.first, self.last) = (id, first, last) }
    }

    /// Windows between which frames move linearly.
    package struct Piece: Hashable, Sendable {
        /// In points.
        package var widths: ClosedRange<Double>
        /// In preorder.
        package var views: [View]

        package init(widths: ClosedRange<Double>, views: [View]) { (self.widths, self.views) = (widths, views) }

        /// The views' frames in a window of a width in points.
        func frames(at width: Double) -> [String: Rect] {
            let length = widths.upperBound - widths.lowerBound
            let part = length > 0 ? (width - widths.lowerBound) / length : 0
            return Dictionary(views.map { ($0.id, $0.first.mixed(with: $0.last, part)) }) { first, _ in first }
        }
    }

    /// The widths that were looked at, in points.
    package var widths: ClosedRange<Double>
    /// In ascending order of widths.
    package var pieces: [Piece]
    /// The widths at which frames are not known between windows that were looked at one by one, ascending.
    package var sampled: [ClosedRange<Double>]

    package init(widths: ClosedRange<Double>, pieces: [Piece], sampled: [ClosedRange<Double>] = []) {
        (self.widths, self.pieces, self.sampled) = (widths, pieces, sampled)
    }
}

extension SizePartition {
    /// The same with other ids of views, by those that they have.
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
    /// The rectangle that is so far on the way to another one, 0 here and 1 there.
    fileprivate func mixed(with other: Rect, _ part: Double) -> Rect {
        func mixed(_ first: Double, _ second: Double) -> Double { first + (second - first) * part }
        return Rect(
            x: mixed(minX, other.minX), y: mixed(minY, other.minY), width: mixed(width, other.width),
            height: mixed(height, other.height))
    }
}
