import LayoutSimGeometry
import LayoutSimViewTree

extension UIButton.Configuration {
    /// The font of the subtitle at the button's size, 13 points at the medium one [iOS 26.1].
    var subtitleFont: UIFont {
        .preferredFont(forTextStyle: buttonSize.size.hasSmallTexts ? .caption1 : .footnote)
    }

    /// How the lines of title and subtitle stand to each other [iOS 26.1]; what the label says is asked where nothing is
    /// configured.
    func textAlignment(isMirrored: Bool, else own: NSTextAlignment = .natural) -> NSTextAlignment {
        switch titleAlignment {
        case .center: .center
        case .trailing: isMirrored ? .left : .right
        case .leading: isMirrored ? .right : .left
        case .automatic: isBelowOrAboveImage ? .center : own
        }
    }

    /// The side at which title and subtitle stand.
    func alignmentOfTexts(isMirrored: Bool) -> Button.Subtitle.Alignment {
        switch titleAlignment {
        case .center: .center
        case .trailing: isMirrored ? .left : .right
        case .automatic where isBelowOrAboveImage: .center
        case .automatic, .leading: isMirrored ? .right : .left
        }
    }

    private var isBelowOrAboveImage: Bool { image != nil && (imagePlacement == .top || imagePlacement == .bottom) }

    /// The color behind the title of a disabled button, which has none if it has none when it is enabled.
    func faintBackground(_ traits: UITraitCollection) -> LayoutSimGeometry.Color? {
        backgroundKind == .plain ? nil : UIColor.tertiarySystemFill.geometryColor(traits)
    }
}
