public import Foundation

/// What the components of a color mean.
public final class CGColorSpace: Hashable, Sendable {
    private let title: String?
    /// Which components colors have.
    public let model: CGColorSpaceModel
    /// Whether components are those of Display P3.
    let isDisplayP3: Bool

    init(title: String?, model: CGColorSpaceModel) {
        self.title = title
        self.model = model
        isDisplayP3 = title?.contains("DisplayP3") ?? false
    }

    /// Creates one of the spaces that have a name; `nil` for an unknown name.
    public convenience init?(name: CFString) {
        let title = String(describing: name)
        guard let model = Self.models.first(where: { $0.name == title })?.model else { return nil }
        self.init(title: title, model: model)
    }

    /// The name, where the space has one.
    public var name: CFString? { title.map { NSString(string: $0) } }

    /// How many components a color has beside its alpha.
    public var numberOfComponents: Int {
        switch model {
        case .monochrome, .indexed: 1
        case .cmyk: 4
        case .unknown, .deviceN, .pattern: 0
        case .rgb, .lab, .XYZ: 3
        }
    }

    /// Whether components mean light of three colors that is wider than sRGB.
    public var isWideGamutRGB: Bool { title?.contains("P3") == true || title?.contains("Adobe") == true }

    /// Whether both mean the same.
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
    /// The name of sRGB with components below 0 and above 1.
    public static var extendedSRGB: CFString { "kCGColorSpaceExtendedSRGB" }
    /// The name of linear sRGB.
    public static var linearSRGB: CFString { "kCGColorSpaceLinearSRGB" }
    /// The name of linear sRGB with components below 0 and above 1.
    public static var extendedLinearSRGB: CFString { "kCGColorSpaceExtendedLinearSRGB" }
    /// The name of Display P3.
    public static var displayP3: CFString { "kCGColorSpaceDisplayP3" }
    /// The name of Display P3 with components below 0 and above 1.
    public static var extendedDisplayP3: CFString { "kCGColorSpaceExtendedDisplayP3" }
    /// The name of Adobe RGB.
    public static var adobeRGB1998: CFString { "kCGColorSpaceAdobeRGB1998" }
    /// The name of linear generic RGB.
    public static var genericRGBLinear: CFString { "kCGColorSpaceGenericRGBLinear" }
    /// The name of gray with a gamma of 2.2.
    public static var genericGrayGamma2_2: CFString { "kCGColorSpaceGenericGrayGamma2_2" }
    /// The name of gray below 0 and above 1.
    public static var extendedGray: CFString { "kCGColorSpaceExtendedGray" }
    /// The name of linear gray.
    public static var linearGray: CFString { "kCGColorSpaceLinearGray" }
    /// The name of generic CMYK.
    public static var genericCMYK: CFString { "kCGColorSpaceGenericCMYK" }
}

/// Which components the colors of a space have.
public enum CGColorSpaceModel: Int32, Sendable {
    /// Not known.
    case unknown = -1
    /// Gray.
    case monochrome = 0
    /// Red, green, blue.
    case rgb = 1
    /// Cyan, magenta, yellow, black.
    case cmyk = 2
    /// Lightness and two axes.
    case lab = 3
    /// Any inks.
    case deviceN = 4
    /// An index into a table.
    case indexed = 5
    /// A pattern.
    case pattern = 6
    /// CIE XYZ.
    case XYZ = 7
}

/// How colors outside a space are brought into it.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// The space of red, green and blue, as the device shows them: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
    CGColorSpace(title: "kCGColorSpaceDeviceRGB", model: .rgb)
}

/// The space of gray, as the device shows it.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
    CGColorSpace(title: "kCGColorSpaceDeviceGray", model: .monochrome)
}

/// The space of cyan, magenta, yellow and black, as the device shows them.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace {
    CGColorSpace(title: "kCGColorSpaceDeviceCMYK", model: .cmyk)
}
