import Foundation

/// The view that shows a background configuration behind the contents of a cell.
@MainActor final class ConfiguredBackground: UIView {
    /// The background configuration.
    private(set) var configuration = UIBackgroundConfiguration.clear()
    private let plate = UIView()
    private let stroke = UIView()
    private var effect: UIVisualEffectView?
    private var picture: UIImageView?
    private var custom: UIView?

    /// Shows a background configuration with the tint color of the cell.
    func show(_ new: UIBackgroundConfiguration, tint: UIColor?) {
        configuration = new
        isUserInteractionEnabled = new.customView != nil
        replaceParts()
        plate.backgroundColor = new.shownColor(tint)
        for view in subviews where view !== stroke {
            view.layer.cornerRadius = new.cornerRadius
            view.clipsToBounds = new.cornerRadius > 0 && view !== plate
        }
        stroke.isHidden = new.strokeWidth == 0
        stroke.layer.borderWidth = new.strokeWidth
        stroke.layer.borderColor = new.shownStroke(tint)?.cgColor
        stroke.layer.cornerRadius = max(0, new.cornerRadius + (new.cornerRadius > 0 ? new.strokeOutset : 0))
        let shadow = new.shadowProperties
        plate.layer.shadowColor = shadow.color.cgColor
        plate.layer.shadowOpacity = Float(shadow.opacity)
        plate.layer.shadowRadius = shadow.radius
        plate.layer.shadowOffset = shadow.offset
        plate.layer.shadowPath = shadow.path?.cgPath
        setNeedsLayout()
    }

    /// Replaces the subviews, from back to front: the color, the effect, the image, the custom view, and the border.
    private func replaceParts() {
        effect?.removeFromSuperview()
        picture?.removeFromSuperview()
        if custom !== configuration.customView { custom?.removeFromSuperview() }
        custom = configuration.customView
        effect = configuration.visualEffect.map { UIVisualEffectView(effect: $0) }
        picture = configuration.image.map { UIImageView(image: $0) }
        picture?.contentMode = configuration.imageContentMode
        for view in [plate, effect, picture, custom, stroke] {
            guard let view else { continue }
            addSubview(view)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews { view.frame = bounds }
        stroke.frame = bounds.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
    }

    /// Sets the frame within a cell.
    fileprivate func place(in cell: UIView) {
        let (insets, margins) = (configuration.backgroundInsets, cell.directionalLayoutMargins)
        let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
        let leading = insets.leading + (edges.contains(.leading) ? margins.leading : 0)
        let trailing = insets.trailing + (edges.contains(.trailing) ? margins.trailing : 0)
        let top = insets.top + (edges.contains(.top) ? margins.top : 0)
        let bottom = insets.bottom + (edges.contains(.bottom) ? margins.bottom : 0)
        let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let bounds = cell.bounds
        let new = CGRect(
            x: bounds.minX + (isMirrored ? trailing : leading), y: bounds.minY + top,
            width: max(0, bounds.width - leading - trailing), height: max(0, bounds.height - top - bottom))
        if frame != new { frame = new }
    }
}

extension UIView {
    /// The view that shows the background configuration of a cell, if any.
    var configuredBackground: ConfiguredBackground? {
        subviews.lazy.compactMap { $0 as? ConfiguredBackground }.first
    }

    /// Positions the view of the background configuration by its insets.
    func placeConfiguredBackground() { configuredBackground?.place(in: self) }
}
