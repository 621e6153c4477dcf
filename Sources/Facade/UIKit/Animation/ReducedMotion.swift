import Foundation
import QuartzCore

/// The motion that an app animates despite the user's preference for reduced motion.
///
/// Changes of position, size and transform count as motion; those of opacity and color don't, since fades are the
/// recommended replacement [Apple, Human Interface Guidelines, "Motion"].
@MainActor package enum ReducedMotion {
    /// The distinct motions since the list was cleared, such as `panel moves by 0, 300 in 0.3 s`.
    package private(set) static var ignored: [String] = []

    /// Clears the list.
    package static func forget() { ignored = [] }

    /// Records the motion of a layer's animation from the old value of a property to its current one.
    static func note(_ layer: CALayer, _ key: String, from old: Any?, _ group: AnimationGroup) {
        guard SimulatedDevice.current.reducesMotion, group.driver?.isOfSystem != true,
            let way = way(of: layer, key, from: old)
        else { return }
        let name = (layer.delegate as? UIView)?.spokenName ?? layer.name ?? "a layer"
        let duration = group.driver?.duration ?? group.settings.duration
        let line = "\(name) \(way) in \(decimal(duration)) s"
        if !ignored.contains(line) { ignored.append(line) }
    }

    private static func way(of layer: CALayer, _ key: String, from old: Any?) -> String? {
        switch (key, old) {
        case ("position", let old as CGPoint):
            let way = layer.position - old
            return way == .zero ? nil : "moves by \(decimal(way.x)), \(decimal(way.y))"
        case ("bounds", let old as CGRect) where old.size != layer.bounds.size:
            let (from, to) = (old.size, layer.bounds.size)
            return
                "goes from \(decimal(from.width)) × \(decimal(from.height)) to \(decimal(to.width)) × \(decimal(to.height))"
        case ("bounds", let old as CGRect):
            let way = layer.bounds.origin - old.origin
            return way == .zero ? nil : "scrolls by \(decimal(way.x)), \(decimal(way.y))"
        case ("transform", _), ("sublayerTransform", _):
            let (from, to) = (old as? CATransform3D, key == "transform" ? layer.transform : layer.sublayerTransform)
            return from.map { CATransform3DEqualToTransform($0, to) } ?? false ? nil : "is transformed"
        default: return nil
        }
    }

    private static func decimal(_ number: CGFloat) -> String { decimal(Double(number)) }

    /// Returns a number with at most two decimals.
    private static func decimal(_ number: Double) -> String {
        let rounded = (number * 100).rounded() / 100
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }
}
