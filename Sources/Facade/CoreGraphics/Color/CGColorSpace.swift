public import Foundation

/// A color space, which defines what the components of a color mean.
public final class CGColorSpace: Hashable, Sendable {
    private let title: String?
    /// The color model.
    public let model: CGColorSpaceModel
    /// Whether the components are those of Display P3.
    let isDisplayP3: Bool

    init(title: String?, model: CGColorSpaceModel) {
        self.title = title
        self.model = model
        isDisplayP3 = title?.contains("DisplayP3") ?? false
    }

    /// Creates a color space with a predefined name; `nil` if the name is unknown.
    public convenience init?(name: CFString) {
        let title = String(describing: name)
        guard let model = Self.models.first(where: { $0.name == title })?.model else { return nil }
        self.init(title: title, model: model)
    }

    /// The name; `nil` if the color space has none.
    public var name: CFString? { title.map { NSString(string: $0) } }

    /// The number of components of a color, not including alpha.
    public var numberOfComponents: Int {
        switch model {
        case .monochrome, .indexed: 1
        case .cmyk: 4
        case .unknown, .deviceN, .pattern: 0
        case .rgb, .lab, .XYZ: 3
        }
    }

    /// Whether the color space is an RGB space with a wider gamut than sRGB.
    public var isWideGamutRGB: Bool { title?.contains("P3") == true || title?.contains("Adobe") == true }

    /// Whether a bitmap can have colors of the color space.
    public var supportsOutput: Bool { [.monochrome, .rgb, .cmyk].contains(model) }

    /// Returns whether two color spaces have the same name and model.
    public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
        left.title == right.title && left.model == right.model
    }

    /// Hashes the name and the model.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(title)
        hasher.combine(model)
    }

    private static let models: [(name: String, model: CGColorSpaceModel)] = [
        ("kCGColorSpaceSRGB", .rgb), ("kCGColorSpaceExtendedSRGB", .rgb), ("kCGColorSpaceLinearSRGB", .rgb),
        ("kCGColorSpaceExtendedLinearSRGB", .rgb), ("kCGColorSpaceDisplayP3", .rgb), ("kCGColorSpaceGenericRGB", .rgb),
        ("kCGColorSpaceExtendedDisplayP3", .rgb), ("kCGColorSpaceAdobeRGB1998", .rgb),
        ("kCGColorSpaceGenericRGBLinear", .rgb), ("kCGColorSpaceDeviceRGB", .rgb),
        ("kCGColorSpaceGenericGray", .monochrome), ("kCGColorSpaceGenericGrayGamma2_2", .monochrome),
        ("kCGColorSpaceExtendedGray", .monochrome), ("kCGColorSpaceLinearGray", .monochrome),
        ("kCGColorSpaceDeviceGray", .monochrome), ("kCGColorSpaceGenericCMYK", .cmyk),
        ("kCGColorSpaceDeviceCMYK", .cmyk), ("kCGColorSpaceGenericLab", .lab), ("kCGColorSpaceGenericXYZ", .XYZ),
    ]
}

extension CGColorSpace {
    /// The name of sRGB.
    public static var sRGB: CFString { "kCGColorSpaceSRGB" }
    /// The name of extended sRGB, whose components may lie outside 0 to 1.
    public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
    /// The name of linear sRGB.
    public static var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" }
    /// The name of extended linear sRGB, whose components may lie outside 0 to 1.
    public static var extendedLinearSRGB: CFString { "kCGColorSpaceExtendedLinearSRGB" }
    /// The name of Display P3.
    public static var displayP3: CFString { "kCGColorSpaceDisplayP3" }
    /// The name of extended Display P3, whose components may lie outside 0 to 1.
    public static var extendedDisplayP3: CFString { "kCGColorSpaceExtendedDisplayP3" }
    /// The name of Adobe RGB.
    public static var adobeRGB1998: CFString { "kCGColorSpaceAdobeRGB1998" }
    /// The name of linear generic RGB.
    public static var genericRGBLinear: CFString { "kCGColorSpaceGenericRGBLinear" }
    /// The name of gray with a gamma of 2.2.
    public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }
    /// The name of extended gray, whose values may lie outside 0 to 1.
    public static var extendedGray: CFString { "kCGColorSpaceExtendedGray" }
    /// The name of linear gray.
    public static var linearGray: CFString { "kCGColorSpaceLinearGray" }
    /// The name of generic CMYK.
    public static var genericCMYK: CFString { "kCGColorSpaceGenericCMYK" }
}

/// The color model of a color space.
public enum CGColorSpaceModel: Int32, Sendable {
    /// An unknown model.
    case unknown = -1
    /// A single gray component.
    case monochrome = 0
    /// Red, green and blue.
    case rgb = 1
    /// Cyan, magenta, yellow and black.
    case cmyk = 2
    /// CIE L*a*b*: lightness and two color axes.
    case lab = 3
    /// Any number of named inks.
    case deviceN = 4
    /// An index into a color table.
    case indexed = 5
    /// A pattern.
    case pattern = 6
    /// CIE XYZ.
    case XYZ = 7
}

/// How colors outside the gamut of a color space are mapped into it.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// Returns the device RGB color space, which is sRGB here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    CGColorSpace(title: "kCGColorSpaceDeviceRGB", model: .rgb)
}

/// Returns the device gray color space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    CGColorSpace(title: "kCGColorSpaceDeviceGray", model: .monochrome)
}

/// Returns the device CMYK color space.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace {
    CGColorSpace(title: "kCGColorSpaceDeviceCMYK", model: .cmyk)
}
