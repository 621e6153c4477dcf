import CoreGraphics
import Foundation

/// Whether an animation block is running, so that layer changes are animated.
package enum AnimatedChanges {
    /// Whether layer changes are being animated.
    package nonisolated(unsafe) static var areMade = false
    /// Whether layers were added to trees since the last commit.
    nonisolated(unsafe) static var hasNewLayers = false
}

extension CALayer {
    /// Whether changes of the layer are animated.
    final var isWatched: Bool { unsafe AnimatedChanges.areMade || isCommitted && host == nil }

    func changed<Value>(_ key: String, from old: Value) {
        host?.layerAppearanceChanged(self)
        if isWatched { animate(key, from: old) }
    }

    func moved<Value>(_ key: String, from old: Value) {
        host?.layerMoved(self)
        if isWatched { animate(key, from: old) }
    }

    func boundsChanged(from old: CGRect) {
        if bounds.size != old.size {
            setNeedsLayout()
            if needsDisplayOnBoundsChange { setNeedsDisplay() }
        }
        host?.layer(self, boundsChangedFrom: old)
        if isWatched { animate("bounds", from: old) }
    }

    /// Stores the value of a dynamic property, which a subclass declares without storage, and runs the property's
    /// action.
    package func manage(_ value: Any?, _ key: String) {
        let old = self.value(forKey: key)
        // Copying the values of the model layer is not a change.
        let action = modelLayer == nil ? wantedAction(key) : nil
        setValue(value, forKey: key)
        run(action, key, from: old)
    }

    /// Runs the action for a property whose value has changed.
    func animate(_ key: String, from old: Any?) {
        run(wantedAction(key), key, from: old)
    }

    private func wantedAction(_ key: String) -> (any CAAction)? {
        CATransaction.disableActions() ? nil : action(forKey: key)
    }

    private func run(_ action: (any CAAction)?, _ key: String, from old: Any?) {
        guard let action else { return }
        if host == nil, let animation = action as? CABasicAnimation, animation.fromValue == nil,
            animation.byValue == nil
        {
            let path = animation.keyPath ?? key
            let isRunning = runningAnimations.contains { $0.key == key }
            animation.fromValue = isRunning ? presentedAlone().value(forKeyPath: path) : old
            if animation.toValue == nil { animation.toValue = value(forKeyPath: path) }
        }
        action.run(forKey: key, object: self, arguments: old.map { ["old": $0] })
    }

    /// Returns the implicit animation of a layer that was shown and belongs to no view.
    func implicitAction(_ key: String) -> (any CAAction)? {
        guard isCommitted, host == nil, CALayer.implicitKeys.contains(key) else { return nil }
        if key == "contents" || key == "hidden" { return CATransition() }
        let animation = CABasicAnimation(keyPath: key)
        animation.duration = CATransaction.animationDuration()
        animation.timingFunction =
            CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
        return animation
    }

    private static let implicitKeys: Set<String> = [
        "anchorPoint", "backgroundColor", "borderColor", "borderWidth", "bounds", "colors", "contents", "contentsRect",
        "cornerRadius", "endPoint", "fillColor", "hidden", "lineWidth", "locations", "opacity", "path", "position",
        "shadowColor", "shadowOffset", "shadowOpacity", "shadowPath", "shadowRadius", "startPoint", "strokeColor",
        "strokeEnd", "strokeStart", "sublayerTransform", "transform", "zPosition",
    ]

    /// Marks the layers of the tree as committed, so that later changes of those without a view are animated.
    package func commitTree() {
        guard unsafe AnimatedChanges.hasNewLayers else { return }
        var waiting = [self]
        while let layer = waiting.popLast() {
            if layer.host == nil { layer.isCommitted = true }
            if let mask = layer.mask { mask.isCommitted = true }
            waiting += layer.children
        }
    }

    /// Marks the trees of all windows as committed.
    package static func endCommit() { unsafe AnimatedChanges.hasNewLayers = false }
}
