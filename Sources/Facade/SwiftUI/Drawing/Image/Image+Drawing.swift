import LayoutSimInertness
import UIKit

extension Image {
    /// Returns UIKit's picture in an environment; `nil` if there is none of the name.
    func picture(in environment: EnvironmentValues) -> UIImage? {
        let traits = environment.traits
        var picture: UIImage?
        switch source {
        case .asset(let name, let bundle):
            picture = UIImage(named: name, in: bundle, compatibleWith: traits)
        case .symbol(let name):
            let shown = environment.symbolVariants.names(of: name).first ?? name
            picture = UIImage(systemName: shown, withConfiguration: configuration(of: shown, in: environment))
        case .uiKit(let image):
            picture =
                image.isSymbolImage && image.symbolConfiguration == nil
                ? image.withConfiguration(configuration(of: "", in: environment)) : image
        }
        switch renderingMode {
        case .template?: picture = picture?.withRenderingMode(.alwaysTemplate)
        case .original?: picture = picture?.withRenderingMode(.alwaysOriginal)
        case nil: break
        }
        guard let resizing else { return picture }
        let insets = resizing.insets
        guard insets != EdgeInsets() || resizing.mode == .tile else { return picture }
        let isRightToLeft = environment.layoutDirection == .rightToLeft
        return picture?.resizableImage(
            withCapInsets: UIEdgeInsets(
                top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
                right: isRightToLeft ? insets.leading : insets.trailing),
            resizingMode: resizing.mode == .tile ? .tile : .stretch)
    }

    /// The size, the weight, the scale and the colors of symbols.
    private func configuration(
        of name: String, in environment: EnvironmentValues
    ) -> UIImage.SymbolConfiguration {
        let font = environment.uiFont
        let traits = font.fontDescriptor.object(forKey: .traits) as? [UIFontDescriptor.TraitKey: Any]
        let weight = UIFont.Weight(traits?[.weight] as? CGFloat ?? 0).symbolWeight()
        let size = UIImage.SymbolConfiguration(
            pointSize: font.pointSize, weight: weight, scale: environment.imageScale.uiKit)
        switch (symbolMode ?? environment.symbolRenderingMode)?.kind {
        case .multicolor?:
            inert(.looks, in: SymbolRenderingMode.self, "multicolor")
            return size.applying(UIImage.SymbolConfiguration.preferringMulticolor())
        case .hierarchical?:
            let color = environment.foregroundPaint(0).color
            return size.applying(UIImage.SymbolConfiguration(hierarchicalColor: color))
        case .palette?:
            inert(.looks, in: SymbolRenderingMode.self, "palette")
            let colors = (0..<3).map { environment.foregroundPaint($0).color }
            // Symbols have one color here, and white marks where they are filled: the area is the second layer then.
            let isMarked = Self.areas.contains { name.contains("\($0).fill") }
            return size.applying(UIImage.SymbolConfiguration(paletteColors: isMarked ? [colors[1]] : colors))
        case .monochrome?, nil: return size
        }
    }

    /// The forms that surround what filled symbols have in them.
    private static let areas = ["circle", "square", "shield", "seal", "diamond", "hexagon", "octagon", "triangle"]

    /// What VoiceOver says of the picture: its label, else the name of its file.
    @MainActor func spoken(in environment: EnvironmentValues) -> String? {
        if let label { return label.words(in: environment) }
        return switch source {
        case .asset(let name, _), .symbol(let name): name
        case .uiKit(let image): image.accessibilityLabel
        }
    }
}
