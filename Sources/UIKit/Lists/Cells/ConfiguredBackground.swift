import Foundation

/// What a background configuration shows behind the contents of a cell.
@MainActor final class ConfiguredBackground: UIView {
    /// What it shows.
    private(set) var configuration = UIBackgroundConfiguration.clear()
    private let plate = UIView()
    private let stroke = UIView()
    private var effect: UIVisualEffectView?
    private var picture: UIImageView?
    private var custom: UIView?

    /// Takes the looks of a configuration, with the tint of the cell.
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

    /// The color lies below the effect, the picture above it, then the view of the app, then the border.
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

    /// The place within a view.
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
    /// What the background configuration of a cell shows in a view of its own.
    var configuredBackground: ConfiguredBackground? {
        subviews.lazy.compactMap { $0 as? ConfiguredBackground }.first
    }

    /// Puts the background of a configuration where its insets say.
    func placeConfiguredBackground() { configuredBackground?.place(in: self) }
}
