import SwiftSyntax

/// Conditions of `#if` and `#available`, evaluated as in an iPhone simulator.
enum Conditions {
    /// Returns the value of a term such as `os(iOS)`, or `nil` if the compiler's own value is right.
    static func answer(to term: FunctionCallExprSyntax) -> Bool? {
        let name = term.calledExpression.trimmedDescription
        let argument = term.arguments.first?.expression.trimmedDescription ?? ""
        switch (name, argument) {
        case ("os", "iOS"): return true
        case ("os", "Linux"): return false
        case ("targetEnvironment", "simulator"): return true
        case ("canImport", "ObjectiveC"): return true
        case ("canImport", _): return Imports.isDeclaredElsewhere(argument) ? true : nil
        default: return nil
        }
    }

    /// Returns the module of a part such as `UIKit.UIView` that is asked for: here, modules have no parts.
    static func wholeModule(of term: FunctionCallExprSyntax) -> ExprSyntax? {
        guard term.calledExpression.trimmedDescription == "canImport",
            var module = term.arguments.first?.expression.as(MemberAccessExprSyntax.self)?.base
        else { return nil }
        while let base = module.as(MemberAccessExprSyntax.self)?.base { module = base }
        return module
    }

    /// Returns the text of a condition on one line, without comments, with its terms replaced by their values.
    static func text(of condition: ExprSyntax) -> String {
        let writer = ConditionEdits(viewMode: .sourceAccurate)
        writer.walk(condition)
        let start = condition.position.utf8Offset
        let edits = (writer.edits + condition.comments.map { Edit.blank($0) }).map {
            Edit(range: $0.range.lowerBound - start..<$0.range.upperBound - start, text: $0.text)
        }
        let text = String(decoding: Edit.apply(edits, to: Array(condition.description.utf8)), as: UTF8.self)
        return text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    /// Returns the replacement of `#available(iOS 13.4, *)`, which asks the simulated system, or `nil` if it does not
    /// name iOS.
    static func edit(_ node: AvailabilityConditionSyntax) -> Edit? {
        var version: String?
        for argument in node.availabilityArguments {
            guard case .availabilityVersionRestriction(let restriction) = argument.argument,
                restriction.platform.text == "iOS" || restriction.platform.text == "iOSApplicationExtension"
            else { continue }
            version = restriction.version?.trimmedDescription
        }
        guard let version else { return nil }
        let parts = version.split(separator: ".").prefix(2).joined(separator: ",")
        let isNegated = node.availabilityKeyword.text == "#unavailable"
        return Edit(range: node.bytes, text: "\(isNegated ? "!" : "")_iOS(\(parts))")
    }
}

extension Conditions {
    /// Returns whether a condition holds, as far as it is known; conditions that the package defines are assumed to
    /// hold.
    static func holds(_ condition: ExprSyntax) -> Bool {
        if let term = condition.as(FunctionCallExprSyntax.self) { return holds(term) }
        if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
        if let negation = condition.as(PrefixOperatorExprSyntax.self), negation.operator.text == "!" {
            return !holds(negation.expression)
        }
        if let tuple = condition.as(TupleExprSyntax.self), let inner = tuple.elements.first, tuple.elements.count == 1 {
            return holds(inner.expression)
        }
        guard let sequence = condition.as(SequenceExprSyntax.self) else { return true }
        // `&&` binds tighter than `||`.
        var (isAnyTrue, areAllTrue) = (false, true)
        for element in sequence.elements {
            if let sign = element.as(BinaryOperatorExprSyntax.self) {
                guard sign.operator.text == "||" else { continue }
                isAnyTrue = isAnyTrue || areAllTrue
                areAllTrue = true
            } else {
                areAllTrue = areAllTrue && holds(element)
            }
        }
        return isAnyTrue || areAllTrue
    }

    private static func holds(_ term: FunctionCallExprSyntax) -> Bool {
        if let answer = answer(to: term) { return answer }
        switch term.calledExpression.trimmedDescription {
        case "os", "targetEnvironment": return false
        case "canImport":
            let asked = wholeModule(of: term) ?? term.arguments.first?.expression
            let module = asked?.trimmedDescription ?? ""
            return module != "Darwin" && !Imports.isAbsent(module)
        default: return true
        }
    }
}

/// Finds the terms of a condition that have a value.
final class ConditionEdits: SyntaxVisitor {
    var edits: [Edit] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let answer = Conditions.answer(to: node) {
            edits.append(Edit(range: node.bytes, text: "\(answer)"))
        } else if let module = Conditions.wholeModule(of: node), let part = node.arguments.first?.expression {
            edits.append(Edit(range: part.bytes, text: module.trimmedDescription))
        }
        return .skipChildren
    }
}

extension SyntaxProtocol {
    /// The places of the comments in it.
    fileprivate var comments: [Range<Int>] {
        tokens(viewMode: .sourceAccurate).flatMap { token in
            TokenSyntax.comments(in: token.leadingTrivia, from: token.position.utf8Offset)
                + TokenSyntax.comments(in: token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia.utf8Offset)
        }
    }
}

extension TokenSyntax {
    fileprivate static func comments(in trivia: Trivia, from start: Int) -> [Range<Int>] {
        var (found, offset) = ([Range<Int>](), start)
        for piece in trivia {
            let end = offset + piece.sourceLength.utf8Length
            if piece.isComment { found.append(offset..<end) }
            offset = end
        }
        return found
    }
}
