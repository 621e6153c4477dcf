import QuartzCore

/// The corners of a presented view, which are round as long as it is a sheet; those that the app made round stay.
@MainActor struct SheetCorners {
    private var before: (radius: CGFloat, clips: Bool, corners: CACornerMask)?

    /// Makes all corners of a sheet round, or those at its top.
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

    /// Gives the view its own corners back.
    mutating func restore(_ view: UIView) {
        guard let before else { return }
        (view.layer.cornerRadius, view.layer.masksToBounds) = (before.radius, before.clips)
        view.layer.maskedCorners = before.corners
        self.before = nil
    }
}
