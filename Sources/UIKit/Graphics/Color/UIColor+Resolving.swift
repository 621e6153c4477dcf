public import CoreGraphics
import Foundation
import LayoutSimGeometry
import LayoutSimViewTree

extension UIColor {
    /// The color for certain traits.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch source {
        case .fixed: self
        default: UIColor(.fixed(resolved(with: traitCollection)))
        }
    }

    /// The color for the current traits.
    public var cgColor: CGColor { resolved(with: .current) }

    func resolved(with traits: UITraitCollection) -> CGColor {
        switch source {
        case .fixed(let color): color
        case .system(let color):
            CGColor(space: .extended, values: color.color(with: traits).fractions)
        case .asset(let color): color.color(for: traits)
        case .provider(let color): color.provider(traits).resolved(with: traits)
        }
    }

    /// The nearest color of eight bits a channel, for certain traits or the current ones.
    func geometryColor(_ traits: UITraitCollection? = nil) -> LayoutSimGeometry.Color {
        let traits = traits ?? .current
        if case .system(let color) = source { return color.color(with: traits) }
        return resolved(with: traits).drawn
    }

    /// A color of eight bits a channel.
    convenience init(_ color: LayoutSimGeometry.Color) {
        self.init(.fixed(CGColor(space: .extended, values: color.fractions)))
    }

    /// The color with another alpha.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch source {
        case .fixed(let color): UIColor(.fixed(color.copy(alpha: alpha) ?? color))
        default:
            UIColor(dynamicProvider: { traits in
                let color = self.resolved(with: traits)
                return UIColor(.fixed(color.copy(alpha: alpha) ?? color))
            })
        }
    }
}

extension SystemColor {
    /// The color for traits; raised surfaces are lighter in the dark style.
    func color(with traits: UITraitCollection) -> LayoutSimGeometry.Color {
        let appearance: Appearance = traits.userInterfaceStyle == .dark ? .dark : .light
        if appearance == .dark, traits.userInterfaceLevel == .elevated, let raised { return Color(hex: raised) }
        return color(in: appearance)
    }

    private var raised: UInt32? {
        switch self {
        case .background, .groupedBackground: 0x1C1C1E
        case .secondaryBackground, .secondaryGroupedBackground: 0x2C2C2E
        case .tertiaryBackground, .tertiaryGroupedBackground: 0x3A3A3C
        default: nil
        }
    }
}

extension LayoutSimGeometry.Color {
    /// Red, green, blue and alpha from 0 to 1.
    var fractions: [CGFloat] { [red, green, blue, alpha].map { CGFloat($0) / 255 } }
}
