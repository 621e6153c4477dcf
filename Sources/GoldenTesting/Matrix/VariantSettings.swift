import LayoutSimText
import LayoutSimViewTree

/// What the user of a device chose in its settings.
package struct VariantSettings: Hashable, Sendable {
    var appearance = Appearance.light
    var layoutDirection = LayoutDirection.leftToRight
    var contentSize = ContentSizeCategory.large
    /// `nil` for the language that the app or file is written in.
    var language: Language?

    /// The settings of a device that nobody has changed.
    package init() {}

    /// The parts of a variant's name for the settings that differ from the defaults.
    var names: [String] {
        [
            language?.name ?? "", appearance == .dark ? "dark" : "", layoutDirection == .rightToLeft ? "rtl" : "",
            contentSize == .large ? "" : contentSize.shortName,
        ].filter { !$0.isEmpty }
    }

    /// Every combination of some settings with values of another one, which change faster.
    static func all<Value>(
        _ settings: [VariantSettings], _ key: WritableKeyPath<VariantSettings, Value>, _ values: [Value]
    ) -> [VariantSettings] {
        settings.flatMap { settings in
            values.map { value in
                var changed = settings
                changed[keyPath: key] = value
                return changed
            }
        }
    }
}
