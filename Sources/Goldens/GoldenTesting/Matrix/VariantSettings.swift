import LayoutSimText
import LayoutSimViewTree

/// The settings of a device that a user can change.
package struct VariantSettings: Hashable, Sendable {
    var appearance = Appearance.light
    var layoutDirection = LayoutDirection.leftToRight
    var contentSize = ContentSizeCategory.large
    /// The language; `nil` for the development language of the app or file.
    var language: Language?

    /// Creates the default settings of a device.
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
