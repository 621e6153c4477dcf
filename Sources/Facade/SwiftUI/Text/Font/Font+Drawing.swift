import CoreGraphics
import UIKit

extension Font {
    /// Returns UIKit's font in an environment: of the user's size, and bold if the user asks for bold texts.
    func uiFont(in environment: EnvironmentValues) -> UIFont { uiFont(with: environment.traits) }

    /// Returns UIKit's font with traits.
    func uiFont(with traits: UITraitCollection) -> UIFont {
        let font = plainFont(with: traits)
        return traits.legibilityWeight == .bold ? font.applying(.bold(true)) : font
    }

    private func plainFont(with traits: UITraitCollection) -> UIFont {
        switch source {
        case .style(let style, let design, let weight):
            var font = UIFont.preferredFont(forTextStyle: style.uiKit, compatibleWith: traits)
            if let design { font = font.applying(.design(design)) }
            if let weight { font = font.applying(.weight(weight)) }
            return font
        case .system(let size, let weight, let design):
            let font = UIFont.systemFont(ofSize: size, weight: UIFont.Weight((weight ?? .regular).value))
            return design.map { font.applying(.design($0)) } ?? font
        case .custom(let name, let size, let style):
            let font = UIFont(name: name, size: size) ?? UIFont.systemFont(ofSize: size)
            guard let style else { return font }
            return UIFontMetrics(forTextStyle: style.uiKit).scaledFont(for: font, compatibleWith: traits)
        case .uiKit(let font): return font
        case .changed(let font, let change): return font.plainFont(with: traits).applying(change)
        }
    }

    /// Whether it is a font of the system, which nobody registers or replaces.
    var isSystem: Bool {
        switch source {
        case .style, .system: true
        case .custom, .uiKit, .changed: false
        }
    }

    /// Whether the size is a number that no font can have.
    var hasOddSize: Bool {
        switch source {
        case .style, .uiKit: false
        case .system(let size, _, _), .custom(_, let size, _), .changed(_, .size(let size)): !size.isFinite
        case .changed(let font, .scale(let factor)): !factor.isFinite || font.hasOddSize
        case .changed(let font, _): font.hasOddSize
        }
    }

    /// Whether the font grows with the user's size.
    var isScaled: Bool {
        switch source {
        case .style: true
        case .custom(_, _, let style): style != nil
        case .system, .uiKit: false
        case .changed(_, .size): false
        case .changed(let font, _): font.isScaled
        }
    }
}

extension UIFont {
    /// Returns the font with a change; without it where the font's family has no such face.
    func applying(_ change: FontChange) -> UIFont {
        switch change {
        case .weight(let weight):
            let traits = [UIFontDescriptor.TraitKey.weight: UIFont.Weight(weight.value)]
            return UIFont(descriptor: fontDescriptor.addingAttributes([.traits: traits]), size: 0)
        case .bold(let isBold): return changing(.traitBold, isBold)
        case .italic(let isItalic): return changing(.traitItalic, isItalic)
        case .monospaced(let isMonospaced): return applying(.design(isMonospaced ? .monospaced : .default))
        case .monospacedDigit:
            // The number spacing feature (AAT type 6), with the monospaced selector (0).
            let feature: [UIFontDescriptor.FeatureKey: Any] = [.type: 6, .selector: 0]
            return UIFont(descriptor: fontDescriptor.addingAttributes([.featureSettings: [feature]]), size: 0)
        case .design(let design):
            return fontDescriptor.withDesign(design.uiKit).map { UIFont(descriptor: $0, size: 0) } ?? self
        case .width(let width): return withLetterWidth(UIFont.Width(width.value))
        case .leading(let leading):
            switch leading {
            case .standard: return self
            case .tight: return changing(.traitTightLeading, true)
            case .loose: return changing(.traitLooseLeading, true)
            }
        case .size(let size): return withSize(size)
        case .scale(let factor): return withSize(pointSize * factor)
        case .smallCaps: return self
        }
    }

    private func changing(_ trait: UIFontDescriptor.SymbolicTraits, _ isOn: Bool) -> UIFont {
        var traits = fontDescriptor.symbolicTraits
        guard traits.contains(trait) != isOn else { return self }
        if isOn { traits.insert(trait) } else { traits.remove(trait) }
        return fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: 0) } ?? self
    }
}

extension Font.TextStyle {
    /// UIKit's style.
    var uiKit: UIFont.TextStyle {
        switch self {
        case .extraLargeTitle: .extraLargeTitle
        case .extraLargeTitle2: .extraLargeTitle2
        case .largeTitle: .largeTitle
        case .title: .title1
        case .title2: .title2
        case .title3: .title3
        case .headline: .headline
        case .subheadline: .subheadline
        case .body: .body
        case .callout: .callout
        case .footnote: .footnote
        case .caption: .caption1
        case .caption2: .caption2
        }
    }
}

extension Font.Design {
    /// UIKit's design.
    var uiKit: UIFontDescriptor.SystemDesign {
        switch self {
        case .default: .default
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}
