import SwiftSyntax

/// Functions whose associated types must be types of objects, as `Proxy.Source: AnyObject` asks for: a value of
/// `any UITableViewDataSource` is one on Apple's systems, where the protocol is Objective-C's, and none here.
enum ObjectRequirements {
    /// Returns the edits that leave such a requirement out of a function that does with the values what can be done
    /// with any.
    static func edits(_ node: FunctionDeclSyntax) -> [Edit] {
        guard let clause = node.genericWhereClause, let body = node.body?.trimmedDescription else { return [] }
        let requirements = Array(clause.requirements)
        let left = requirements.indices.filter { index in
            guard case .conformanceRequirement(let requirement) = requirements[index].requirement,
                requirement.leftType.is(MemberTypeSyntax.self), requirement.rightType.trimmedDescription == "AnyObject"
            else { return false }
            let type = requirement.leftType.trimmedDescription
            let values = node.signature.parameterClause.parameters.filter { $0.type.trimmedDescription == type }
            return !values.contains { needsObject(($0.secondName ?? $0.firstName).text, in: body) }
        }
        guard !left.isEmpty else { return [] }
        let identities = node.body?.identityComparisons ?? []
        if left.count == requirements.count { return [.blank(clause.bytes)] + identities }
        return identities
            + left.map { index in
                let own = requirements[index]
                // The last one goes with the comma before it.
                guard index == requirements.count - 1, let comma = requirements[index - 1].trailingComma else {
                    return .blank(own.start..<own.end)
                }
                return .blank(comma.start..<own.end)
            }
    }

    private static func needsObject(_ name: String, in body: String) -> Bool {
        ["weak \(name)", "unowned \(name)", "\(name) ===", "=== \(name)", "ObjectIdentifier(\(name)"]
            .contains { body.contains($0) }
    }
}

/// The operators of any values, which LayoutSim declares, in place of those of objects.
private let comparisons = ["===": "=~=", "!==": "!~="]

extension CodeBlockSyntax {
    /// The edits by which `===` and `!==` compare values of any type.
    fileprivate var identityComparisons: [Edit] {
        tokens(viewMode: .sourceAccurate).compactMap { token in
            guard case .binaryOperator(let text) = token.tokenKind, let own = comparisons[text] else { return nil }
            return Edit(range: token.start..<token.end, text: own)
        }
    }
}
