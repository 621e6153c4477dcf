import Foundation

extension UIView {
    /// The first adjustment of the tint that is not automatic, in the view or above it, else normal.
    var effectiveTintAdjustment: TintAdjustmentMode {
        var view: UIView? = self
        while let current = view {
            let own = current.rare.tintAdjustmentMode
            if own != .automatic { return own }
            view = current.state.superview
        }
        return .normal
    }

    func setTintAdjustment(_ mode: TintAdjustmentMode) {
        let old = effectiveTintAdjustment
        state.ownSeldom.tintAdjustmentMode = mode
        if effectiveTintAdjustment != old { tintAdjustmentChanged() }
    }

    /// Tells the view, and the views below it that have no adjustment of their own.
    private func tintAdjustmentChanged() {
        callWithTraits { tintColorDidChange() }
        setNeedsDisplay()
        for view in state.subviews where view.rare.tintAdjustmentMode == .automatic { view.tintAdjustmentChanged() }
    }
}

extension UIColor {
    /// The gray with the lightness of the color, and four fifths of its opacity, in each appearance.
    var dimmedTint: UIColor {
        UIColor { [self] traits in
            var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            unsafe resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return UIColor(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: 0.8 * alpha)
        }
    }
}
