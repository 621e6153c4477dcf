import LayoutSimText
import LayoutSimViewTree

/// What the user of a device chose in its settings.
struct VariantSettings: Hashable, Sendable {
    var appearance = Appearance.light
    var layoutDirection = LayoutDirection.leftToRight
    var contentSize = ContentSizeCategory.large

    /// What is unusual of it, as parts of the names of variants.
    var names: [String] {
        [
            appearance == .dark ? "dark" : "", layoutDirection == .rightToLeft ? "rtl" : "",
            contentSize == .large ? "" : contentSize.shortName,
        ].filter { !$0.isEmpty }
    }

    /// Text sizes change first.
    static func all(
        _ appearances: [Appearance], _ directions: [LayoutDirection], _ sizes: [ContentSizeCategory]
    ) -> [VariantSettings] {
        appearances.flatMap { appearance in
            directions.flatMap { direction in
                sizes.map { VariantSettings(appearance: appearance, layoutDirection: direction, contentSize: $0) }
            }
        }
    }
}
