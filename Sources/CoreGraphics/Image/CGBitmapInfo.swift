/// Where the alpha of a pixel is.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// There is none.
    case none
    /// After the colors, which are multiplied with it.
    case premultipliedLast
    /// Before the colors, which are multiplied with it.
    case premultipliedFirst
    /// After the colors.
    case last
    /// Before the colors.
    case first
    /// Nothing after the colors.
    case noneSkipLast
    /// Nothing before the colors.
    case noneSkipFirst
    /// Nothing but alpha.
    case alphaOnly
}

/// In which order the bytes of a pixel are.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    case orderMask = 0x7000
    case orderDefault = 0
    case order16Little = 0x1000
    case order32Little = 0x2000
    case order16Big = 0x3000
    case order32Big = 0x4000
}

/// How pixels are stored.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a description from its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The bits that say where alpha is.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// Components are floating-point numbers.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bits that say the order of bytes.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// As the processor likes.
    public static let byteOrderDefault: CGBitmapInfo = []
    /// Units of 16 bits, the least byte first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// Units of 32 bits, the least byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// Units of 16 bits, the greatest byte first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// Units of 32 bits, the greatest byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

    /// Where alpha is.
    public var alphaInfo: CGImageAlphaInfo { CGImageAlphaInfo(rawValue: rawValue & 0x1F) ?? .none }
}
