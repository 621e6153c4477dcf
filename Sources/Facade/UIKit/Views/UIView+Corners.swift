public import Foundation
import QuartzCore

extension UIView {
    /// The configuration of the corners; radii follow the view's size and the corners of the nearest superview with a
    /// configuration.
    public var cornerConfiguration: UICornerConfiguration {
        get { state.seldom?.cornerConfiguration ?? .corners(radius: 0) }
        set {
            state.ownSeldom.cornerConfiguration = newValue
            takeCornerConfiguration()
        }
    }

    /// Returns the effective radius of a corner, in points.
    public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
        guard let index = UIView.cornerOrder.firstIndex(where: { corner.contains($0) }) else { return 0 }
        guard let shape = state.seldom?.cornerConfiguration?.shape else { return layer.cornerRadius }
        let half = min(bounds.width, bounds.height) / 2
        return switch shape {
        case .capsule(let maximum): min(half, maximum ?? half)
        case .uniform(let radius):
            min(half, UIView.cornerOrder.indices.map { resolved(radius, corner: $0) }.max() ?? 0)
        case .corners(let radii): min(half, radii[index].map { resolved($0, corner: index) } ?? 0)
        }
    }

    /// Applies the configuration to the layer; a layer has a single radius, the largest, for all its rounded corners.
    func takeCornerConfiguration() {
        if state.seldom?.cornerConfiguration != nil {
            let radii = UIView.cornerOrder.map { effectiveRadius(corner: $0) }
            layer.cornerRadius = radii.max() ?? 0
            let round = zip(radii, UIView.layerCorners).filter { $0.0 > 0 }.map(\.1)
            layer.maskedCorners = round.isEmpty ? CACornerMask(UIView.layerCorners) : CACornerMask(round)
        }
        for view in state.subviews where view.state.seldom?.cornerConfiguration != nil {
            view.takeCornerConfiguration()
        }
    }

    private static var cornerOrder: [UIRectCorner] { [.topLeft, .topRight, .bottomRight, .bottomLeft] }
    private static var layerCorners: [CACornerMask] {
        [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMaxXMaxYCorner, .layerMinXMaxYCorner]
    }

    private func resolved(_ radius: UICornerRadius, corner: Int) -> CGFloat {
        switch radius.kind {
        case .fixed(let radius): return radius
        case .concentric(let minimum):
            guard let container = roundedContainer else { return minimum ?? 0 }
            let frame = container.convert(bounds, from: self)
            let isRight = corner == 1 || corner == 2
            let isBottom = corner >= 2
            let x = isRight ? container.bounds.maxX - frame.maxX : frame.minX - container.bounds.minX
            let y = isBottom ? container.bounds.maxY - frame.maxY : frame.minY - container.bounds.minY
            let outer = container.effectiveRadius(corner: UIView.cornerOrder[corner])
            return max(minimum ?? 0, outer - max(x, y))
        }
    }

    private var roundedContainer: UIView? {
        var view = superview
        while let candidate = view, candidate.state.seldom?.cornerConfiguration == nil { view = candidate.superview }
        return view
    }
}
