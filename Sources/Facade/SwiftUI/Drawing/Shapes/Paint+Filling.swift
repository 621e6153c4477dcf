import QuartzCore
import UIKit

extension _Paint {
    /// Returns a view that shows the paint, the one so far if it can.
    @MainActor func filling(reusing old: UIView?) -> UIView {
        switch kind {
        case .gradient: old as? GradientView ?? GradientView()
        case .material(let material): old as? MaterialView ?? MaterialView(effect: UIBlurEffect(style: material.style))
        case .glass(let isClear):
            old as? MaterialView ?? MaterialView(effect: UIGlassEffect(style: isClear ? .clear : .regular))
        case .mesh: old as? MeshView ?? MeshView()
        case .color, .tiles: old.flatMap { type(of: $0) == UIView.self ? $0 : nil } ?? UIView()
        }
    }

    /// Has a view show the paint as it is for a rectangle in the space around the view, in points.
    @MainActor func fill(_ view: UIView, for rect: CGRect) {
        let own = rect.offsetBy(dx: -view.frame.minX, dy: -view.frame.minY)
        switch kind {
        case .color(let color): view.backgroundColor = color
        case .gradient(let gradient): (view as? GradientView)?.show(gradient, for: own)
        case .material(let material):
            (view as? MaterialView)?.effect = UIBlurEffect(style: material.style)
        case .glass(let isClear):
            (view as? MaterialView)?.effect = UIGlassEffect(style: isClear ? .clear : .regular)
        case .mesh(let mesh): (view as? MeshView)?.show(mesh, in: own)
        case .tiles(let image, let part, let scale):
            view.backgroundColor = UIColor(patternImage: image.part(part, scaled: scale))
        }
    }
}

/// Shows a material.
final class MaterialView: UIVisualEffectView {}

/// Shows a gradient.
final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    func show(_ gradient: GradientPaint, for rect: CGRect) {
        guard let layer = layer as? CAGradientLayer, bounds.width > 0, bounds.height > 0 else { return }
        let stops = gradient.layerStops
        layer.colors = stops.map(\.color.cgColor)
        layer.locations = stops.map { NSNumber(value: Double($0.location)) }
        func unit(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x / bounds.width, y: point.y / bounds.height) }
        switch gradient.form {
        case .linear(let start, let end):
            layer.type = .axial
            (layer.startPoint, layer.endPoint) = (unit(start.place(in: rect)), unit(end.place(in: rect)))
        case .radial(let center, _, let radius):
            let middle = center.place(in: rect)
            layer.type = .radial
            layer.startPoint = unit(middle)
            layer.endPoint = unit(CGPoint(x: middle.x + radius, y: middle.y + radius))
        case .elliptical(let center, _, let part):
            let middle = center.place(in: rect)
            layer.type = .radial
            layer.startPoint = unit(middle)
            layer.endPoint = unit(CGPoint(x: middle.x + rect.width * part, y: middle.y + rect.height * part))
        case .angular(let center, let start, _):
            let middle = center.place(in: rect)
            let end = CGPoint(x: 100, y: 0).applying(CGAffineTransform(rotationAngle: CGFloat(start.radians)))
            layer.type = .conic
            layer.startPoint = unit(middle)
            layer.endPoint = unit(CGPoint(x: middle.x + end.x, y: middle.y + end.y))
        }
    }
}

extension GradientPaint {
    /// The stops as places between the beginning and the end of a layer's gradient, from 0 to 1 and rising.
    var layerStops: [Stop] {
        let sorted = stops.enumerated().sorted {
            ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
        }.map(\.element)
        guard let first = sorted.first, let last = sorted.last else { return [] }
        switch form {
        case .linear: return sorted
        case .radial(_, let from, let to), .elliptical(_, let from, let to):
            guard to > 0, from != 0 else { return sorted }
            return [Stop(color: first.color, location: 0)]
                + sorted.map { Stop(color: $0.color, location: (from + $0.location * (to - from)) / to) }
        case .angular(_, let from, let to):
            let share = CGFloat((to - from).radians / (2 * .pi))
            guard share > 0, share < 1 else { return sorted }
            // What is left of the turn has the last color up to its middle, and the first one behind it.
            let middle = (1 + share) / 2
            return sorted.map { Stop(color: $0.color, location: $0.location * share) } + [
                Stop(color: last.color, location: middle), Stop(color: first.color, location: middle),
                Stop(color: first.color, location: 1),
            ]
        }
    }
}

/// Shows a net of colors.
final class MeshView: UIView {
    private var mesh: MeshPaint?
    private var rect = CGRect.zero

    func show(_ mesh: MeshPaint, in rect: CGRect) {
        self.mesh = mesh
        self.rect = rect
        isOpaque = false
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        mesh?.draw(in: self.rect, context)
    }
}

extension UIImage {
    /// Returns a part of the picture in unit coordinates, larger or smaller, as a tile.
    @MainActor fileprivate func part(_ part: CGRect, scaled scale: CGFloat) -> UIImage {
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        guard part != whole || scale != 1 else { return self }
        let size = CGSize(width: self.size.width * scale, height: self.size.height * scale)
        let tile = CGSize(width: size.width * part.width, height: size.height * part.height)
        return UIGraphicsImageRenderer(size: tile).image { _ in
            self.draw(
                in: CGRect(
                    x: -size.width * part.minX, y: -size.height * part.minY, width: size.width, height: size.height))
        }
    }
}
