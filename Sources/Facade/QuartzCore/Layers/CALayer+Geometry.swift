import CoreGraphics
import Foundation

extension CALayer {
    /// The transform from the bounds to the superlayer, without the superlayer's `sublayerTransform`.
    package var placement: CATransform3D {
        let anchor = anchorInBounds
        let toAnchor = CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ)
        let toPosition = CATransform3DMakeTranslation(position.x, position.y, zPosition)
        return CATransform3DConcat(CATransform3DConcat(toAnchor, transform), toPosition)
    }

    /// The transform from the bounds to the superlayer.
    package var placementInSuperlayer: CATransform3D {
        guard let superlayer, superlayer.sublayerTransform != CATransform3DIdentity else { return placement }
        let anchor = superlayer.anchorInBounds
        let around = CATransform3DConcat(
            CATransform3DConcat(
                CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0), superlayer.sublayerTransform),
            CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
        return CATransform3DConcat(placement, around)
    }

    /// Whether the layer is hidden because it faces away from the viewer; the depth of transform layers around it
    /// counts.
    package var isTurnedAway: Bool {
        guard !isDoubleSided else { return false }
        var (place, outer) = (placementInSuperlayer, superlayer)
        while let layer = outer as? CATransformLayer {
            place = CATransform3DConcat(place, layer.placementInSuperlayer)
            outer = layer.superlayer
        }
        return place.m33 < 0
    }

    private var anchorInBounds: CGPoint {
        CGPoint(x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
    }

    var frameOfBounds: CGRect {
        let size = bounds.size
        if seldom == nil || transform == CATransform3DIdentity {
            return CGRect(
                x: position.x - size.width * anchorPoint.x, y: position.y - size.height * anchorPoint.y,
                width: size.width, height: size.height)
        }
        let transform = transform
        let anchor = CGPoint(x: size.width * anchorPoint.x, y: size.height * anchorPoint.y)
        let corners = [(0, 0), (1, 0), (0, 1), (1, 1)].map { (x: CGFloat, y: CGFloat) in
            let corner = CGPoint(x: x * size.width - anchor.x, y: y * size.height - anchor.y)
            let seen = transform.project(corner)
            return CGPoint(x: seen.x + position.x, y: seen.y + position.y)
        }
        return CGRect(around: corners)
    }

    func setFrame(_ frame: CGRect) {
        let frame = frame.standardized
        var size = frame.size
        if seldom != nil, transform != CATransform3DIdentity {
            // The size as a vector, not the box around the frame: a frame of 100 by 100, set on a view that is turned
            // by 0.1, becomes 117.87 by 100 (stackoverflow 5802830).
            let inner = size.applying(affineTransform().inverted())
            size = CGSize(width: abs(inner.width), height: abs(inner.height))
        }
        let center = CGPoint(
            x: frame.origin.x + frame.size.width * anchorPoint.x, y: frame.origin.y + frame.size.height * anchorPoint.y)
        if bounds.size != size { bounds.size = size }
        if position != center { position = center }
    }

    /// Whether the layer differs from a new one only in its geometry, background, border width, corners, opacity and
    /// sublayers.
    package var isCommon: Bool { seldom == nil && type(of: self) == CALayer.self }

    /// Returns whether all sublayers satisfy a condition and have a `zPosition` of 0.
    package func hasCommonSublayers(_ condition: (CALayer) -> Bool) -> Bool {
        children.allSatisfy { $0.zPosition == 0 && condition($0) }
    }

    func moved() { host?.layerMoved(self) }

    func changed() { host?.layerAppearanceChanged(self) }
}
