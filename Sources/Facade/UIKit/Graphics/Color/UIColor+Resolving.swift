public import CoreGraphics
import Foundation
package import LayoutSimGeometry
import LayoutSimViewTree

extension UIColor {
    /// Returns the color resolved for a trait collection.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch source {
        case .fixed: self
        default: UIColor(.fixed(resolved(with: traitCollection)))
        }
    }

    /// The Core Graphics color for the current traits.
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

    /// Returns the nearest color with 8 bits per channel, for the given traits or the current ones.
    package func geometryColor(_ traits: UITraitCollection? = nil) -> LayoutSimGeometry.Color {
        let traits = traits ?? .current
        if case .system(let color) = source { return color.color(with: traits) }
        return resolved(with: traits).drawn
    }

    /// Creates a color with 8 bits per channel.
    convenience init(_ color: LayoutSimGeometry.Color) {
        self.init(.fixed(CGColor(space: .extended, values: color.fractions)))
    }

    /// Returns the color with another alpha component.
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
    /// Returns the color for traits; elevated interfaces are lighter in dark mode.
    func color(with traits: UITraitCollection) -> LayoutSimGeometry.Color {
        let appearance: Appearance = traits.userInterfaceStyle == .dark ? .dark : .light
        if appearance == .dark, traits.userInterfaceLevel == .elevated, let raised { return Color(hex: raised) }
        return color(in: appearance, SimulatedDevice.currentRules.controls)
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
    /// The red, green, blue, and alpha components, from 0 to 1.
    var fractions: [CGFloat] { [red, green, blue, alpha].map { CGFloat($0) / 255 } }
}
