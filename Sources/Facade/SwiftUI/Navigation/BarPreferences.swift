/// How large the title of a navigation bar is said to be; `nil` where nobody says.
enum NavigationTitleModeKey: PreferenceKey {
    static var defaultValue: NavigationBarItem.TitleDisplayMode? { nil }

    static func reduce(
        value: inout NavigationBarItem.TitleDisplayMode?, nextValue: () -> NavigationBarItem.TitleDisplayMode?
    ) { value = value ?? nextValue() }
}

/// Which bars views show or hide.
enum BarVisibilityKey: PreferenceKey {
    static var defaultValue: [ToolbarPlacement: Visibility] { [:] }

    static func reduce(
        value: inout [ToolbarPlacement: Visibility], nextValue: () -> [ToolbarPlacement: Visibility]
    ) { value.merge(nextValue()) { first, _ in first } }
}

/// Whether the button back is hidden.
enum BackButtonHiddenKey: PreferenceKey {
    static var defaultValue: Bool { false }

    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

enum BelowLargeTitleKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether a large title is right above the view.
    var isBelowLargeTitle: Bool {
        get { self[BelowLargeTitleKey.self] }
        set { self[BelowLargeTitleKey.self] = newValue }
    }
}
