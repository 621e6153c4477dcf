import CoreGraphics
public import Foundation
import LayoutSimInertness

/// The settings for drawing a symbol.
struct SymbolSetting: Hashable, Sendable {
    var pointSize: CGFloat?
    var weight = UIImage.SymbolWeight.unspecified
    var scale = UIImage.SymbolScale.unspecified
    var colors: [UIColor] = []
    var prefersMulticolor = false

    /// The size in points, adjusted for the symbol scale.
    var size: CGFloat {
        let factor: CGFloat =
            switch scale {
            case .small: 0.79
            case .large: 1.28
            default: 1
            }
        return (pointSize ?? 17) * factor
    }

    func overridden(by other: SymbolSetting) -> SymbolSetting {
        var result = self
        result.pointSize = other.pointSize ?? pointSize
        if other.weight != .unspecified { result.weight = other.weight }
        if other.scale != .unspecified { result.scale = other.scale }
        if !other.colors.isEmpty { result.colors = other.colors }
        result.prefersMulticolor = prefersMulticolor || other.prefersMulticolor
        return result
    }
}

/// The values of an image configuration.
struct ImageConfiguration: Hashable, Sendable {
    var setting = SymbolSetting()
    var traits: UITraitCollection?
    var isOfSymbol = false

    init(_ configuration: UIImage.Configuration) {
        setting = configuration.setting
        traits = configuration.traitCollection
        isOfSymbol = configuration is UIImage.SymbolConfiguration
    }

    var object: UIImage.Configuration {
        isOfSymbol
            ? UIImage.SymbolConfiguration(setting, traits: traits) : UIImage.Configuration(setting, traits: traits)
    }
}

extension UIImage {
    /// The configuration of an image, which selects a variant.
    public class Configuration: NSObject, NSCopying, NSSecureCoding {
        /// The traits of the variant.
        public let traitCollection: UITraitCollection?
        let setting: SymbolSetting

        init(_ setting: SymbolSetting = SymbolSetting(), traits: UITraitCollection? = nil) {
            self.setting = setting
            traitCollection = traits
            super.init()
        }

        /// Creates a configuration with traits.
        public convenience init(traitCollection: UITraitCollection?) { self.init(traits: traitCollection) }
        public required init?(coder: NSCoder) { nil }
        public static var supportsSecureCoding: Bool { true }
        public func encode(with coder: NSCoder) {}
        public func copy(with zone: NSZone? = nil) -> Any { self }

        /// Returns the configuration with different traits.
        public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            var values = ImageConfiguration(self)
            values.traits = traitCollection
            return values.object as? Self ?? self
        }

