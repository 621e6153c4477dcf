public import Foundation

/// A color: components in a color space, the last one its alpha.
public final class CGColor: Hashable, Sendable {
    private let space: CGColorSpace
    private let values: [CGFloat]
    /// The picture that is repeated in place of a color.
    public let pattern: CGPattern?

    /// Creates a color from components of a space; alpha is the last of them.
    public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        self.space = space
        values = (0...space.numberOfComponents).map { unsafe components[$0] }
        pattern = nil
    }

    /// Creates a color of a pattern.
    public init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) {
        self.space = space
        values = [unsafe components[0]]
        self.pattern = pattern
    }

    package init(space: CGColorSpace, values: [CGFloat], pattern: CGPattern? = nil) {
        self.space = space
        self.values = values
        self.pattern = pattern
    }

    /// Creates a color of sRGB.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a color of sRGB.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standard, values: [red, green, blue, alpha])
    }

    /// Creates a gray.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: .gray, values: [gray, alpha])
    }

    /// Creates a gray with a gamma of 2.2.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    /// Creates a color of inks.
    public convenience init(
        genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        self.init(
            space: CGColorSpace(title: "kCGColorSpaceGenericCMYK", model: .cmyk),
            values: [cyan, magenta, yellow, black, alpha])
    }

    /// What the components mean.
    public var colorSpace: CGColorSpace? { space }
    /// The components, alpha last.
    public var components: [CGFloat]? { values }
    /// How many components there are, alpha included.
    public var numberOfComponents: Int { values.count }
    /// From 0, clear, to 1, opaque.
    public var alpha: CGFloat { values.last ?? 0 }

    /// Whether both have the same components in the same space.
    public static func == (left: CGColor, right: CGColor) -> Bool {
        left.values == right.values && left.space == right.space && left.pattern === right.pattern
    }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(values)
    }

    /// The same color.
    public func copy() -> CGColor? { self }

    /// The color with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(space: space, values: values.dropLast() + [alpha], pattern: pattern)
    }
}

extension CGColor {
    /// Opaque black.
    public static var black: CGColor { CGColor(gray: 0, alpha: 1) }
    /// Opaque white.
    public static var white: CGColor { CGColor(gray: 1, alpha: 1) }
    /// Nothing at all.
    public static var clear: CGColor { CGColor(gray: 0, alpha: 0) }
}

extension CGColorSpace {
    package static let standard = CGColorSpace(title: "kCGColorSpaceSRGB", model: .rgb)
    package static let extended = CGColorSpace(title: "kCGColorSpaceExtendedSRGB", model: .rgb)
    package static let wide = CGColorSpace(title: "kCGColorSpaceDisplayP3", model: .rgb)
    package static let wideGray = CGColorSpace(title: "kCGColorSpaceExtendedGray", model: .monochrome)
    package static let gray = CGColorSpace(title: "kCGColorSpaceGenericGrayGamma2_2", model: .monochrome)
    package static let pattern = CGColorSpace(title: nil, model: .pattern)
}

extension CGColor: CustomStringConvertible {
    /// The space and the components.
    public var description: String {
        let space = space.name.map { String(describing: $0) } ?? "\(space.model)"
        return "<CGColor> [\(space)] ( " + values.map { "\($0)" }.joined(separator: " ") + " )"
    }
}
