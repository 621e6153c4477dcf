import SwiftSyntax

/// Views and controllers created from a type known only at run time, `T(frame: .zero)` or `viewClass.init(frame:
/// .zero)`: on Apple's systems, their initializers can be called on it although no class must have them.
enum GenericInitializers {
    private static let labels: Set<[String]> = [
        ["frame"], ["style", "reuseIdentifier"], ["nibName", "bundle"], ["frame", "style"],
        ["frame", "collectionViewLayout"], ["rootViewController"],
    ]

    /// Returns whether a source has a generic parameter bound to a UIKit class.
    static func occur(in source: [UInt8]) -> Bool {
        let text = String(decoding: source, as: UTF8.self)
        return text.contains(": UI") && text.matches(of: /<\w+: UI|Self: UI|protocol \w+: UI/).isEmpty == false
    }

    static func edit(_ node: FunctionCallExprSyntax) -> Edit? {
        guard let opening = node.leftParen, node.trailingClosure == nil,
            labels.contains(node.arguments.map { $0.label?.text ?? "" }), let type = type(node.calledExpression)
        else { return nil }
        return Edit(range: node.calledExpression.start..<opening.end, text: "_made(\(type), ")
    }

    /// Returns the called type as an expression; `nil` for a type with a name.
    private static func type(_ called: ExprSyntax) -> String? {
        if let name = called.as(DeclReferenceExprSyntax.self) { return generic(name) }
        guard let member = called.as(MemberAccessExprSyntax.self), let base = member.base,
            member.declName.baseName.tokenKind == .keyword(.`init`)
        else { return nil }
        if let name = base.as(DeclReferenceExprSyntax.self), let type = generic(name) { return type }
        return Metatypes.isValue(base) ? base.trimmedDescription : nil
    }

    private static func generic(_ name: DeclReferenceExprSyntax) -> String? {
        let text = name.baseName.text
        if name.baseName.tokenKind == .keyword(.Self) { return isSelfOfUIKit(Syntax(name)) ? "Self.self" : nil }
        var node = Syntax(name)
        while let parent = node.parent {
            if let clause = parent.asProtocol((any WithGenericParametersSyntax).self),
                let parameter = clause.genericParameterClause?.parameters.first(where: { $0.name.text == text })
            {
                return isOfUIKit(parameter, clause) ? "\(text).self" : nil
            }
            node = parent
        }
        return nil
    }

    /// Returns whether a node is in an extension of a protocol to which only classes of UIKit conform, as far as the
    /// file says.
    private static func isSelfOfUIKit(_ node: Syntax) -> Bool {
        var node = node
        while let parent = node.parent, !node.is(ExtensionDeclSyntax.self) { node = parent }
        guard let owner = node.as(ExtensionDeclSyntax.self) else { return false }
        if owner.genericWhereClause?.isOfUIKit == true { return true }
        guard let file = node.root.as(SourceFileSyntax.self) else { return false }
        return file.statements.contains { item in
            guard let node = item.item.as(ProtocolDeclSyntax.self),
                node.name.text == owner.extendedType.trimmedDescription
            else { return false }
            return node.genericWhereClause?.isOfUIKit == true
                || node.inheritanceClause?.inheritedTypes.contains { $0.type.trimmedDescription.hasPrefix("UI") }
                    == true
        }
    }

    private static func isOfUIKit(
        _ parameter: GenericParameterSyntax, _ clause: any WithGenericParametersSyntax
    ) -> Bool {
        if let type = parameter.inheritedType { return type.trimmedDescription.hasPrefix("UI") }
        return clause.genericWhereClause?.requirements.contains {
            guard case .conformanceRequirement(let one) = $0.requirement else { return false }
            return one.leftType.trimmedDescription == parameter.name.text
                && one.rightType.trimmedDescription.hasPrefix("UI")
        } ?? false
    }
}

extension GenericWhereClauseSyntax {
    /// Whether it demands that `Self` is a class of UIKit.
    fileprivate var isOfUIKit: Bool {
        requirements.contains {
            guard case .conformanceRequirement(let one) = $0.requirement else { return false }
            return one.leftType.trimmedDescription == "Self" && one.rightType.trimmedDescription.hasPrefix("UI")
        }
    }
}
