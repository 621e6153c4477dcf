import Synchronization
import UIKit

/// Whole numbers as a language writes them: its digits, and what stands between groups of three.
///
/// They are read off what the language's formatter makes of a few numbers, since it takes as long for one as the layout
/// of a text.
struct IntegerWords: Sendable {
    private let digits: [String]
    private let separator: String
    private let minus: String
    /// Whether numbers of four digits have groups, too.
    private let groupsFour: Bool

    private struct Name: Hashable {
        let locale: String
        let user: String
    }

    private static let known = Mutex<[Name: IntegerWords?]>([:])
    private static let last = Mutex<(name: Name, words: IntegerWords?)?>(nil)

    /// Returns the numbers of a language; `nil` where they follow other rules.
    static func of(_ locale: Locale) -> IntegerWords? {
        // The process's own locale stands for that of the user.
        let name = Name(locale: locale.identifier, user: Locale.current.identifier)
        if let last = last.withLock(\.self), last.name == name { return last.words }
        let words = known.withLock { $0[name] } ?? made(in: locale)
        known.withLock { $0[name] = .some(words) }
        last.withLock { $0 = (name, words) }
        return words
    }

    private static func made(in locale: Locale) -> IntegerWords? {
        IntegerWords { LocalizedFormat.text(for: "%lld", [$0], table: nil, in: nil, locale: locale) }
    }

    /// Creates the numbers of what a closure makes of some; `nil` where it follows other rules.
    init?(_ format: (Int) -> String) {
        let digits = (0...9).map(format)
        guard Set(digits).count == 10, digits.allSatisfy({ $0.count == 1 }) else { return nil }
        func written(_ number: Int) -> String {
            "\(number)".compactMap { $0.wholeNumberValue.map { digits[$0] } }.joined()
        }
        let (five, minusOne) = (format(12_345), format(-1))
        let (head, tail) = (written(12), written(345))
        guard five.hasPrefix(head), five.hasSuffix(tail), minusOne.hasSuffix(digits[1]) else { return nil }
        separator = String(five.dropFirst(head.count).dropLast(tail.count))
        minus = String(minusOne.dropLast(digits[1].count))
        groupsFour = format(1234) != written(1234)
        self.digits = digits
        // What was read has to give what the formatter gives.
        for number in [1234, -56_789, 1_234_567, -9_876_543_210] where words(number) != format(number) { return nil }
    }

    /// Returns a number in words.
    func words(_ number: Int) -> String {
        let plain = "\(number.magnitude)".utf8
        let hasGroups = plain.count > (groupsFour ? 3 : 4)
        var words = number < 0 ? minus : ""
        for (place, digit) in plain.enumerated() {
            if hasGroups, place > 0, (plain.count - place) % 3 == 0 { words += separator }
            words += digits[Int(digit) - 48]
        }
        return words
    }
}
