public import Foundation

/// The definition of a system or custom trait.
public protocol UITraitDefinition {
    /// The type of the trait's value.
    associatedtype Value
    /// The value where nothing sets the trait.
    static var defaultValue: Value { get }
    /// The name of the trait; by default that of the type.
    static var name: String { get }
    /// The identifier of the trait; by default the name of the type.
    static var identifier: String { get }
    /// Whether the trait affects colors; `false` by default.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    public static var name: String { "\(Self.self)" }
    public static var identifier: String { "\(Self.self)" }
    public static var affectsColorAppearance: Bool { false }
}

/// A trait definition.
public typealias UITrait = any UITraitDefinition.Type

/// Mutable traits.
public protocol UIMutableTraits {
    /// Accesses the value of a trait.
    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
    /// The idiom of the interface.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// The light or dark style.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// The size class of the width.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The size class of the height.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The number of pixels per point; 0 if unspecified.
    var displayScale: CGFloat { get set }
    /// The range of colors that the display shows.
    var displayGamut: UIDisplayGamut { get set }
    /// The layout direction.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// The size of text that the user prefers.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// The contrast that the user prefers.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// The level of the interface: base or elevated.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    /// The weight of text that the user prefers.
    var legibilityWeight: UILegibilityWeight { get set }
}

/// The mutable traits passed to closures that change them.
struct MutableTraits: UITraitOverrides {
    var values: TraitValues

    subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        get {
            if let system = trait as? any SystemTrait.Type {
                return system.read(values) as? T.Value ?? trait.defaultValue
            }
            return values.custom[ObjectIdentifier(trait)].flatMap { unsafe $0.value as? T.Value } ?? trait.defaultValue
        }
        set {
            if let system = trait as? any SystemTrait.Type {
                system.write(newValue, to: &values)
            } else {
                values.custom[ObjectIdentifier(trait)] = CustomTrait(trait: trait, value: newValue)
            }
        }
    }
    var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { values.userInterfaceIdiom ?? .unspecified }
        set { values.userInterfaceIdiom = newValue }
    }
    var userInterfaceStyle: UIUserInterfaceStyle {
        get { values.userInterfaceStyle ?? .unspecified }
        set { values.userInterfaceStyle = newValue }
    }
    var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { values.horizontalSizeClass ?? .unspecified }
        set { values.horizontalSizeClass = newValue }
    }
    var verticalSizeClass: UIUserInterfaceSizeClass {
        get { values.verticalSizeClass ?? .unspecified }
        set { values.verticalSizeClass = newValue }
    }
    var displayScale: CGFloat {
        get { values.displayScale ?? 0 }
        set { values.displayScale = newValue }
    }
    var displayGamut: UIDisplayGamut {
        get { values.displayGamut ?? .unspecified }
        set { values.displayGamut = newValue }
    }
    var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { values.layoutDirection ?? .unspecified }
        set { values.layoutDirection = newValue }
    }
    var preferredContentSizeCategory: UIContentSizeCategory {
        get { values.preferredContentSizeCategory ?? .unspecified }
        set { values.preferredContentSizeCategory = newValue }
    }
    var accessibilityContrast: UIAccessibilityContrast {
        get { values.accessibilityContrast ?? .unspecified }
        set { values.accessibilityContrast = newValue }
    }
    var userInterfaceLevel: UIUserInterfaceLevel {
        get { values.userInterfaceLevel ?? .unspecified }
        set { values.userInterfaceLevel = newValue }
    }
    var legibilityWeight: UILegibilityWeight {
        get { values.legibilityWeight ?? .unspecified }
        set { values.legibilityWeight = newValue }
    }
}

extension MutableTraits {
    func contains(_ trait: UITrait) -> Bool {
        if let system = trait as? any SystemTrait.Type { return system.isSaid(by: values) }
        return values.custom[ObjectIdentifier(trait)] != nil
    }
    mutating func remove(_ trait: UITrait) {
        if let system = trait as? any SystemTrait.Type {
            system.remove(from: &values)
        } else {
            values.custom[ObjectIdentifier(trait)] = nil
        }
    }
}

/// The trait overrides of a view or view controller.
public protocol UITraitOverrides: UIMutableTraits {
    /// Returns whether the overrides set a trait.
    func contains(_ trait: UITrait) -> Bool
    /// Removes the override of a trait.
    mutating func remove(_ trait: UITrait)
}

/// A registration for trait changes.
public protocol UITraitChangeRegistration: NSObjectProtocol, NSCopying {}

/// The trait for the idiom of the interface.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
    /// The unspecified idiom.
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    /// Always `true`: asset catalog colors vary by idiom.
    public static var affectsColorAppearance: Bool { true }
}
/// The trait for the light or dark style.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
    /// The unspecified style.
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    /// Always `true`: colors differ between the styles.
    public static var affectsColorAppearance: Bool { true }
}
/// The trait for the size class of the width.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
    /// The unspecified size class.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
/// The trait for the size class of the height.
public enum UITraitVerticalSizeClass: UITraitDefinition {
    /// The unspecified size class.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}
/// The trait for the number of pixels per point.
public enum UITraitDisplayScale: UITraitDefinition {
    /// 0, for an unspecified scale.
    public static var defaultValue: CGFloat { 0 }
}
/// The trait for the range of colors that the display shows.
public enum UITraitDisplayGamut: UITraitDefinition {
    /// The unspecified range.
    public static var defaultValue: UIDisplayGamut { .unspecified }
    /// Always `true`: colors vary by display gamut.
    public static var affectsColorAppearance: Bool { true }
}
/// The trait for the layout direction.
public enum UITraitLayoutDirection: UITraitDefinition {
    /// The unspecified direction.
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}
/// The trait for the size of text that the user prefers.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    /// The unspecified size.
    public static var defaultValue: UIContentSizeCategory { .unspecified }
}
/// The trait for the contrast that the user prefers.
public enum UITraitAccessibilityContrast: UITraitDefinition {
    /// The unspecified contrast.
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    /// Always `true`: colors vary by contrast.
    public static var affectsColorAppearance: Bool { true }
}
/// The trait for the level of the interface.
public enum UITraitUserInterfaceLevel: UITraitDefinition {
    /// The unspecified level.
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    /// Always `true`: background colors vary by interface level.
    public static var affectsColorAppearance: Bool { true }
}
/// The trait for the weight of text that the user prefers.
public enum UITraitLegibilityWeight: UITraitDefinition {
    /// The unspecified weight.
    public static var defaultValue: UILegibilityWeight { .unspecified }
}

extension UITraitCollection {
    static var systemTraits: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitHorizontalSizeClass.self,
            UITraitVerticalSizeClass.self, UITraitDisplayScale.self, UITraitDisplayGamut.self,
            UITraitLayoutDirection.self, UITraitPreferredContentSizeCategory.self, UITraitAccessibilityContrast.self,
            UITraitUserInterfaceLevel.self, UITraitLegibilityWeight.self, UITraitForceTouchCapability.self,
            UITraitActiveAppearance.self,
        ]
    }

    /// The system traits that affect colors.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        systemTraits.filter { $0.affectsColorAppearance }
    }

    /// Returns the value of a trait.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { MutableTraits(values: values)[trait] }
}
