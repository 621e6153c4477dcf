public import Foundation
import LayoutSimText

/// A tab stop of a paragraph.
open class NSTextTab: NSObject, NSCopying, NSSecureCoding {
    /// An option of a tab stop.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The characters that end the column of the tab stop.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// The alignment of the text at the tab stop.
    open private(set) var alignment: NSTextAlignment
    /// The distance of the tab stop from the leading margin, in points.
    open private(set) var location: CGFloat
    /// The options of the tab stop, such as its column terminators.
    open private(set) var options: [OptionKey: Any]

    /// Creates a tab stop at a location in points.
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

    /// Creates a tab stop from data encoded by `encode(with:)`.
    public required init?(coder: NSCoder) {
        alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .left
        location = CGFloat(coder.decodeDouble(forKey: "NSLocation"))
        let key = "NSColumnTerminators"
        let members = coder.containsValue(forKey: key) ? coder.decodeObject(of: NSData.self, forKey: key) : nil
        options = members.map { [.columnTerminators: CharacterSet(bitmapRepresentation: Data(referencing: $0))] } ?? [:]
        super.init()
    }
    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        coder.encode(alignment.rawValue, forKey: "NSAlignment")
        coder.encode(Double(location), forKey: "NSLocation")
        if let terminators { coder.encode(terminators.bitmapRepresentation as NSData, forKey: "NSColumnTerminators") }
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return other.alignment == alignment && other.location == location && other.terminators == terminators
    }

    open override var hash: Int { location.hashValue }
}

extension NSTextTab {
    /// The stops of a new paragraph style.
    static var standard: [NSTextTab] {
        TabStop.standard.map { NSTextTab(textAlignment: .left, location: CGFloat($0.location)) }
    }

    /// The characters that end the column, if there are any.
    var terminators: CharacterSet? {
        let terminators = options[.columnTerminators]
        return terminators as? CharacterSet ?? (terminators as? NSCharacterSet).map { $0 as CharacterSet }
    }

    /// Creates a tab stop from its layout value.
    convenience init(_ stop: TabStop) {
        let ends = CharacterSet(charactersIn: stop.terminators)
        self.init(
            textAlignment: NSTextAlignment(stop.alignment), location: CGFloat(stop.location),
            options: stop.terminators.isEmpty ? [:] : [.columnTerminators: ends])
    }

    /// Returns the equivalent stop of the layout engine, with the terminators that a text has.
    func stop(in text: String) -> TabStop {
        let ends = terminators.map { ends in text.unicodeScalars.filter(ends.contains) } ?? "".unicodeScalars
        return TabStop(
            alignment.value, at: Double(location), until: String(String.UnicodeScalarView(Set(ends).sorted())))
    }
}
