import SwiftSyntax

/// Classes that override methods that NSObject has on Apple's systems: on Linux there is nothing to override, so they
/// conform to protocols of UIKit's instead. Responders inherit the methods.
enum ObjectOverrides {
    /// The protocols by the names of their methods.
    private static let protocols = [
        "observeValue(forKeyPath:of:change:context:)": "_KeyValueObserver",
        "responds(to:)": "_SelectorResponder",
        "forwardingTarget(for:)": "_MessageForwarder",
        "value(forKey:)": "_KeyReader",
        "value(forUndefinedKey:)": "_UndefinedKeyReader",
        "setValue(_:forKey:)": "_KeyWriter",
        "setValue(_:forUndefinedKey:)": "_UndefinedKeyWriter",
        "awakeFromNib": "_NibAwakener",
        "prepareForInterfaceBuilder": "_CanvasPreparer",
    ]

    static func edits(_ node: ClassDeclSyntax) -> [Edit] {
        guard let inherited = node.inheritanceClause?.inheritedTypes,
            inherited.first?.type.trimmedDescription == "NSObject"
        else { return [] }
        var edits: [Edit] = []
        var names = ""
        for member in node.memberBlock.members {
            guard let method = member.decl.as(FunctionDeclSyntax.self), !method.modifiers.isTypeLevel,
                let name = protocols[method.nameWithLabels],
                let word = method.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) })
            else { continue }
            names += ", \(name)"
            edits.append(.blank(word.bytes))
        }
        guard !names.isEmpty else { return [] }
        let calls = SuperCalls(viewMode: .sourceAccurate)
        calls.walk(node.memberBlock)
        return [.insert(names, at: inherited.end)] + edits + calls.edits
    }

    /// Calls of NSObject's own implementations, which have other names here.
    private final class SuperCalls: SyntaxVisitor {
        var edits: [Edit] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
                access.base?.is(SuperExprSyntax.self) == true
            else { return .visitChildren }
            let name = access.declName.baseName
            let labels = node.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
            if protocols[labels.isEmpty ? name.text : "\(name.text)(\(labels))"] != nil, name.text != "observeValue" {
                edits.append(.insert("_object_", at: name.start))
            }
            return .visitChildren
        }

        // Nested classes have their own `super`.
        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    }
}
