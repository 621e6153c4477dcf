/// The variants of symbols that views ask for, such as filled ones.
public struct SymbolVariants: Hashable, Sendable {
    private enum Enclosure: String, Sendable {
        case circle, square, rectangle
    }

    private var enclosure: Enclosure?
    private var isFilled = false
    private var isSlashed = false

    /// The symbols as they are named.
    public static let none = SymbolVariants()
    /// Symbols in a circle.
    public static let circle = SymbolVariants(enclosure: .circle)
    /// Symbols in a square.
    public static let square = SymbolVariants(enclosure: .square)
    /// Symbols in a rectangle.
    public static let rectangle = SymbolVariants(enclosure: .rectangle)
    /// Filled symbols.
    public static let fill = SymbolVariants(isFilled: true)
    /// Symbols that are crossed out.
    public static let slash = SymbolVariants(isSlashed: true)

    /// The variants, in a circle.
    public var circle: SymbolVariants { with { $0.enclosure = .circle } }
    /// The variants, in a square.
    public var square: SymbolVariants { with { $0.enclosure = .square } }
    /// The variants, in a rectangle.
    public var rectangle: SymbolVariants { with { $0.enclosure = .rectangle } }
    /// The variants, filled.
    public var fill: SymbolVariants { with { $0.isFilled = true } }
    /// The variants, crossed out.
    public var slash: SymbolVariants { with { $0.isSlashed = true } }

    /// Returns whether all variants of another value are in this one.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.enclosure == nil || other.enclosure == enclosure) && (!other.isFilled || isFilled)
            && (!other.isSlashed || isSlashed)
    }

    /// Returns the variants with those of a view inside.
    func adding(_ other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            enclosure: other.enclosure ?? enclosure, isFilled: isFilled || other.isFilled,
            isSlashed: isSlashed || other.isSlashed)
    }

    /// Returns the names that a symbol can have in these variants, the closest first and its own last.
    func names(of name: String) -> [String] {
        let parts = name.split(separator: ".").map(String.init)
        var names: [String] = []
        for enclosure in [enclosure?.rawValue, nil] {
            for isSlashed in [isSlashed, false] {
                for isFilled in [isFilled, false] {
                    var all = parts
                    let wanted = [enclosure, isSlashed ? "slash" : nil, isFilled ? "fill" : nil].compactMap { $0 }
                    let hasFill = all.last == "fill"
                    if hasFill { all.removeLast() }
                    all += wanted.filter { !all.contains($0) && $0 != "fill" }
                    if hasFill || wanted.contains("fill") { all.append("fill") }
                    let joined = all.joined(separator: ".")
                    if !names.contains(joined) { names.append(joined) }
                }
            }
        }
        if !names.contains(name) { names.append(name) }
        return names
    }

    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var variants = self
        change(&variants)
        return variants
    }
}

/// How the layers of symbols are colored.
public struct SymbolRenderingMode: Sendable, Hashable {
    enum Kind: Sendable {
        case monochrome, multicolor, hierarchical, palette
    }

    let kind: Kind

    /// All layers in one color.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// Layers in colors of their own.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
    /// Layers in one color of several strengths.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// Layers in the colors of the foreground's levels.
    public static let palette = SymbolRenderingMode(kind: .palette)
}

/// How symbols are filled with their color.
public struct SymbolColorRenderingMode: Sendable, Hashable {
    private let isGradient: Bool

    /// With the color itself.
    public static let flat = SymbolColorRenderingMode(isGradient: false)
    /// With a gradient of the color.
    public static let gradient = SymbolColorRenderingMode(isGradient: true)
}

/// How symbols show a value that varies.
public struct SymbolVariableValueMode: Sendable, Hashable {
    private let isDrawn: Bool

    /// By the colors of their layers.
    public static let color = SymbolVariableValueMode(isDrawn: false)
    /// By how much of a line is drawn.
    public static let draw = SymbolVariableValueMode(isDrawn: true)
}