        /// Returns the configuration with the values that another one specifies.
        public func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
            guard let otherConfiguration else { return self }
            let setting = setting.overridden(by: otherConfiguration.setting)
            let traits = otherConfiguration.traitCollection ?? traitCollection
            let result =
                self is SymbolConfiguration
                ? SymbolConfiguration(setting, traits: traits) : Configuration(setting, traits: traits)
            return result as? Self ?? self
        }

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Configuration else { return false }
            return setting == other.setting && traitCollection == other.traitCollection
        }

        public override var hash: Int { setting.hashValue }
    }

    /// The size, weight, and colors of a symbol.
    public final class SymbolConfiguration: Configuration {
        /// A configuration that specifies nothing.
        public static var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolSetting()) }

        /// Creates a configuration with a size in points.
        public convenience init(pointSize: CGFloat) { self.init(SymbolSetting(pointSize: pointSize)) }
        /// Creates a configuration with a weight.
        public convenience init(weight: SymbolWeight) { self.init(SymbolSetting(weight: weight)) }
        /// Creates a configuration with a scale.
        public convenience init(scale: SymbolScale) { self.init(SymbolSetting(scale: scale)) }
        /// Creates a configuration with a size in points and a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(SymbolSetting(pointSize: pointSize, weight: weight))
        }
        /// Creates a configuration with a size in points, a weight, and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(SymbolSetting(pointSize: pointSize, weight: weight, scale: scale))
        }
        /// Creates a configuration with the size of a text style's font in the current content size category.
        public convenience init(textStyle: UIFont.TextStyle) { self.init(textStyle: textStyle, scale: .unspecified) }
        /// Creates a configuration with the size of a text style's font in the current content size category, and a
        /// scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            let font = UIFont.preferredFont(forTextStyle: textStyle)
            self.init(SymbolSetting(pointSize: font.pointSize, scale: scale))
        }
        /// Creates a configuration with the size of a font; its weight does not matter here.
        public convenience init(font: UIFont) { self.init(font: font, scale: .unspecified) }
        /// Creates a configuration with the size of a font and a scale; the font's weight does not matter here.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(SymbolSetting(pointSize: font.pointSize, scale: scale))
        }
        /// Creates a configuration with a color, in which all layers of the symbol are drawn here.
        public convenience init(hierarchicalColor: UIColor) { self.init(SymbolSetting(colors: [hierarchicalColor])) }
        /// Creates a configuration with colors, of which only the first is drawn here.
        public convenience init(paletteColors: [UIColor]) { self.init(SymbolSetting(colors: paletteColors)) }
        /// Returns a configuration for multicolor symbols, which are drawn in one color here.
        public static func preferringMulticolor() -> SymbolConfiguration {
            SymbolConfiguration(SymbolSetting(prefersMulticolor: true))
        }
        /// Returns a configuration for symbols in one color, which specifies nothing here.
        public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(SymbolSetting()) }
        /// Returns the configuration unchanged here.
        public func configurationWithoutTextStyle() -> SymbolConfiguration { self }
        /// Returns the configuration without its scale.
        public func configurationWithoutScale() -> SymbolConfiguration { changed { $0.scale = .unspecified } }
        /// Returns the configuration without its weight.
        public func configurationWithoutWeight() -> SymbolConfiguration { changed { $0.weight = .unspecified } }
        /// Returns the configuration without its size and weight.
        public func configurationWithoutPointSizeAndWeight() -> SymbolConfiguration {
            changed { ($0.pointSize, $0.weight) = (nil, .unspecified) }
        }

        private func changed(_ change: (inout SymbolSetting) -> Void) -> SymbolConfiguration {
            var setting = setting
            change(&setting)
            return SymbolConfiguration(setting, traits: traitCollection)
        }
    }
}

extension UIImage.SymbolWeight {
    /// Returns the font weight that matches the symbol weight.
    public func fontWeight() -> UIFont.Weight {
        switch self {
        case .unspecified, .regular: .regular
        case .ultraLight: .ultraLight
        case .thin: .thin
        case .light: .light
        case .medium: .medium
        case .semibold: .semibold
        case .bold: .bold
        case .heavy: .heavy
        case .black: .black
        }
    }
}

/// The collection of variants of an image.
public final class UIImageAsset: NSObject {
    private let first: UIImage?

    public override init() {
        first = nil
        super.init()
    }

    init(image: UIImage) {
        first = image
        super.init()
    }

    /// Returns the variant of the image for traits.
    public func image(with traitCollection: UITraitCollection) -> UIImage {
        guard let first else { return UIImage() }
        return first.values.name.flatMap { UIImage(named: $0, in: nil, compatibleWith: traitCollection) } ?? first
    }

    /// Returns the image with a configuration.
    public func image(with configuration: UIImage.Configuration) -> UIImage {
        first?.withConfiguration(configuration) ?? UIImage()
    }

    /// Does nothing here.
    public func register(_ image: UIImage, with traitCollection: UITraitCollection) { inert(.service, self) }
    /// Does nothing here.
    public func register(_ image: UIImage, with configuration: UIImage.Configuration) { inert(.service, self) }
    /// Does nothing here.
    public func unregister(with traitCollection: UITraitCollection) { inert(.service, self) }
    /// Does nothing here.
    public func unregister(with configuration: UIImage.Configuration) { inert(.service, self) }
}

extension UIFont.Weight {
    /// Returns the symbol weight that matches the nearest named font weight.
    public func symbolWeight() -> UIImage.SymbolWeight {
        let named: [UIImage.SymbolWeight] = [
            .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
        ]
        let distance = { (weight: UIImage.SymbolWeight) in abs(weight.fontWeight().rawValue - rawValue) }
        return named.min { distance($0) < distance($1) } ?? .regular
    }
}
