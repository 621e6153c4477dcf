public import Foundation

/// Finds links, addresses of mail and telephone numbers in texts; dates and postal addresses are not found.
open class NSDataDetector: NSObject {
    /// What is looked for, as bits of `NSTextCheckingResult.CheckingType`.
    open private(set) var checkingTypes: UInt64

    public init(types checkingTypes: UInt64) throws {
        guard checkingTypes != 0 else { throw CocoaError(.formatting) }
        self.checkingTypes = checkingTypes
        super.init()
    }

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

    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

    open func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }

    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }

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
    /// Where a link leads; `mailto:` for an address of mail.
    public var url: URL? { (self as? FoundData)?.link }
    /// The telephone number as it stands in the text.
    public var phoneNumber: String? { (self as? FoundData)?.number }
    /// Dates are not found.
    public var date: Date? { nil }
    /// Dates are not found.
    public var timeZone: TimeZone? { nil }
    /// Dates are not found.
    public var duration: TimeInterval { 0 }
    /// Postal addresses are not found.
    public var addressComponents: [NSTextCheckingKey: String]? { nil }
    /// Flights are not found.
    public var components: [NSTextCheckingKey: String]? { nil }
}
