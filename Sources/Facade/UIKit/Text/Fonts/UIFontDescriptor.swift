import LayoutSimUIKitArithmetic
public import Foundation
import LayoutSimText

/// A collection of attributes that describes a font.
open class UIFontDescriptor: NSObject, NSCopying {
    let values: FontValues
    private let given: [AttributeName: Any]

    init(_ values: FontValues, given: [AttributeName: Any] = [:]) {
        self.values = values
        self.given = given
        super.init()
    }

    public override convenience init() { self.init(FontValues()) }

    /// Creates a descriptor from attributes.
    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(FontValues().adding(attributes), given: attributes)
    }

    /// Creates a descriptor from a PostScript name and a size in points.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(FontValues(installed: fontName, size: size) ?? FontValues(family: .named(fontName), size: size))
    }

    /// Returns the descriptor of a text style for the user's preferred content size category.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFontDescriptor(FontValues(style: style, category: .current))
    }

    /// Returns the descriptor of a text style for the content size category of a trait collection.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFontDescriptor(FontValues(style: style, category: ContentSizeCategory(traitCollection)))
    }

    /// The PostScript name of the font.
    open var postscriptName: String { values.name }
    /// The size of the font, in points; 0 if the descriptor has none.
    open var pointSize: CGFloat { values.size }
    /// The transformation matrix of the glyphs, which is not applied when drawing.
    open var matrix: CGAffineTransform { (given[.matrix] as? NSValue)?.cgAffineTransformValue ?? .identity }
    /// Creates a descriptor with a font name and a matrix; the matrix is not applied when drawing.
    public convenience init(name fontName: String, matrix: CGAffineTransform) {
        self.init(fontAttributes: [.name: fontName, .matrix: NSValue(cgAffineTransform: matrix)])
    }
    /// Returns the descriptor with a matrix, which is not applied when drawing.
    open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
        addingAttributes([.matrix: NSValue(cgAffineTransform: matrix)])
    }
    /// The symbolic traits of the font.
    open var symbolicTraits: SymbolicTraits { values.traits }

    /// The attributes of the descriptor.
    open var fontAttributes: [AttributeName: Any] {
        var attributes = given
        attributes[.size] = values.size
        if let style = values.textStyle { attributes[.textStyle] = style } else { attributes[.name] = values.name }
        return attributes
    }

    /// Returns the value of an attribute.
    open func object(forKey anAttribute: AttributeName) -> Any? {
        switch anAttribute {
        case .size: values.size
        case .name: values.name
        case .family: InstalledFonts.family(of: values)
        case .face: values.face
        case .visibleName: InstalledFonts.family(of: values) + " " + values.face
        case .textStyle: values.textStyle
        case .traits:
            [
                TraitKey.symbolic: values.traits.rawValue, .weight: values.weight.rawValue,
                .width: values.width.rawValue, .slant: values.isItalic ? 0.07 : 0 as CGFloat,
            ] as [TraitKey: Any]
        default: given[anAttribute]
        }
    }

    /// Returns the descriptors of installed fonts that match the given attributes.
    open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
        guard case .named(let name) = values.family else { return [self] }
        return InstalledFonts.face(named: name) == nil ? [] : [self]
    }

    /// Returns the descriptor with attributes added or replaced.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(values.adding(attributes), given: given.merging(attributes) { $1 })
    }

    /// Returns the descriptor with a size in points.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(values.withSize(newPointSize), given: given)
    }

    /// Returns the descriptor with a face of the same family.
    open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

    /// Returns the descriptor with a font family.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

    /// Returns the descriptor of the same family with symbolic traits; `nil` if there is no such face.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        values.withTraits(symbolicTraits).map { UIFontDescriptor($0, given: given) }
    }

    /// Returns the system font in another design; `nil` for other fonts.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard case .system = values.family else { return nil }
        var values = values
        values.design = design
        return UIFontDescriptor(values, given: given)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.values == values }
    open override var hash: Int { values.hashValue }
}

extension FontValues {
    fileprivate func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontValues {
        var values = self
        if let family = attributes[.family] as? String, let face = InstalledFonts.face(named: family) {
            values.family = .named(face)
        }
        if let name = attributes[.name] as? String {
            values.family = InstalledFonts.isSystem(name) ? .system : .named(name)
        }
        if let size = number(attributes[.size]) { values = values.withSize(size) }
        if let style = attributes[.textStyle] as? UIFont.TextStyle {
            values = FontValues(style: style, category: .current)
        }
        values.add(traits: attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] ?? [:])
        if let face = attributes[.face] as? String { values.choose(face: face) }
        if let features = attributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Any]] {
            // The number spacing feature (AAT type 6), with the monospaced selector (0).
            values.hasMonospacedDigits = features.contains {
                number($0[.type]) == 6 && number($0[.selector]) == 0
            }
        }
        return values
    }

    private mutating func add(traits: [UIFontDescriptor.TraitKey: Any]) {
        if let symbolic = traits[.symbolic] {
            let raw = symbolic as? UInt32 ?? number(symbolic).map { UInt32($0) } ?? 0
            self = withTraits(UIFontDescriptor.SymbolicTraits(rawValue: raw)) ?? self
        }
        if let weight = traits[.weight] as? UIFont.Weight ?? number(traits[.weight]).map(UIFont.Weight.init(rawValue:))
        {
            self.weight = weight
            if case .named(let name) = family {
                let isBold = weight.rawValue >= UIFont.Weight.semibold.rawValue
                let face = InstalledFonts.face(inFamilyOf: name, isBold: isBold, isItalic: isItalic)
                family = .named(face ?? name)
            }
        }
        if let slant = number(traits[.slant]) { isItalic = slant > 0 }
    }

    private mutating func choose(face: String) {
        let name = face.filter { $0 != " " }
        isItalic = name.hasSuffix("Italic") || name.hasSuffix("Oblique")
        let upright = name.lowercased().replacing("italic", with: "").replacing("oblique", with: "")
        weight = FontWeight.allCases.first { $0.rawValue.lowercased() == upright }.map(UIFont.Weight.init) ?? .regular
        if case .named(let current) = family {
            let installed = InstalledFonts.faces(inFamilyOf: current).first { $0.hasSuffix("-" + name) }
            family = .named(installed ?? current)
        }
    }
}

/// Returns the number in a value of any numeric type; `nil` unless it is finite.
func number(_ value: Any?) -> CGFloat? { anyNumber(value).flatMap { $0.isFinite ? $0 : nil } }

private func anyNumber(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as UInt: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
}
