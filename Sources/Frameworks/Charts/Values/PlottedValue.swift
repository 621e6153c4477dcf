import Foundation
import SwiftUI

/// A value as scales have it.
typealias Datum = _Datum

extension Datum {
    /// The kinds of values, of which an axis has one.
    enum Kind: String {
        case number, category, date
    }

    var kind: Kind {
        switch self {
        case .number: .number
        case .category: .category
        case .date: .date
        }
    }

    /// The number, or the seconds of a date; `nil` for a category.
    var number: Double? {
        switch self {
        case .number(let number), .date(let number): number
        case .category: nil
        }
    }

    /// The seconds from 2001 beyond which calendars have no dates; which is chosen.
    private static let latest = 1e12

    /// Whether scales have a place for it.
    var isPlottable: Bool {
        switch self {
        case .category: true
        case .number(let number): number.isFinite
        case .date(let seconds): abs(seconds) < Self.latest
        }
    }

    /// Returns a number or date of the same kind as this one.
    func with(_ number: Double) -> Datum {
        switch self {
        case .date: .date(number)
        case .number, .category: .number(number)
        }
    }
}

/// A value that a mark plots, with the words for what it is.
struct PlottedValue {
    let label: Text
    let datum: Datum
    /// The end of a span of values, which the mark fills; `nil` for a single value.
    var end: Datum?

    /// The values between which a span lies; `nil` for a single value.
    var span: (start: Double, end: Double)? {
        guard let start = datum.number, let end = end?.number else { return nil }
        return (start, end)
    }

    /// Whether scales have a place for it.
    var isPlottable: Bool { datum.isPlottable && end?.isPlottable ?? true }
}
