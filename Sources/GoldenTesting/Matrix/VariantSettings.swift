import LayoutSimText
import LayoutSimViewTree

/// What the user of a device chose in its settings.
package struct VariantSettings: Hashable, Sendable {
    var appearance = Appearance.light
    var layoutDirection = LayoutDirection.leftToRight
    var contentSize = ContentSizeCategory.large

    /// The settings of a device that nobody has changed.
    package init() {}

    private init(_ appearance: Appearance, _ layoutDirection: LayoutDirection, _ contentSize: ContentSizeCategory) {
        self.appearance = appearance
        self.layoutDirection = layoutDirection
        self.contentSize = contentSize
    }

    /// The parts of a variant's name for the settings that differ from the defaults.
    var names: [String] {
        [
            appearance == .dark ? "dark" : "", layoutDirection == .rightToLeft ? "rtl" : "",
            contentSize == .large ? "" : contentSize.shortName,
        ].filter { !$0.isEmpty }
    }

    /// Every combination; text sizes change first.
    static func all(
        _ appearances: [Appearance], _ directions: [LayoutDirection], _ sizes: [ContentSizeCategory]
    ) -> [VariantSettings] {
        appearances.flatMap { appearance in
            directions.flatMap { direction in sizes.map { VariantSettings(appearance, direction, $0) } }
        }
    }
}
