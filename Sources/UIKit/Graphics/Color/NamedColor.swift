import CoreGraphics
import Foundation
import LayoutSimAssets
import LayoutSimGeometry
import LayoutSimViewTree

/// A color of an asset catalog.
struct NamedColor: Hashable, Sendable {
    let name: String
    private let light: LayoutSimGeometry.Color
    private let dark: LayoutSimGeometry.Color

    /// `nil` where no catalog of the bundle has a color of that name.
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
