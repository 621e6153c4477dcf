public import Foundation
public import LayoutSimInertness

/// A list that paragraphs belong to.
open class NSTextList: NSObject, NSCopying {
    /// The format of the marker before each item.
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a marker format from a string such as `{disc}`.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// A box.
        public static let box = MarkerFormat(rawValue: "{box}")
        /// A check mark.
        public static let check = MarkerFormat(rawValue: "{check}")
        /// A circle.
        public static let circle = MarkerFormat(rawValue: "{circle}")
        /// A diamond.
        public static let diamond = MarkerFormat(rawValue: "{diamond}")
        /// A filled circle.
        public static let disc = MarkerFormat(rawValue: "{disc}")
        /// A hyphen.
        public static let hyphen = MarkerFormat(rawValue: "{hyphen}")
        /// A filled square.
        public static let square = MarkerFormat(rawValue: "{square}")
        /// The number of the item.
        public static let decimal = MarkerFormat(rawValue: "{decimal}")
        /// The number of the item as a lowercase letter.
        public static let lowercaseLatin = MarkerFormat(rawValue: "{lower-latin}")
        /// The number of the item as an uppercase letter.
        public static let uppercaseLatin = MarkerFormat(rawValue: "{upper-latin}")
        /// The number of the item as a lowercase Roman numeral.
        public static let lowercaseRoman = MarkerFormat(rawValue: "{lower-roman}")
        /// The number of the item as an uppercase Roman numeral.
        public static let uppercaseRoman = MarkerFormat(rawValue: "{upper-roman}")
    }

    /// The format of the markers, which are not drawn here.
    open private(set) var markerFormat: MarkerFormat
    /// The number of the first item; stored only.
    @Inert(.looks) open var startingItemNumber: Int = 1

    /// Creates a list with a marker format and the number of its first item.
    public init(markerFormat: MarkerFormat, startingItemNumber: Int = 1) {
        self.markerFormat = markerFormat
        super.init()
        self.startingItemNumber = startingItemNumber
    }
    /// Creates a list with a marker format; the options are ignored here.
    public convenience init(markerFormat: MarkerFormat, options mask: Int) { self.init(markerFormat: markerFormat) }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
