public import Foundation

/// A tab stop of a paragraph.
open class NSTextTab: NSObject, NSCopying {
    /// An option of a tab stop.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    open private(set) var alignment: NSTextAlignment
    open private(set) var location: CGFloat
    open private(set) var options: [OptionKey: Any]

    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        self.alignment = alignment
        location = loc
        self.options = options
        super.init()
    }

    /// Returns the characters that end a column aligned at its decimal separator.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: aLocale?.decimalSeparator ?? ".")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return other.alignment == alignment && other.location == location
    }

    open override var hash: Int { location.hashValue }
}

/// A list that paragraphs belong to.
open class NSTextList: NSObject, NSCopying {
    /// The format of the marker before each item.
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        public static let box = MarkerFormat(rawValue: "{box}")
        public static let check = MarkerFormat(rawValue: "{check}")
        public static let circle = MarkerFormat(rawValue: "{circle}")
        public static let diamond = MarkerFormat(rawValue: "{diamond}")
        public static let disc = MarkerFormat(rawValue: "{disc}")
        public static let hyphen = MarkerFormat(rawValue: "{hyphen}")
        public static let square = MarkerFormat(rawValue: "{square}")
        public static let decimal = MarkerFormat(rawValue: "{decimal}")
        public static let lowercaseLatin = MarkerFormat(rawValue: "{lower-latin}")
        public static let uppercaseLatin = MarkerFormat(rawValue: "{upper-latin}")
        public static let lowercaseRoman = MarkerFormat(rawValue: "{lower-roman}")
        public static let uppercaseRoman = MarkerFormat(rawValue: "{upper-roman}")
    }

    open private(set) var markerFormat: MarkerFormat
    open var startingItemNumber: Int

    public init(markerFormat: MarkerFormat, startingItemNumber: Int = 1) {
        self.markerFormat = markerFormat
        self.startingItemNumber = startingItemNumber
        super.init()
    }
    public convenience init(markerFormat: MarkerFormat, options mask: Int) { self.init(markerFormat: markerFormat) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
