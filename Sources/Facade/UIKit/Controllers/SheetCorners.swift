import QuartzCore

/// The rounded corners of a presented view while it is a sheet; corners that the app has rounded are left alone.
@MainActor struct SheetCorners {
    private var before: (radius: CGFloat, clips: Bool, corners: CACornerMask)?

    /// Rounds all corners of a sheet, or the top ones.
    mutating func round(_ view: UIView, _ radius: CGFloat, all: Bool) {
        let layer = view.layer
        if before == nil {
            guard layer.cornerRadius == 0 else { return }
            before = (layer.cornerRadius, layer.masksToBounds, layer.maskedCorners)
        }
        layer.cornerRadius = radius
        layer.masksToBounds = true
        let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        layer.maskedCorners = all ? top.union([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) : top
    }

    /// Restores the view's original corners.
    mutating func restore(_ view: UIView) {
        guard let before else { return }
        (view.layer.cornerRadius, view.layer.masksToBounds) = (before.radius, before.clips)
        view.layer.maskedCorners = before.corners
        self.before = nil
    }
}
