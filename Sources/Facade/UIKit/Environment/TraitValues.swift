import Foundation

/// The values of a trait collection; `nil` for unspecified traits.
struct TraitValues: Hashable, Sendable {
    var userInterfaceIdiom: UIUserInterfaceIdiom?
    var userInterfaceStyle: UIUserInterfaceStyle?
    var horizontalSizeClass: UIUserInterfaceSizeClass?
    var verticalSizeClass: UIUserInterfaceSizeClass?
    var displayScale: CGFloat?
    var displayGamut: UIDisplayGamut?
    var layoutDirection: UITraitEnvironmentLayoutDirection?
    var preferredContentSizeCategory: UIContentSizeCategory?
    var accessibilityContrast: UIAccessibilityContrast?
    var userInterfaceLevel: UIUserInterfaceLevel?
    var legibilityWeight: UILegibilityWeight?
    var forceTouchCapability: UIForceTouchCapability?
    var activeAppearance: UIUserInterfaceActiveAppearance?
    /// The limits that views set for the content size category, and that their subviews inherit.
    var contentSizeLimits = ContentSizeLimits()
    var custom: [ObjectIdentifier: CustomTrait] = [:]

    /// Returns these values, replaced by those that the other collection specifies.
    func overridden(by other: TraitValues) -> TraitValues {
        var values = self
        values.userInterfaceIdiom = other.userInterfaceIdiom ?? userInterfaceIdiom
        values.userInterfaceStyle = other.userInterfaceStyle ?? userInterfaceStyle
        values.horizontalSizeClass = other.horizontalSizeClass ?? horizontalSizeClass
        values.verticalSizeClass = other.verticalSizeClass ?? verticalSizeClass
        values.displayScale = other.displayScale ?? displayScale
        values.displayGamut = other.displayGamut ?? displayGamut
        values.layoutDirection = other.layoutDirection ?? layoutDirection
        values.contentSizeLimits = contentSizeLimits.narrowed(by: other.contentSizeLimits)
        values.preferredContentSizeCategory = (other.preferredContentSizeCategory ?? preferredContentSizeCategory)
            .map(values.contentSizeLimits.limited)
        values.accessibilityContrast = other.accessibilityContrast ?? accessibilityContrast
        values.userInterfaceLevel = other.userInterfaceLevel ?? userInterfaceLevel
        values.legibilityWeight = other.legibilityWeight ?? legibilityWeight
        values.forceTouchCapability = other.forceTouchCapability ?? forceTouchCapability
        values.activeAppearance = other.activeAppearance ?? activeAppearance
        if !other.custom.isEmpty { values.custom.merge(other.custom) { $1 } }
        return values
    }

    /// Returns whether all values that the other collection specifies are the same here.
    func contains(_ other: TraitValues) -> Bool { overridden(by: other) == self }
}

/// The value of a custom trait.
struct CustomTrait: Hashable, Sendable {
    nonisolated(unsafe) let trait: UITrait
    nonisolated(unsafe) let value: Any

    static func == (left: CustomTrait, right: CustomTrait) -> Bool {
        unsafe left.trait == right.trait && TraitComparison.areEqual(left.value, right.value)
    }
    func hash(into hasher: inout Hasher) { unsafe hasher.combine(ObjectIdentifier(trait)) }
}

/// The layout direction as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft
}
