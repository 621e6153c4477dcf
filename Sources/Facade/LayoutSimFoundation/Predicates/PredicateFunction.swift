import Foundation

/// A function of predicates and expressions (Apple, *init(forFunction:arguments:)*).
package enum PredicateFunction: String {
    case add = "add:to:"
    case subtract = "from:subtract:"
    case multiply = "multiply:by:"
    case divide = "divide:by:"
    case modulus = "modulus:by:"
    case power = "raise:toPower:"
    case sum = "sum:"
    case count = "count:"
    case least = "min:"
    case greatest = "max:"
    case average = "average:"
    case absolute = "abs:"
    case ceiling = "ceiling:"
    case floor = "floor:"
    case truncate = "trunc:"
    case squareRoot = "sqrt:"
    case lowercase = "lowercase:"
    case uppercase = "uppercase:"
    case length = "length:"
    case now
    case cast = "castObject:toType:"
    case element = "objectFrom:withIndex:"

    /// The function of a collection operator, such as `sum`.
    init?(collection word: Substring) {
        switch word {
        case "sum": self = .sum
        case "min": self = .least
        case "max": self = .greatest
        case "avg": self = .average
        case "count": self = .count
        default: return nil
        }
    }

    /// Returns the value of the function; `nil` if an argument is missing or of another kind.
    package func value(of arguments: [Any?]) -> Any? {
        let first = arguments.first ?? nil
        switch self {
        case .now: return Date()
        case .cast: return first
        case .lowercase: return (first as? String)?.lowercased()
        case .uppercase: return (first as? String)?.uppercased()
        case .length: return (first as? String)?.utf16.count
        case .element: return element(of: first, arguments.count > 1 ? arguments[1] : nil)
        case .count: return KeyPathValues.elements(of: first)?.count ?? arguments.count
        case .sum, .average: return total(first)
        case .least, .greatest: return limit(first)
        default: return number(arguments)
        }
    }

    private func element(of list: Any?, _ index: Any?) -> Any? {
        guard let list = KeyPathValues.elements(of: list), !list.isEmpty else { return nil }
        switch index {
        case let word as String where word == "FIRST": return list.first
        case let word as String where word == "LAST": return list.last
        case let word as String where word == "SIZE": return list.count
        case let number as NSNumber where list.indices.contains(number.intValue): return list[number.intValue]
        default: return nil
        }
    }

    private func total(_ list: Any?) -> Any? {
        let numbers = (KeyPathValues.elements(of: list) ?? []).compactMap { $0 as? NSNumber }
        let sum = PredicateFunction.sum(numbers)
        guard self == .average else { return sum }
        return numbers.isEmpty ? nil : NSNumber(value: sum.doubleValue / Double(numbers.count))
    }

    private static func sum(_ numbers: [NSNumber]) -> NSNumber {
        if let decimals = numbers as? [NSDecimalNumber], !decimals.isEmpty {
            return decimals.reduce(NSDecimalNumber.zero) { $0.adding($1) }
        }
        let sum = numbers.reduce(0.0) { $0 + $1.doubleValue }
        return Int(exactly: sum).map { NSNumber(value: $0) } ?? NSNumber(value: sum)
    }

    private func limit(_ list: Any?) -> Any? {
        let values = (KeyPathValues.elements(of: list) ?? []).filter { !($0 is NSNull) }
        let wanted: ComparisonResult = self == .least ? .orderedAscending : .orderedDescending
        return values.dropFirst().reduce(values.first) { best, next in
            ValueOrder.order(next, best) == wanted ? next : best
        }
    }

    private func number(_ arguments: [Any?]) -> Any? {
        let numbers = arguments.compactMap {
            ($0 as? NSNumber)?.doubleValue ?? ($0 as? Date)?.timeIntervalSinceReferenceDate
        }
        guard numbers.count == arguments.count, let one = numbers.first else { return nil }
        let other = numbers.count > 1 ? numbers[1] : 0
        let result: Double
        switch self {
        case .add: result = one + other
        case .subtract: result = one - other
        case .multiply: result = one * other
        case .divide: result = one / other
        case .modulus: result = one.truncatingRemainder(dividingBy: other)
        case .power: result = pow(one, other)
        case .absolute: result = abs(one)
        case .ceiling: result = one.rounded(.up)
        case .floor: result = one.rounded(.down)
        case .truncate: result = one.rounded(.towardZero)
        default: result = one.squareRoot()
        }
        if arguments.contains(where: { $0 is Date }) { return Date(timeIntervalSinceReferenceDate: result) }
        return Int(exactly: result).map { NSNumber(value: $0) } ?? NSNumber(value: result)
    }
}
