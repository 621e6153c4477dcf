import CoreGraphics
import Foundation

extension CALayer {
    private var superlayers: [CALayer] {
        var list = [self]
        while let next = list.last?.superlayer { list.append(next) }
        return list
    }

    /// Converts a point through the nearest common ancestor of two layers, or else through the space around the root.
    func place(_ point: CGPoint, from source: CALayer?, to target: CALayer?) -> CGPoint {
        let (up, down) = CALayer.route(from: source, to: target)
        var point = point
        for layer in up { point = layer.placementInSuperlayer.project(point) }
        for layer in down.reversed() { point = layer.placementInSuperlayer.unproject(point) }
        return point
    }

    func place(_ rect: CGRect, from source: CALayer?, to target: CALayer?) -> CGRect {
        guard !rect.isNull, !rect.isInfinite else { return rect }
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ]
        let (up, down) = CALayer.route(from: source, to: target)
        if (up + down).allSatisfy({
            $0.transform == CATransform3DIdentity
                && $0.superlayer?.sublayerTransform ?? CATransform3DIdentity == CATransform3DIdentity
        }) {
            return CGRect(origin: place(rect.origin, from: source, to: target), size: rect.size)
        }
        return CGRect(around: corners.map { place($0, from: source, to: target) })
    }

    private static func route(from source: CALayer?, to target: CALayer?) -> (up: [CALayer], down: [CALayer]) {
        let (up, down) = (source?.superlayers ?? [], target?.superlayers ?? [])
        guard let meeting = up.firstIndex(where: { layer in down.contains { $0 === layer } }),
            let other = down.firstIndex(where: { $0 === up[meeting] })
        else { return (up, down) }
        return (Array(up[..<meeting]), Array(down[..<other]))
    }

    func topmost(at point: CGPoint) -> CALayer? {
        guard !isHidden, opacity > 0 else { return nil }
        let inside = placementInSuperlayer.unproject(point)
        if masksToBounds, !contains(inside) { return nil }
        for child in childrenBackToFront.reversed() {
            if let hit = child.hitTest(inside) { return hit }
        }
        return contains(inside) ? self : nil
    }

    /// The sublayers in drawing order: by `zPosition`, then in the order in which they were added.
    package var childrenBackToFront: [CALayer] {
        guard children.contains(where: { $0.zPosition != 0 }) else { return children }
        return children.enumerated().sorted {
            ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
        }.map(\.element)
    }

    var visiblePart: CGRect {
        var visible = bounds
        var layer = self
        while let above = layer.superlayer {
            if above.masksToBounds { visible = visible.intersection(convert(above.bounds, from: above)) }
            layer = above
        }
        return visible
    }

    var enclosingScrollLayer: CAScrollLayer? {
        superlayers.lazy.compactMap { $0 as? CAScrollLayer }.first
    }

    func scrollToShow(_ rect: CGRect) {
        guard let scroller = enclosingScrollLayer else { return }
        scroller.scroll(to: convert(rect, to: scroller))
    }
}
