import LayoutSimUIKitArithmetic
import CoreGraphics
import Foundation
import LayoutSimAssets
import LayoutSimGeometry
import LayoutSimViewTree

/// A color from an asset catalog.
struct NamedColor: Hashable, Sendable {
    let name: String
    private let light: LayoutSimGeometry.Color
    private let dark: LayoutSimGeometry.Color

    /// Creates a named color; `nil` if the bundle's catalogs have no color with the name.
    init?(name: String, bundle: Bundle?) {
        let catalog = BundleAssets.catalog(of: bundle)
        guard let light = try? catalog.color(named: name, in: .light) else { return nil }
        self.name = name
        self.light = light
        dark = (try? catalog.color(named: name, in: .dark)) ?? light
    }

    func color(for traits: UITraitCollection) -> CGColor {
        CGColor(space: .extended, values: (traits.userInterfaceStyle == .dark ? dark : light).fractions)
    }
}
