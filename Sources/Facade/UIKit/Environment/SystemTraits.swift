import Foundation

/// A system trait, with the key path of its value.
protocol SystemTrait: UITraitDefinition {
    static var path: WritableKeyPath<TraitValues, Value?> { get }
}

extension SystemTrait {
    static func read(_ values: TraitValues) -> Any { values[keyPath: path] ?? defaultValue }
    static func write(_ value: Any, to values: inout TraitValues) { values[keyPath: path] = value as? Value }
    static func isSaid(by values: TraitValues) -> Bool { values[keyPath: path] != nil }
    static func remove(from values: inout TraitValues) { values[keyPath: path] = nil }
}

extension UITraitUserInterfaceIdiom: SystemTrait {
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom?> { \.userInterfaceIdiom }
}
extension UITraitUserInterfaceStyle: SystemTrait {
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle?> { \.userInterfaceStyle }
}
extension UITraitHorizontalSizeClass: SystemTrait {
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> { \.horizontalSizeClass }
}
extension UITraitVerticalSizeClass: SystemTrait {
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> { \.verticalSizeClass }
}
extension UITraitDisplayScale: SystemTrait {
    static var path: WritableKeyPath<TraitValues, CGFloat?> { \.displayScale }
}
extension UITraitDisplayGamut: SystemTrait {
    static var path: WritableKeyPath<TraitValues, UIDisplayGamut?> { \.displayGamut }
}
extension UITraitLayoutDirection: SystemTrait {
    static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection?> { \.layoutDirection }
}
extension UITraitPreferredContentSizeCategory: SystemTrait {
    static var path: WritableKeyPath<TraitValues, UIContentSizeCategory?> { \.preferredContentSizeCategory }
}
extension UITraitAccessibilityContrast: SystemTrait {
    static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast?> { \.accessibilityContrast }
}
extension UITraitUserInterfaceLevel: SystemTrait {
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel?> { \.userInterfaceLevel }
}
extension UITraitLegibilityWeight: SystemTrait {
    static var path: WritableKeyPath<TraitValues, UILegibilityWeight?> { \.legibilityWeight }
}
extension UITraitForceTouchCapability: SystemTrait {
    static var path: WritableKeyPath<TraitValues, UIForceTouchCapability?> { \.forceTouchCapability }
}
extension UITraitActiveAppearance: SystemTrait {
    static var path: WritableKeyPath<TraitValues, UIUserInterfaceActiveAppearance?> { \.activeAppearance }
}
