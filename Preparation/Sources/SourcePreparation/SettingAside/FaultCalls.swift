import SwiftSyntax

/// The calls that stand in place of what is set aside, which UIKit declares.
enum FaultCalls {
    /// The function that ends the process.
    static let end = "_setAside"
    /// The function that ends the process, unless a screen is drawn without what is set aside.
    static let leave = "_leaveOut"
    /// The modifier in place of another, which ends the process unless a screen is drawn without it.
    static let modifier = "_withoutModifier"
    /// The function that does nothing in place of what a service is asked for.
    static let unasked = "_leaveUnasked"
    /// The function that ends the process in place of a value.
    static let value = "_valueSetAside"
    /// The function that has nothing in place of a value, if a screen is drawn without it, and else ends the process.
    static let absent = "_valueLeftOut"
    /// The function that has nothing in place of what a service is asked for.
    static let unanswered = "_valueUnasked"

    /// Returns the statements in place of others.
    ///
    /// - Parameter function: The function whose statements they are; `nil` in closures and accessors.
    static func statements(_ sentence: String, line: Int, in function: FunctionDeclSyntax?) -> String {
        switch function?.testFramework {
        case .xcTest: "XCTFail(\(quoted(sentence)), line: \(line)); return"
        case .swiftTesting: "Testing.Issue.record(\(quoted(sentence))); return"
        case nil:
            if let statement = function?.returnStatement {
                "\(leave)(\(quoted(sentence))); \(statement)"
            } else {
                "\(end)(\(quoted(sentence)))"
            }
        }
    }

    /// Returns the statement in place of one alone.
    ///
    /// - Parameter isUnanswered: Whether it asks a service that gives no answer.
    static func statement(_ sentence: String, isUnanswered: Bool) -> String {
        "\(isUnanswered ? unasked : leave)(\(quoted(sentence)))"
    }

    /// Returns what stands behind a view in place of a modifier.
    static func modifier(_ sentence: String) -> String { ".\(modifier)(\(quoted(sentence)))" }

    /// Returns the expression in place of a value.
    static func value(_ sentence: String) -> String { "\(value)(\(quoted(sentence)))" }

    /// Returns the expression that is `nil` in place of a value.
    ///
    /// - Parameter isUnanswered: Whether it asks a service that gives no answer.
    static func absent(_ sentence: String, isUnanswered: Bool) -> String {
        "\(isUnanswered ? unanswered : absent)(\(quoted(sentence)))"
    }

    /// Returns the statement in place of those that are run with a value that is never there.
    static func unreached(_ sentence: String, areViews: Bool) -> String {
        "\(areViews ? leave : end)(\(quoted(sentence)))"
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }
}

extension FunctionDeclSyntax {
    /// The statement by which it returns with nothing; `nil` if its type has no such value.
    fileprivate var returnStatement: String? {
        guard !attributes.contains(where: \.mayBuildResult) else { return nil }
        guard let type = signature.returnClause?.type else { return "return" }
        if type.is(OptionalTypeSyntax.self) { return "return nil" }
        return ["Void", "()"].contains(type.trimmedDescription) ? "return" : nil
    }
}

extension AttributeListSyntax.Element {
    /// Whether it may be a result builder, in whose functions nothing returns.
    fileprivate var mayBuildResult: Bool {
        self.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasSuffix("Builder") ?? false
    }
}
