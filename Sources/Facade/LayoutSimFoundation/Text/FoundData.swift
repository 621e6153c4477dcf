package import Foundation

/// A link, an email address, or a telephone number detected in text.
package final class FoundData: NSTextCheckingResult {
    /// The URL of a link or an email address.
    package let link: URL?
    /// A telephone number as it is in the text.
    package let number: String?
    private let place: NSRange

    private init(_ place: NSRange, link: URL? = nil, number: String? = nil) {
        self.place = place
        self.link = link
        self.number = number
        super.init()
    }
    /// Always fails: what was found is not archived.
    package required init?(coder: NSCoder) { nil }

    // On Linux, Foundation's own names for these kinds cause warnings, since it detects neither.
    /// The kind of links and email addresses.
    package static let linkType = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
    /// The kind of telephone numbers.
    package static let numberType = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)

    /// The kind of what was found.
    package override var resultType: NSTextCheckingResult.CheckingType { link == nil ? Self.numberType : Self.linkType }
    /// The place in the text, in UTF-16 units.
    package override var range: NSRange { place }
    /// The number of ranges, always 1.
    package override var numberOfRanges: Int { 1 }
    /// Returns the place in the text for the index 0, and no place for others.
    package override func range(at idx: Int) -> NSRange { idx == 0 ? place : NSRange(location: NSNotFound, length: 0) }

    /// Returns the URLs in part of a text: those with a scheme, those that begin with `www.`, hostnames that end in a
    /// common top-level domain, and email addresses.
    package static func links(in text: String, _ part: NSRange) -> [FoundData] {
        let host = #"(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+"#
        let path = #"(?::\d+)?(?:[/?#][^\s<>"]*)?"#
        let pattern =
            #"(?i)(?<![\p{L}\p{N}@._-])(?:(?:https?|ftp)://[^\s<>"]+|mailto:[^\s<>"]+|[A-Z0-9._%+-]+@"# + host
            + #"\p{L}{2,}|www\."# + host + #"\p{L}{2,}"# + path + "|" + host + "(?:\(domains))" + #"\b"# + path + ")"
        return places(of: pattern, in: text, part).compactMap { place in
            let (range, found) = trimmed(place, in: text)
            return address(found).map { FoundData(range, link: $0) }
        }
    }

    /// Returns the telephone numbers in part of a text: seven to fifteen digits, grouped or not, with the usual
    /// separators.
    package static func numbers(in text: String, _ part: NSRange) -> [FoundData] {
        let pattern = #"(?<![\p{L}\p{N}+/.-])\+?\(?\d[\d ()./-]{5,22}\d(?![\p{L}\p{N}/-]|\.\d)"#
        return places(of: pattern, in: text, part).compactMap { place in
            let found = (text as NSString).substring(with: place)
            let digits = found.filter(\.isNumber).count
            guard (7...15).contains(digits), !found.contains("  "), !isDate(found) else { return nil }
            return FoundData(place, number: found)
        }
    }

    private static let domains =
        "com|org|net|edu|gov|int|mil|info|biz|io|app|dev|co|me|tv|ai|de|uk|fr|it|es|nl|ch|at|eu|us|jp|cn|ru|br|in|au|ca|se|no|fi|dk|pl|kr"

    private static func places(of pattern: String, in text: String, _ part: NSRange) -> [NSRange] {
        guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
        return expression.matches(in: text, range: part).map(\.range)
    }

    /// Returns a range without trailing punctuation and without a bracket that was opened before the link.
    private static func trimmed(_ place: NSRange, in text: String) -> (NSRange, String) {
        var found = (text as NSString).substring(with: place)
        while let last = found.last {
            let isBracket = last == ")" && found.count { $0 == ")" } > found.count { $0 == "(" }
            guard isBracket || ".,;:!?'\"”’»]}".contains(last) else { break }
            found.removeLast()
        }
        return (NSRange(location: place.location, length: found.utf16.count), found)
    }

    private static func address(_ found: String) -> URL? {
        if found.contains("://") || found.lowercased().hasPrefix("mailto:") { return URL(string: found) }
        let isMail = found.contains("@") && !found.contains("/")
        return URL(string: (isMail ? "mailto:" : "http://") + found)
    }

    /// Returns whether digits form a date, such as 2024-05-17 or 17.05.2024.
    private static func isDate(_ found: String) -> Bool {
        let groups = found.split { "-./".contains($0) }.map(\.count)
        return groups == [4, 2, 2] || groups == [2, 2, 4]
    }
}
