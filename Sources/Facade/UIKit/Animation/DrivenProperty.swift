import QuartzCore

/// A property that a property animator drives.
struct DrivenProperty {
    let layer: CALayer
    let key: String
    let from: Any
    var to: Any
    /// The start of the animation, as a fraction of the duration.
    let delay: Double
    let animation: CAPropertyAnimation

    /// Ends the animation with one of its values.
    @MainActor func end(at position: UIViewAnimatingPosition) {
        let value: Any? =
            switch position {
            case .start: from
            case .end: to
            case .current: layer.valuePresented(key)
            }
        if layer.animation(forKey: key) === animation { layer.removeAnimation(forKey: key) }
        ViewAnimation.current.withoutAnimation {
            layer.setValue(value, forKey: key)
            guard key == "backgroundColor", position != .end, let view = layer.host as? UIView else { return }
            view.backgroundColor = (value as? CGColor).map { UIColor(cgColor: $0) }
        }
    }
}
