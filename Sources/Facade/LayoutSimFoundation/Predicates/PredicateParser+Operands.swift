import Foundation

extension PredicateParser {
    mutating func operand() -> PredicateOperand? {
        guard var left = product() else { return nil }
        while case .sign(let sign)? = tokens.first, sign == "+" || sign == "-" {
            tokens.removeFirst()
            guard let right = product() else { return nil }
            left = .function(sign == "+" ? .add : .subtract, [left, right])
        }
        return left
    }

    private mutating func product() -> PredicateOperand? {
        guard var left = power() else { return nil }
        while case .sign(let sign)? = tokens.first, sign == "*" || sign == "/" {
            tokens.removeFirst()
            guard let right = power() else { return nil }
            left = .function(sign == "*" ? .multiply : .divide, [left, right])
        }
        return left
    }

    private mutating func power() -> PredicateOperand? {
        guard var left = continued() else { return nil }
        while take("**") {
            guard let right = continued() else { return nil }
            left = .function(.power, [left, right])
        }
        return left
    }

    /// Parses an operand with the key path or the index after it.
    private mutating func continued() -> PredicateOperand? {
        guard var operand = primary() else { return nil }
        while true {
            if case .word(let word)? = tokens.first, word.hasPrefix(".") {
                tokens.removeFirst()
                operand = .path(String(word.dropFirst()), of: operand)
            } else if take("[") {
                guard let index = index(), take("]") else { return nil }
                operand = .function(.element, [operand, index])
            } else {
                return operand
            }
        }
    }

    private mutating func index() -> PredicateOperand? {
        switch tokens.popFirst() {
        case .number(let number): .value(number)
        case .word(let word) where ["FIRST", "LAST", "SIZE"].contains(word.uppercased()): .value(word.uppercased())
        default: nil
        }
    }

    private mutating func primary() -> PredicateOperand? {
        switch tokens.popFirst() {
        case .text(let text): .value(text)
        case .number(let number): .value(number)
        case .argument: nextArgument().map { .value($0) }
        case .keyArgument: nextArgument().flatMap { $0 as? String }.map { .path($0, of: .itself) }
        case .word(let word): named(word)
        case .sign("("): deeper { $0.parenthesized() }
        case .sign("{"): deeper { $0.list() }
        case .sign("-"): deeper { $0.continued() }.map { .function(.multiply, [$0, .value(-1)]) }
        default: nil
        }
    }

    private mutating func parenthesized() -> PredicateOperand? {
        guard let inner = operand(), take(")") else { return nil }
        return inner
    }

    private mutating func list() -> PredicateOperand? {
        var operands: [PredicateOperand] = []
        while !take("}") {
            guard let next = operand() else { return nil }
            operands.append(next)
            _ = take(",")
        }
        return .list(operands)
    }

    private mutating func named(_ word: String) -> PredicateOperand? {
        if let constant = constant(word) { return constant }
        if word.hasPrefix("$") { return variable(word) }
        if word.uppercased() == "SUBQUERY", take("(") { return deeper { $0.subquery() } }
        if tokens.first == .sign("(") || tokens.first == .sign(":") { return function(word) }
        // "#" before a key lets it have the name of a keyword.
        return .path(word.hasPrefix("#") ? String(word.dropFirst()) : word, of: .itself)
    }

    private func constant(_ word: String) -> PredicateOperand? {
        switch word.uppercased() {
        case "NIL", "NULL": .value(nil)
        case "TRUE", "YES": .value(true)
        case "FALSE", "NO": .value(false)
        case "SELF": .itself
        default: nil
        }
    }

    private func variable(_ word: String) -> PredicateOperand {
        let parts = word.dropFirst().split(separator: ".", maxSplits: 1)
        let name = PredicateOperand.variable(parts.first.map(String.init) ?? "")
        return parts.count > 1 ? .path(String(parts[1]), of: name) : name
    }

    private mutating func function(_ word: String) -> PredicateOperand? {
        let name = take(":") ? word + ":" : word
        guard take("("), let arguments = deeper({ $0.arguments() }) else { return nil }
        if word.uppercased() == "CAST" { return .function(.cast, arguments) }
        return PredicateFunction(rawValue: name).map { .function($0, arguments) }
    }

    private mutating func arguments() -> [PredicateOperand]? {
        var operands: [PredicateOperand] = []
        while !take(")") {
            guard let next = operand() else { return nil }
            operands.append(next)
            _ = take(",")
        }
        return operands
    }

    private mutating func subquery() -> PredicateOperand? {
        guard subqueries < 4 else { return nil }
        subqueries += 1
        defer { subqueries -= 1 }
        guard let collection = operand(), take(","), case .word(let name)? = tokens.popFirst(), name.hasPrefix("$"),
            take(","), let form = alternatives(), take(")")
        else { return nil }
        return .subquery(collection, variable: String(name.dropFirst()), form)
    }
}
