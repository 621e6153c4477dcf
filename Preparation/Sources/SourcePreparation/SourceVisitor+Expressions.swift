import SwiftSyntax

extension SourceVisitor {
    func prepare(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard let argument = node.arguments.first, node.arguments.count == 1 else { return .visitChildren }
        switch node.macroName.text {
        case "selector":
            guard let member = MemberReference(argument.expression) else { return .visitChildren }
            let kind: Draft.SelectorReference.Kind =
                switch argument.label?.text {
                case "getter": .getter
                case "setter": .setter
                default: .method
                }
            draft.selectors.append(.init(range: node.bytes, name: member.name, kind: kind))
            return .skipChildren
        case "keyPath":
            draft.edits.append(Edit(range: node.bytes, text: "\"\(KeyPathText.text(argument.expression))\""))
            return .skipChildren
        default:
            return .visitChildren
        }
    }

    /// Prepares a call: calls of optional requirements become calls of requirements with a default implementation. A
    /// closure is never called with labels.
    func prepare(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let edit = ClassNames.edit(node) { draft.edits.append(edit) }
        if importsXCTest, let edit = Measurements.edit(node) {
            draft.edits.append(edit)
            measures = true
        }
        if let edit = ClassBundles.edit(node) { draft.edits.append(edit) }
        draft.edits += Metatypes.edits(node)
        if let edit = GenericInitializers.edit(node) { draft.edits.append(edit) }
        draft.edits += ForwardedCalls.edits(node)
        if let edit = OwnInitializers.edit(node) { draft.edits.append(edit) }
        draft.edits += Metatypes.objectEdits(node)
        draft.edits += Metatypes.layerEdits(node, in: scopes.last?.path)
        let chain = node.calledExpression.as(OptionalChainingExprSyntax.self)
        let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self)
        guard let mark = (chain?.questionMark ?? forced?.exclamationMark)?.bytes,
            let member = (chain?.expression ?? forced?.expression)?.as(MemberAccessExprSyntax.self), member.base != nil
        else { return .visitChildren }
        let isLabeled = node.arguments.contains { $0.label != nil }
        if isLabeled || member.declName.argumentNames != nil {
            draft.edits.append(.blank(mark))
            if forced == nil, !node.isStatement {
                draft.edits.append(.insert("_present(", at: node.start))
                draft.edits.append(.insert(node.isContinued ? ")?" : ")", at: node.end))
            }
        } else {
            let call = forced == nil ? node.bytes : nil
            draft.calls.append(
                .init(
                    mark: mark, name: member.declName.baseName.text, call: call, isContinued: node.isContinued))
        }
        return .visitChildren
    }
}

extension FunctionCallExprSyntax {
    /// Whether the value is unused.
    fileprivate var isStatement: Bool { parent?.is(CodeBlockItemSyntax.self) == true }

    /// Whether a member or an element of the value follows without a mark.
    fileprivate var isContinued: Bool {
        if let member = parent?.as(MemberAccessExprSyntax.self) { return member.base?.id == id }
        return parent?.as(SubscriptCallExprSyntax.self)?.calledExpression.id == id
    }
}

/// The member that a `#selector` names.
struct MemberReference {
    /// The name, with labels if the source has them.
    var name: String

    init?(_ expression: ExprSyntax) {
        guard let name = MemberReference.name(of: expression) else { return nil }
        self.name = name
    }

    private static func name(of expression: ExprSyntax) -> String? {
        if let reference = expression.as(DeclReferenceExprSyntax.self) { return name(reference) }
        if let member = expression.as(MemberAccessExprSyntax.self) { return name(member.declName) }
        if let cast = expression.as(AsExprSyntax.self) { return name(of: cast.expression) }
        if let tuple = expression.as(TupleExprSyntax.self) {
            return tuple.elements.first.flatMap { name(of: $0.expression) }
        }
        guard let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first,
            let base = name(of: first)
        else { return nil }
        // `tap as (X) -> Void` contains the number of parameters of an overload.
        guard !base.contains("("), let type = sequence.elements.last?.trimmedDescription else { return base }
        return name(base, of: type)
    }

    private static func name(_ reference: DeclReferenceExprSyntax) -> String {
        let base = reference.baseName.text
        guard let labels = reference.argumentNames?.arguments.map(\.name.text), !labels.isEmpty else { return base }
        return "\(base)(\(labels.map { $0 + ":" }.joined()))"
    }

    /// Returns the contents of the parentheses at the start of a function's type.
    private static func parameters(of type: Substring) -> Substring? {
        guard type.hasPrefix("(") else { return nil }
        var depth = 0
        for index in type.indices {
            if type[index] == "(" { depth += 1 }
            if type[index] == ")" { depth -= 1 }
            if depth == 0 { return type[type.index(after: type.startIndex)..<index] }
        }
        return nil
    }

    private static func name(_ base: String, of type: String) -> String {
        guard var parameters = parameters(of: type[...]) else { return base }
        // In `Type.tap as (Type) -> (X) -> Void`, the object comes before the parameters.
        let result = type[parameters.endIndex...].dropFirst().drop { $0.isWhitespace }
        if result.hasPrefix("->"),
            let inner = MemberReference.parameters(of: result.dropFirst(2).drop { $0.isWhitespace })
        {
            parameters = inner
        }
        guard !parameters.allSatisfy(\.isWhitespace) else { return base }
        let count = parameters.split(separator: ",").count
        return "\(base)(\(String(repeating: "_:", count: count)))"
    }
}

/// The string of a `#keyPath`.
enum KeyPathText {
    /// Returns the path without the type before it, in Objective-C names.
    static func text(_ expression: ExprSyntax) -> String {
        var parts = expression.trimmedDescription.filter { !$0.isWhitespace && $0 != "?" && $0 != "!" }
            .split(separator: ".").map(String.init)
        var isApple = false
        while parts.count > 1, let first = parts.first, first.first?.isUppercase == true || first == "self" {
            isApple = ["UI", "CA", "NS", "AV", "WK"].contains { first.hasPrefix($0) }
            parts.removeFirst()
        }
        return parts.map { isApple ? withoutIs($0) : $0 }.joined(separator: ".")
    }

    /// Returns `hidden` for `isHidden`.
    private static func withoutIs(_ name: String) -> String {
        let rest = name.dropFirst(2)
        guard name.hasPrefix("is"), rest.first?.isUppercase == true else { return name }
        return rest.prefix(1).lowercased() + rest.dropFirst()
    }
}
