import QuartzCore
import UIKit

/// The traits of the view that hosts the views; those of the simulated device where there is none.
enum HostTraitsKey: EnvironmentKey { static var defaultValue: UITraitCollection { .current } }

extension EnvironmentValues {
    /// The traits of the view that hosts the views.
    var hostTraits: UITraitCollection {
        get { self[HostTraitsKey.self] }
        set { self[HostTraitsKey.self] = newValue }
    }

    /// Takes what a host's traits say of looks and sizes.
    mutating func take(_ traits: UITraitCollection) {
        hostTraits = traits
        colorScheme = ColorScheme(traits.userInterfaceStyle) ?? .light
        colorSchemeContrast = ColorSchemeContrast(traits.accessibilityContrast) ?? .standard
        dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory) ?? .large
        legibilityWeight = LegibilityWeight(traits.legibilityWeight)
        layoutDirection = LayoutDirection(traits.layoutDirection) ?? .leftToRight
        horizontalSizeClass = UserInterfaceSizeClass(traits.horizontalSizeClass)
        verticalSizeClass = UserInterfaceSizeClass(traits.verticalSizeClass)
        if traits.displayScale > 0 { displayScale = traits.displayScale }
    }

    /// The traits by which UIKit's colors, fonts and pictures are resolved: the host's, with what views changed.
    var traits: UITraitCollection {
        guard reads == nil, AnimationClock.isOnMain else { return madeTraits }
        let version = version
        if let known = MainActor.assumeIsolated({ version.traits }) { return known }
        let made = madeTraits
        MainActor.assumeIsolated { version.traits = made }
        return made
    }

    private var madeTraits: UITraitCollection {
        let host = hostTraits
        let style = UIUserInterfaceStyle(colorScheme)
        let contrast = UIAccessibilityContrast(colorSchemeContrast)
        let category = UIContentSizeCategory(dynamicTypeSize)
        let weight = UILegibilityWeight(legibilityWeight)
        let direction = UITraitEnvironmentLayoutDirection(layoutDirection)
        let scale = displayScale
        return host.modifyingTraits { traits in
            traits.userInterfaceStyle = style
            traits.accessibilityContrast = contrast
            traits.preferredContentSizeCategory = category
            traits.legibilityWeight = weight
            traits.layoutDirection = direction
            traits.displayScale = scale
        }
    }
}
