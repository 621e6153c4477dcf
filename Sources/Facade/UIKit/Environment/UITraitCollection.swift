public import Foundation

/// The traits of an interface environment, such as size classes, style, text size, layout direction and scale.
public final class UITraitCollection: NSObject, NSCopying, NSSecureCoding, Sendable {
    let values: TraitValues

    init(_ values: TraitValues) {
        self.values = values
        super.init()
    }

    /// Creates a collection without specified traits.
    public override convenience init() { self.init(TraitValues()) }

    /// Creates a collection without specified traits; archives are not read.
    public convenience init?(coder: NSCoder) { self.init(TraitValues()) }

    /// Whether secure coding is supported; always `true`, although archives hold no values here.
    public static var supportsSecureCoding: Bool { true }
    public func encode(with coder: NSCoder) {}
    public func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }
    public override var hash: Int { values.hashValue }

    /// Creates a collection with one trait.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(TraitValues(userInterfaceIdiom: userInterfaceIdiom))
    }
    /// Creates a collection with one trait.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(TraitValues(userInterfaceStyle: userInterfaceStyle))
    }
    /// Creates a collection with one trait.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(TraitValues(horizontalSizeClass: horizontalSizeClass))
    }
    /// Creates a collection with one trait.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(TraitValues(verticalSizeClass: verticalSizeClass))
    }
    /// Creates a collection with one trait.
    public convenience init(displayScale: CGFloat) { self.init(TraitValues(displayScale: displayScale)) }
    /// Creates a collection with one trait.
    public convenience init(displayGamut: UIDisplayGamut) { self.init(TraitValues(displayGamut: displayGamut)) }
    /// Creates a collection with one trait.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(TraitValues(layoutDirection: layoutDirection))
    }
    /// Creates a collection with one trait.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(TraitValues(preferredContentSizeCategory: preferredContentSizeCategory))
    }
    /// Creates a collection with one trait.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(TraitValues(accessibilityContrast: accessibilityContrast))
    }
    /// Creates a collection with one trait.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(TraitValues(userInterfaceLevel: userInterfaceLevel))
    }
    /// Creates a collection with one trait.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(TraitValues(legibilityWeight: legibilityWeight))
    }
    /// Creates a collection with one trait.
    public convenience init(forceTouchCapability: UIForceTouchCapability) {
        self.init(TraitValues(forceTouchCapability: forceTouchCapability))
    }
    /// Creates a collection with one trait.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init(TraitValues(activeAppearance: activeAppearance))
    }
    /// Creates a collection that merges others; for each trait, the last one that specifies it wins.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        self.init(collections.reduce(into: TraitValues()) { $0 = $0.overridden(by: $1.values) })
    }
    /// Creates a collection with the traits that a closure sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        var traits: any UIMutableTraits = MutableTraits(values: TraitValues())
        mutations(&traits)
        self.init((traits as? MutableTraits)?.values ?? TraitValues())
    }

    /// Returns a copy with the traits that a closure changes.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        var traits: any UIMutableTraits = MutableTraits(values: values)
        mutations(&traits)
        return UITraitCollection((traits as? MutableTraits)?.values ?? values)
    }

    /// Returns a copy with one trait replaced.
    public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
        modifyingTraits { $0[trait] = value }
    }

    /// The image configuration with these traits.
    public var imageConfiguration: UIImage.Configuration { UIImage.Configuration(traitCollection: self) }

    /// The idiom of the interface.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom ?? .unspecified }
    /// The light or dark style.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle ?? .unspecified }
    /// The size class of the width.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass ?? .unspecified }
    /// The size class of the height.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass ?? .unspecified }
    /// The number of pixels per point; 0 if unspecified.
    public var displayScale: CGFloat { values.displayScale ?? 0 }
    /// The range of colors that the display shows.
    public var displayGamut: UIDisplayGamut { values.displayGamut ?? .unspecified }
    /// The layout direction.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection ?? .unspecified }
    /// The size of text that the user prefers.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        values.preferredContentSizeCategory ?? .unspecified
    }
    /// The contrast that the user prefers.
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast ?? .unspecified }
    /// The level of the interface: base or elevated.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel ?? .unspecified }
    /// The weight of text that the user prefers.
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }
    /// The Force Touch capability; unavailable on the devices here.
    public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability ?? .unknown }
    /// Whether the window is active, as far as looks are concerned.
    public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance ?? .unspecified }
    /// The dynamic range of images.
    public var imageDynamicRange: UIImageDynamicRange { self[UITraitImageDynamicRange.self] }

    /// Returns whether this collection has all specified traits of another.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        trait.map { values.contains($0.values) } ?? true
    }

    /// Returns whether colors may differ between this collection and another.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let traitCollection else { return true }
        return changedTraits(from: traitCollection).contains { $0.affectsColorAppearance }
    }

    /// Returns the traits whose values differ: system traits first, then custom ones sorted by identifier.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [any UITraitDefinition.Type] {
        guard traitCollection != self else { return [] }
        let old = traitCollection ?? UITraitCollection()
        let custom = values.custom.merging(old.values.custom) { $1 }.values.map { unsafe $0.trait }
        return (UITraitCollection.systemTraits + custom.sorted { $0.identifier < $1.identifier })
            .filter { $0.differs(old, self) }
    }
}
