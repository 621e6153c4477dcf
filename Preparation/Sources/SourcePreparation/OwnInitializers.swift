import SwiftSyntax

/// `self.init()` in a convenience initializer whose parameters all have defaults: on Apple's systems it is UIKit's,
/// which has no parameters; here, where views and controllers get theirs from a protocol, it would be the initializer
/// itself. A class that has an initializer without parameters means that one.
enum OwnInitializers {
    private static let viewEndings = [
        "View", "Control", "Button", "Label", "Field", "Switch", "Slider", "Stepper", "Bar", "CollectionViewCell",
    ]

    static func edit(_ node: FunctionCallExprSyntax) -> Edit? {
        guard let opening = node.leftParen, node.arguments.isEmpty, node.trailingClosure == nil,
            let called = node.calledExpression.as(MemberAccessExprSyntax.self),
            called.base?.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind == .keyword(.self),
            called.declName.baseName.tokenKind == .keyword(.`init`),
            let own = ancestor(of: Syntax(node), InitializerDeclSyntax.self), canBeCalledEmpty(own),
            let arguments = arguments(in: Syntax(own))
        else { return nil }
        return .insert(arguments, at: opening.end)
    }

    private static func canBeCalledEmpty(_ own: InitializerDeclSyntax) -> Bool {
        let parameters = own.signature.parameterClause.parameters
        return own.modifiers.contains { $0.name.tokenKind == .keyword(.convenience) } && !parameters.isEmpty
            && parameters.allSatisfy { $0.defaultValue != nil || $0.ellipsis != nil }
    }

    /// Returns the arguments of the initializer that UIKit's initializer without parameters calls.
    private static func arguments(in own: Syntax) -> String? {
        if let owner = ancestor(of: own, ClassDeclSyntax.self) {
            let labels = owner.memberBlock.members.compactMap { member in
                member.decl.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters.map(\.firstName.text)
            }
            if labels.contains([]) { return nil }
            if labels.contains(["frame"]) { return "frame: .zero" }
            if labels.contains(["nibName", "bundle"]) { return "nibName: nil, bundle: nil" }
            return owner.inheritanceClause?.inheritedTypes.first.flatMap { arguments(of: $0.type.trimmedDescription) }
        }
        guard let owner = ancestor(of: own, ExtensionDeclSyntax.self) else { return nil }
        return arguments(of: owner.extendedType.trimmedDescription)
    }

    private static func arguments(of type: String) -> String? {
        guard type.hasPrefix("UI") else { return nil }
        if type.hasSuffix("ViewController") { return "nibName: nil, bundle: nil" }
        return viewEndings.contains(where: type.hasSuffix) ? "frame: .zero" : nil
    }

    /// Returns the nearest node of a kind around another one, within the type that holds it.
    private static func ancestor<Node: SyntaxProtocol>(of node: Syntax, _ kind: Node.Type) -> Node? {
        var node = node
        while let parent = node.parent {
            if let found = parent.as(Node.self) { return found }
            let isType = parent.is(ClassDeclSyntax.self) || parent.is(ExtensionDeclSyntax.self)
            if isType || parent.is(StructDeclSyntax.self) || parent.is(FunctionDeclSyntax.self) { return nil }
            node = parent
        }
        return nil
    }
}
