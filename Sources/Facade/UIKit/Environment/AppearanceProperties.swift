import Foundation

extension AppearanceProperty {
    /// The properties that views adopt from appearance proxies: those of their tables, and what only methods set.
    static let all: [AppearanceProperty] = PropertyTables.all.compactMap(\.appearance) + tables

    private static let tables = [
        AppearanceProperty(table: \UIButton.looks), AppearanceProperty(table: \UISegmentedControl.attributes),
        AppearanceProperty(table: \UINavigationBar.images),
        AppearanceProperty(table: \UINavigationBar.titleAdjustments),
        AppearanceProperty(table: \UIToolbar.images),
    ]

    /// The tint color, where a view has one of its own.
    static let tint = AppearanceProperty(
        { (view: UIView) in view.state.tint != nil }, { template, view in view.tintColor = template.state.tint })

    /// The font of labels, where one was set.
    static let labelFont = AppearanceProperty(
        { (label: UILabel) in label.textState.isFontSaid },
        { template, label in label.takeStyle { $0.takeFont(of: template.textState) } })

    /// The text color of labels, where one was set.
    static let labelColor = AppearanceProperty(
        { (label: UILabel) in label.textState.isColorSaid },
        { template, label in label.takeStyle { $0.takeColor(of: template.textState) } })

    /// The appearance of navigation bars, where one was set.
    static let navigationBar = AppearanceProperty(
        { (bar: UINavigationBar) in bar.isAppearanceSaid },
        { template, bar in
            bar.standardAppearance = template.standardAppearance
            bar.isAppearanceSaid = false
        })

    /// The appearance of toolbars, where one was set.
    static let toolbar = AppearanceProperty(
        { (bar: UIToolbar) in bar.isAppearanceSaid },
        { template, bar in
            bar.standardAppearance = template.standardAppearance
            bar.isAppearanceSaid = false
        })

    /// The appearance of tab bars, where one was set.
    static let tabBar = AppearanceProperty(
        { (bar: UITabBar) in bar.isAppearanceSaid },
        { template, bar in
            bar.standardAppearance = template.standardAppearance
            bar.isAppearanceSaid = false
        })
}
