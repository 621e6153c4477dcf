package import Foundation

extension GeometryProxy {
    /// Returns an anchor of a rectangle of the view, in points, wherever the view is when the anchor is read.
    package func anchor(of rect: CGRect) -> Anchor<CGRect> {
        let place = place
        return Anchor { origin in
            let frame = place.currentFrame
            return rect.offsetBy(dx: frame.minX - origin.x, dy: frame.minY - origin.y)
        }
    }
}
