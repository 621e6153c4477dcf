package import Foundation

/// An object that predicates compare by another one, as managed objects by their identifiers.
package protocol PredicateIdentity: AnyObject {
    /// The object that stands for this one in comparisons.
    var predicateIdentity: NSObject { get }
}

/// Equality and order of values of unknown types.
package enum ValueOrder {
    /// Returns the order of two values; `nil` if they have none.
    package static func order(_ one: Any?, _ other: Any?, _ options: String.CompareOptions = []) -> ComparisonResult? {
        switch (one, other) {
        case (let one as String, let other as String): one.compare(other, options: options)
        case (let one as Date, let other as Date): one.compare(other)
        case (let one as NSNumber, let other as NSNumber): order(one, other)
        case (let one as Date, let other as NSNumber):
            NSNumber(value: one.timeIntervalSinceReferenceDate).compare(other)
        case (let one as NSNumber, let other as Date):
            one.compare(NSNumber(value: other.timeIntervalSinceReferenceDate))
        case (let one as UUID, let other as UUID): one.uuidString.compare(other.uuidString)
        case (let one as URL, let other as URL): one.absoluteString.compare(other.absoluteString)
        default: nil
        }
    }

    /// Returns the order of numbers; Foundation's own of decimal numbers is wrong on Linux: it has 1.5 after 2.
    private static func order(_ one: NSNumber, _ other: NSNumber) -> ComparisonResult {
        guard one is NSDecimalNumber || other is NSDecimalNumber else { return one.compare(other) }
        let (one, other) = (one.decimalValue, other.decimalValue)
        return one < other ? .orderedAscending : one == other ? .orderedSame : .orderedDescending
    }

    /// Returns the order in which values are sorted, nothing first.
    package static func sorted(_ one: Any?, _ other: Any?) -> ComparisonResult {
        let (isNone, isOtherNone) = (isNone(one), Self.isNone(other))
        if isNone || isOtherNone {
            return isNone == isOtherNone ? .orderedSame : isNone ? .orderedAscending : .orderedDescending
        }
        return order(one, other) ?? .orderedSame
    }

    /// Returns whether a value is nothing.
    package static func isNone(_ value: Any?) -> Bool { value == nil || value is NSNull }

    /// Returns whether two values are equal.
    package static func isSame(_ one: Any?, _ other: Any?, _ options: String.CompareOptions = []) -> Bool {
        if let one = one as? String, let other = other as? String {
            return one.compare(other, options: options) == .orderedSame
        }
        guard !isNone(one), !isNone(other), let first = one as AnyObject?, let second = other as AnyObject? else {
            return isNone(one) && isNone(other)
        }
        if let first = first as? any PredicateIdentity, let second = second as? any PredicateIdentity {
            return first.predicateIdentity.isEqual(second.predicateIdentity)
        }
        return (first as? NSObject)?.isEqual(second) ?? (first === second)
    }
}
