public import Foundation

/// What an interface is told of its surroundings: size classes, style, size of text, direction, scale.
public final class UITraitCollection: NSObject, NSCopying, NSSecureCoding, Sendable {
    let values: TraitValues

    init(_ values: TraitValues) {
        self.values = values
        super.init()
    }

    /// Creates a collection that says nothing.
    public override convenience init() { self.init(TraitValues()) }

    /// Creates a collection that says nothing; archives are not read.
    public convenience init?(coder: NSCoder) { self.init(TraitValues()) }

    public static var supportsSecureCoding: Bool { true }
    public func encode(with coder: NSCoder) {}
    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }
    public override var hash: Int { values.hashValue }

    /// Creates a collection of one trait.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(TraitValues(userInterfaceIdiom: userInterfaceIdiom))
    }
    /// Creates a collection of one trait.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(TraitValues(userInterfaceStyle: userInterfaceStyle))
    }
    /// Creates a collection of one trait.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(TraitValues(horizontalSizeClass: horizontalSizeClass))
    }
    /// Creates a collection of one trait.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(TraitValues(verticalSizeClass: verticalSizeClass))
    }
    /// Creates a collection of one trait.
    public convenience init(displayScale: CGFloat) { self.init(TraitValues(displayScale: displayScale)) }
    /// Creates a collection of one trait.
    public convenience init(displayGamut: UIDisplayGamut) { self.init(TraitValues(displayGamut: displayGamut)) }
    /// Creates a collection of one trait.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(TraitValues(layoutDirection: layoutDirection))
    }
    /// Creates a collection of one trait.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(TraitValues(preferredContentSizeCategory: preferredContentSizeCategory))
    }
    /// Creates a collection of one trait.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(TraitValues(accessibilityContrast: accessibilityContrast))
    }
    /// Creates a collection of one trait.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(TraitValues(userInterfaceLevel: userInterfaceLevel))
    }
    /// Creates a collection of one trait.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(TraitValues(legibilityWeight: legibilityWeight))
    }
    /// Creates a collection of one trait.
    public convenience init(forceTouchCapability: UIForceTouchCapability) {
        self.init(TraitValues(forceTouchCapability: forceTouchCapability))
    }
    /// Creates a collection of one trait.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init(TraitValues(activeAppearance: activeAppearance))
    }
    /// Creates a collection of all traits of several; the last that says a trait holds.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        self.init(collections.reduce(into: TraitValues()) { $0 = $0.overridden(by: $1.values) })
    }
    /// Creates a collection from the changes of a closure.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        var traits: any UIMutableTraits = MutableTraits(values: TraitValues())
        mutations(&traits)
        self.init((traits as? MutableTraits)?.values ?? TraitValues())
    }

    /// This collection after the changes of a closure.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        var traits: any UIMutableTraits = MutableTraits(values: values)
        mutations(&traits)
        return UITraitCollection((traits as? MutableTraits)?.values ?? values)
    }

    /// This collection with another value of one trait.
    public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
        modifyingTraits { $0[trait] = value }
    }

    /// The traits that a picture of symbols or of an asset is chosen by.
    public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }

    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
    public var displayScale: CGFloat { values.displayScale ?? 0 }
    public var displayGamut: UIDisplayGamut { values.displayGamut ?? .unspecified }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection ?? .unspecified }
    public var preferredContentSizeCategory: UIContentSizeCategory {
        values.preferredContentSizeCategory ?? .unspecified
    }
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast ?? .unspecified }
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }
    public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability ?? .unknown }
    public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance ?? .unspecified }
    public var imageDynamicRange: UIImageDynamicRange { .unspecified }

    /// Whether this collection says all that another says.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        trait.map { values.contains($0.values) } ?? true
    }

    /// Whether colors may differ between this collection and another.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let other = traitCollection?.values else { return true }
        return values.userInterfaceStyle != other.userInterfaceStyle
            || values.accessibilityContrast != other.accessibilityContrast
            || values.userInterfaceLevel != other.userInterfaceLevel || values.displayGamut != other.displayGamut
            || values.userInterfaceIdiom != other.userInterfaceIdiom
    }

    /// The traits that differ between this collection and another.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [any UITraitDefinition.Type] {
        traitCollection == self ? [] : UITraitCollection.systemTraits
    }
}
