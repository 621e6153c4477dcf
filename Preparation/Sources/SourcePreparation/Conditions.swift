import SwiftSyntax

/// Conditions of `#if` and `#available`, answered as in a simulator of an iPhone.
enum Conditions {
    /// The answer to a term such as `os(iOS)`, or nil where the compiler's own answer is right.
    static func answer(to term: FunctionCallExprSyntax) -> Bool? {
        let name = term.calledExpression.trimmedDescription
        let argument = term.arguments.first?.expression.trimmedDescription ?? ""
        switch (name, argument) {
        case ("os", "iOS"): return true
        case ("os", "Linux"): return false
        case ("targetEnvironment", "simulator"): return true
        case ("canImport", "ObjectiveC"): return true
        default: return nil
        }
    }

    /// The text of a condition with the answers put in.
    static func text(of condition: ExprSyntax) -> String {
        let writer = ConditionEdits(viewMode: .sourceAccurate)
        writer.walk(condition)
        let start = condition.position.utf8Offset
        let edits = writer.edits.map {
            Edit(range: $0.range.lowerBound - start..<$0.range.upperBound - start, text: $0.text)
        }
        let text = String(decoding: Edit.apply(edits, to: Array(condition.description.utf8)), as: UTF8.self)
        return text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    /// What asks the simulated system in the place of `#available(iOS 13.4, *)`, or nil where no iOS is named.
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

/// Finds the terms of a condition that are answered.
final class ConditionEdits: SyntaxVisitor {
    var edits: [Edit] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let answer = Conditions.answer(to: node) { edits.append(Edit(range: node.bytes, text: "\(answer)")) }
        return .skipChildren
    }
}
