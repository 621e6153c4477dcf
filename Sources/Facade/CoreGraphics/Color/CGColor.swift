public import Foundation

/// A color: its components in a color space, followed by alpha.
public final class CGColor: Hashable, Sendable {
    private let space: CGColorSpace
    private let values: [CGFloat]
    /// The pattern, for a pattern color.
    public let pattern: CGPattern?

    /// Creates a color from components in a color space; alpha is the last component.
    public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        self.space = space
        values = (0...space.numberOfComponents).map { unsafe components[$0] }
        pattern = nil
    }

    /// Creates a pattern color.
    public init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) {
        self.space = space
        values = [unsafe components[0]]
        self.pattern = pattern
    }

    /// Creates a color from components, alpha last, and an optional pattern.
    package init(space: CGColorSpace, values: [CGFloat], pattern: CGPattern? = nil) {
        self.space = space
        self.values = values
        self.pattern = pattern
    }

    /// Creates a color in sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a color in sRGB.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standard, values: [red, green, blue, alpha])
    }

    /// Creates a gray color.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: .gray, values: [gray, alpha])
    }

    /// Creates a gray color with a gamma of 2.2.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    /// Creates a color from generic CMYK components.
    public convenience init(
        genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        self.init(
            space: CGColorSpace(title: "kCGColorSpaceGenericCMYK", model: .cmyk),
            values: [cyan, magenta, yellow, black, alpha])
    }

    /// The color space of the components.
    public var colorSpace: CGColorSpace? { space }
    /// The components, alpha last.
    public var components: [CGFloat]? { values }
    /// The number of components, including alpha.
    public var numberOfComponents: Int { values.count }
    /// The opacity, from 0 (transparent) to 1 (opaque).
    public var alpha: CGFloat { values.last ?? 0 }

    /// Returns whether two colors have the same components in the same color space.
    public static func == (left: CGColor, right: CGColor) -> Bool {
        left.values == right.values && left.space == right.space && left.pattern === right.pattern
    }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(values)
    }

    /// Returns the color itself, which is immutable.
    public func copy() -> CGColor? { self }

    /// Returns the color with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(space: space, values: values.dropLast() + [alpha], pattern: pattern)
    }
}

extension CGColor {
    /// Opaque black.
    public static var black: CGColor { CGColor(gray: 0, alpha: 1) }
    /// Opaque white.
    public static var white: CGColor { CGColor(gray: 1, alpha: 1) }
    /// Transparent black.
    public static var clear: CGColor { CGColor(gray: 0, alpha: 0) }
}

extension CGColorSpace {
    /// The sRGB color space.
    package static let standard = CGColorSpace(title: "kCGColorSpaceSRGB", model: .rgb)
    /// The extended sRGB color space, whose components may lie outside of 0 to 1.
    package static let extended = CGColorSpace(title: "kCGColorSpaceExtendedSRGB", model: .rgb)
    /// The Display P3 color space.
    package static let wide = CGColorSpace(title: "kCGColorSpaceDisplayP3", model: .rgb)
    /// The extended gray color space, whose component may lie outside of 0 to 1.
    package static let wideGray = CGColorSpace(title: "kCGColorSpaceExtendedGray", model: .monochrome)
    /// The gray color space with a gamma of 2.2.
    package static let gray = CGColorSpace(title: "kCGColorSpaceGenericGrayGamma2_2", model: .monochrome)
    /// The color space of pattern colors, which has no name.
    package static let pattern = CGColorSpace(title: nil, model: .pattern)
}

extension CGColor: CustomStringConvertible {
    /// The color space and the components.
    public var description: String {
        let space = space.name.map { String(describing: $0) } ?? "\(space.model)"
        return "<CGColor> [\(space)] ( " + values.map { "\($0)" }.joined(separator: " ") + " )"
    }
}
