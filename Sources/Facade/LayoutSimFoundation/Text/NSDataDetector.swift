public import Foundation

/// A detector of links, email addresses, and telephone numbers in text; dates and postal addresses are not detected.
open class NSDataDetector: NSObject {
    /// The types of data to detect, as bits of `NSTextCheckingResult.CheckingType`.
    open private(set) var checkingTypes: UInt64

    /// Creates a detector for types of data; throws an error if there are none.
    public init(types checkingTypes: UInt64) throws {
        guard checkingTypes != 0 else { throw CocoaError(.formatting) }
        self.checkingTypes = checkingTypes
        super.init()
    }

    /// Returns the matches in a range of a string, in order of location; the options are ignored here.
    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        let part = NSIntersectionRange(range, NSRange(location: 0, length: string.utf16.count))
        guard part.length > 0 else { return [] }
        var found: [FoundData] = []
        if checkingTypes & FoundData.linkType.rawValue != 0 { found += FoundData.links(in: string, part) }
        if checkingTypes & FoundData.numberType.rawValue != 0 {
            let numbers = FoundData.numbers(in: string, part)
            found += numbers.filter { number in
                !found.contains { NSIntersectionRange($0.range, number.range).length > 0 }
            }
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    /// Returns the first match in a range of a string; `nil` if there is none.
    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

    /// Returns the range of the first match in a range of a string; its location is `NSNotFound` if there is none.
    open func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }

    /// Returns the number of matches in a range of a string.
    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }

    /// Calls a block with each match in a range of a string, until the block sets the last argument to `true`.
    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) {
            unsafe block(match, [], &stop)
            if stop.boolValue { return }
        }
    }
}

extension NSTextCheckingResult {
    /// The URL of a detected link; a `mailto:` URL for an email address.
    public var url: URL? { (self as? FoundData)?.link }
    /// The telephone number as written in the text.
    public var phoneNumber: String? { (self as? FoundData)?.number }
    /// The date of the result; always `nil` here, since dates are not detected.
    public var date: Date? { nil }
    /// The time zone of the result; always `nil` here, since dates are not detected.
    public var timeZone: TimeZone? { nil }
    /// The duration of the result; always 0 here, since dates are not detected.
    public var duration: TimeInterval { 0 }
    /// The components of an address; always `nil` here, since postal addresses are not detected.
    public var addressComponents: [NSTextCheckingKey: String]? { nil }
    /// The components of the result; always `nil` here, since flights are not detected.
    public var components: [NSTextCheckingKey: String]? { nil }
}
