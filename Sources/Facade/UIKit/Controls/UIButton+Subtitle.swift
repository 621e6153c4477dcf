import LayoutSimGeometry
import LayoutSimViewTree

extension UIButton.Configuration {
    /// The font of the subtitle for the button's size, 13 points at the medium size [iOS 26.1].
    var subtitleFont: UIFont {
        .preferredFont(forTextStyle: buttonSize.size.hasSmallTexts ? .caption1 : .footnote)
    }

    /// Returns the alignment of the lines of title and subtitle relative to each other [iOS 26.1]; the label's own
    /// alignment if the configuration doesn't determine one.
    func textAlignment(isMirrored: Bool, else own: NSTextAlignment = .natural) -> NSTextAlignment {
        switch titleAlignment {
        case .center: .center
        case .trailing: isMirrored ? .left : .right
        case .leading: isMirrored ? .right : .left
        case .automatic: isBelowOrAboveImage ? .center : own
        }
    }

    /// Returns the side on which title and subtitle are aligned.
    func alignmentOfTexts(isMirrored: Bool) -> Button.Subtitle.Alignment {
        switch titleAlignment {
        case .center: .center
        case .trailing: isMirrored ? .left : .right
        case .automatic where isBelowOrAboveImage: .center
        case .automatic, .leading: isMirrored ? .right : .left
        }
    }

    private var isBelowOrAboveImage: Bool { image != nil && (imagePlacement == .top || imagePlacement == .bottom) }

    /// Returns the background color of a disabled button, or `nil` if the style has no background.
    func faintBackground(_ traits: UITraitCollection) -> LayoutSimGeometry.Color? {
        backgroundKind == .plain ? nil : UIColor.tertiarySystemFill.geometryColor(traits)
    }
}
