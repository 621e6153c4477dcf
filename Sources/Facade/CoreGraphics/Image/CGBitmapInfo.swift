/// The position of the alpha component in a pixel.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// No alpha component.
    case none
    /// Alpha follows the color components, which are premultiplied with it.
    case premultipliedLast
    /// Alpha precedes the color components, which are premultiplied with it.
    case premultipliedFirst
    /// Alpha follows the color components.
    case last
    /// Alpha precedes the color components.
    case first
    /// An unused component follows the color components.
    case noneSkipLast
    /// An unused component precedes the color components.
    case noneSkipFirst
    /// Alpha only.
    case alphaOnly
}

/// The byte order of a pixel.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    case orderMask = 0x7000
    case orderDefault = 0
    case order16Little = 0x1000
    case order32Little = 0x2000
    case order16Big = 0x3000
    case order32Big = 0x4000
}

/// The pixel format of a bitmap.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    /// The bits of the format.
    public let rawValue: UInt32

    /// Creates a format from its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The bits that hold the alpha info.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// Floating-point components.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bits that hold the byte order.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// The default byte order.
    public static let byteOrderDefault: CGBitmapInfo = []
    /// 16-bit units in little-endian order.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// 32-bit units in little-endian order.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// 16-bit units in big-endian order.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// 32-bit units in big-endian order.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

    /// The position of the alpha component.
    public var alphaInfo: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: rawValue & 0x1F) ?? .none }
}
