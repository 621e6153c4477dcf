import Foundation

/// How the amounts of a duration's units are written, in English.
package enum DurationStyle: Int, Sendable {
    /// As formatters of date components number them: `1:10`, `1h 10m`, `1 hr, 10 min`, `1 hour, 10 minutes`, `one hour,
    /// ten minutes`, and `1hr 10min`.
    case positional, abbreviated, short, full, spellOut, brief

    /// Returns a string for amounts of units.
    package func text(_ amounts: [(unit: DurationUnit, count: Int)], isPadded: Bool) -> String {
        switch self {
        case .positional: positions(amounts, isPadded: isPadded)
        case .abbreviated: amounts.map { "\($0.count)\($0.unit.letters)" }.joined(separator: " ")
        case .brief: amounts.map { "\($0.count)\($0.unit.shortWord($0.count))" }.joined(separator: " ")
        case .short: amounts.map { "\($0.count) \($0.unit.shortWord($0.count))" }.joined(separator: ", ")
        case .full: words(amounts) { String($0) }
        case .spellOut: words(amounts, spelledOut)
        }
    }

    private func words(_ amounts: [(unit: DurationUnit, count: Int)], _ number: (Int) -> String) -> String {
        amounts.map { "\(number($0.count)) \($0.unit.word)\($0.count == 1 ? "" : "s")" }.joined(separator: ", ")
    }

    private func spelledOut(_ count: Int) -> String {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .spellOut
        return formatter.string(from: NSNumber(value: count)) ?? String(count)
    }

    private func positions(_ amounts: [(unit: DurationUnit, count: Int)], isPadded: Bool) -> String {
        let positions = amounts.filter(\.unit.isPosition)
        let numbers = positions.enumerated().map { index, amount in
            index == 0 && !isPadded || amount.count > 9 ? String(amount.count) : "0\(amount.count)"
        }
        let larger = amounts.filter { !$0.unit.isPosition }.map { "\($0.count)\($0.unit.letters)" }
        return (larger + (numbers.isEmpty ? [] : [numbers.joined(separator: ":")])).joined(separator: " ")
    }
}
