import LayoutSimUIKitArithmetic
public import CoreGraphics
public import Foundation
import LayoutSimViewTree

/// A color, which may be dynamic.
public final class UIColor: NSObject, NSCopying, NSSecureCoding, Sendable {
    private let mark = FoundationMark.value
    let source: ColorSource

    init(_ source: ColorSource) {
        self.source = source
        super.init()
    }

    public override convenience init() { self.init(.fixed(CGColor(space: .extended, values: [0, 0, 0, 0]))) }

    /// Creates a color from data encoded by `encode(with:)`.
    public convenience init?(coder: NSCoder) {
        guard coder.allowsKeyedCoding, coder.containsValue(forKey: "UIAlpha") else { return nil }
        func part(_ name: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: "UI" + name)) }
        if coder.containsValue(forKey: "UIWhite") {
            self.init(white: part("White"), alpha: part("Alpha"))
        } else {
            self.init(red: part("Red"), green: part("Green"), blue: part("Blue"), alpha: part("Alpha"))
        }
    }
    public static var supportsSecureCoding: Bool { true }
    /// Encodes the color as resolved for the current traits.
    public func encode(with coder: NSCoder) {
        let parts = (cgColor.components ?? [0, 0]).map { Double($0) }
        let names = parts.count == 2 ? ["White", "Alpha"] : ["Red", "Green", "Blue", "Alpha"]
        for (name, part) in zip(names, parts) { coder.encode(part, forKey: "UI" + name) }
    }
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// Creates a gray from its whiteness and opacity, from 0 to 1.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(.fixed(CGColor(space: .wideGray, values: [white, alpha])))
    }

    /// Creates a color from sRGB components, from 0 to 1; values beyond lie outside sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.fixed(CGColor(space: .extended, values: [red, green, blue, alpha])))
    }

    /// Creates a color from Display P3 components, from 0 to 1.
    public convenience init(displayP3Red displayP3: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.fixed(CGColor(space: .wide, values: [displayP3, green, blue, alpha])))
    }

    /// Creates a color from its hue, saturation, and brightness, from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let color = HueSaturationBrightness(hue: hue, saturation: saturation, brightness: brightness)
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }

    /// Creates a color from a Core Graphics color.
    public convenience init(cgColor: CGColor) { self.init(.fixed(cgColor)) }

    /// Creates a color that tiles an image; transparent if the image has no pixels.
    public convenience init(patternImage image: UIImage) {
        guard let picture = image.cgImage else {
            self.init()
            return
        }
        self.init(.fixed(CGColor(space: .pattern, values: [1], pattern: CGPattern(image: picture, scale: image.scale))))
    }

    /// Creates a color that a closure determines for the current traits.
    @preconcurrency
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(.provider(DynamicColor(provider: dynamicProvider)))
    }

    /// Creates the color with a name in the asset catalogs of the main bundle.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    /// Creates the color with a name in the asset catalogs of a bundle.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        guard let asset = NamedColor(name: name, bundle: bundle) else { return nil }
        if let traitCollection, traitCollection.userInterfaceStyle != .unspecified {
            self.init(.fixed(asset.color(for: traitCollection)))
        } else {
            self.init(.asset(asset))
        }
    }

    /// Creates a color from a color literal.
    public convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.source == source }
    public override var hash: Int { source.hashValue }

    public override var description: String {
        switch source {
        case .fixed(let color):
            return ([color.describedSpace] + (color.components ?? []).map(\.described)).joined(separator: " ")
        case .system(let color): return "<UIDynamicSystemColor; name = \(color.rawValue)>"
        case .asset(let color): return "<UIDynamicCatalogColor; name = \(color.name)>"
        case .provider: return "<UIDynamicProviderColor>"
        }
    }
}

extension CGColor {
    /// The name of the color space in descriptions of colors.
    fileprivate var describedSpace: String {
        if colorSpace == .wide { return "UIDisplayP3ColorSpace" }
        return colorSpace?.model == .monochrome ? "UIExtendedGrayColorSpace" : "UIExtendedSRGBColorSpace"
    }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of color literals.
// swift-format-ignore: NoLeadingUnderscores
public typealias _ColorLiteralType = UIColor
