import UIKit

/// How scroll views behave.
struct ScrollSettings: Equatable {
    /// The points at which contents are at first, stay as they grow, and lie where they are smaller than the view.
    var anchors: [ScrollAnchorRole: UnitPoint] = [:]
    var isClipped = true
    /// Whether the view moves beyond its ends where all fits; `nil` for what the device does.
    var bouncesAlways: [Axis: Bool] = [:]
    var keyboard = UIScrollView.KeyboardDismissMode.none
}

private enum ScrollSettingsKey: EnvironmentKey { static var defaultValue: ScrollSettings { ScrollSettings() } }
private enum ScrollTargetKey: EnvironmentKey {
    static var defaultValue: (any ScrollTargetBehavior)? { nil }
}

extension EnvironmentValues {
    /// How scroll views behave.
    var scrollSettings: ScrollSettings {
        get { self[ScrollSettingsKey.self] }
        set { self[ScrollSettingsKey.self] = newValue }
    }
    /// What decides where scrolling ends; `nil` for where it does by itself.
    var scrollTargetBehavior: (any ScrollTargetBehavior)? {
        get { self[ScrollTargetKey.self] }
        set { self[ScrollTargetKey.self] = newValue }
    }
}

extension ScrollSettings {
    /// Takes a point of scroll views for all times.
    mutating func anchor(at point: UnitPoint?) {
        for role in [ScrollAnchorRole.initialOffset, .sizeChanges, .alignment] { anchors[role] = point }
    }
}
