import Foundation
import QuartzCore

extension UIView {
    func convertedPoint(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard view !== self else { return point }
        let place = layer.convertToRoot(point)
        return view.map { $0.layer.convertFromRoot(place) } ?? place
    }

    func convertedPoint(_ point: CGPoint, from view: UIView?) -> CGPoint {
        guard view !== self else { return point }
        let place = view.map { $0.layer.convertToRoot(point) } ?? point
        return layer.convertFromRoot(place)
    }

    func convertedRect(_ rect: CGRect, to view: UIView?) -> CGRect { box(rect) { convertedPoint($0, to: view) } }
    func convertedRect(_ rect: CGRect, from view: UIView?) -> CGRect { box(rect) { convertedPoint($0, from: view) } }

    /// Returns the bounding box of a rectangle whose corners are transformed by a function.
    private func box(_ rect: CGRect, _ move: (CGPoint) -> CGPoint) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map(move)
        let (x, y) = (corners.map(\.x), corners.map(\.y))
        let (left, top) = (x.min() ?? 0, y.min() ?? 0)
        return CGRect(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
    }
}

extension CALayer {
    /// The transform to the superlayer's coordinates.
    private var toSuperlayer: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.size.width,
            y: bounds.origin.y + anchorPoint.y * bounds.size.height)
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(affineTransform())
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    /// Returns a point converted to the coordinate space outside the root layer.
    fileprivate func convertToRoot(_ point: CGPoint) -> CGPoint {
        var point = point
        var layer: CALayer? = self
        while let current = layer {
            point =
                current.isSimple
                ? CGPoint(
                    x: point.x - current.bounds.origin.x + current.frame.origin.x,
                    y: point.y - current.bounds.origin.y + current.frame.origin.y)
                : point.applying(current.toSuperlayer)
            layer = current.superlayer
        }
        return point
    }

    fileprivate func convertFromRoot(_ point: CGPoint) -> CGPoint {
        var path: [CALayer] = []
        var layer: CALayer? = self
        while let current = layer {
            path.append(current)
            layer = current.superlayer
        }
        var point = point
        for current in path.reversed() {
            point =
                current.isSimple
                ? CGPoint(
                    x: point.x + current.bounds.origin.x - current.frame.origin.x,
                    y: point.y + current.bounds.origin.y - current.frame.origin.y)
                : point.applying(current.toSuperlayer.inverted())
        }
        return point
    }

    private var isSimple: Bool { affineTransform().isIdentity }
}
