import SwiftSyntax

/// The lines of member tables, which name members and call them.
enum MemberEntries {
    /// Returns the line of a method, or `nil` for a method that no selector can call.
    static func method(_ node: FunctionDeclSyntax, of type: String, selector: String) -> String? {
        let effects = node.signature.effectSpecifiers
        let isUsable =
            effects?.throwsClause == nil && effects?.asyncSpecifier == nil && node.genericParameterClause == nil
        guard isUsable, !node.modifiers.isTypeLevel else { return nil }
        var arguments: [String] = []
        for (index, parameter) in node.signature.parameterClause.parameters.enumerated() {
            guard let type = valueType(parameter.type) else { return nil }
            let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
            arguments.append("\(label)a[\(index)] as \(type)")
        }
        let call = "o.\(node.name.text)(\(arguments.joined(separator: ", ")))"
        let isVoid = ["Void", "()"].contains(node.signature.returnClause?.type.trimmedDescription ?? "Void")
        let body = isVoid ? "\(call); return nil" : "return \(call)"
        return "t.add(\"\(selector)\", \(arguments.count)) { (o: \(type), a: _Arguments) in \(body) }"
    }

    /// Returns the lines of a property: its value, and its setter.
    static func property(_ name: String, of type: String, isSettable: Bool) -> String {
        let getter = "t.get(\"\(name)\") { (o: \(type)) in o.\(name) }"
        guard isSettable else { return getter }
        return getter + "; t.set(\"\(name)\") { (o: \(type), v: _Arguments) in o.\(name) = v[0] }"
    }

    /// Returns the type of a parameter as used in a cast.
    private static func valueType(_ type: TypeSyntax) -> String? {
        if let attributed = type.as(AttributedTypeSyntax.self) {
            guard attributed.specifiers.isEmpty else { return nil }
            return valueType(attributed.baseType).map { "(\($0))" }
        }
        if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return unwrapped.wrappedType.trimmedDescription + "?"
        }
        return type.trimmedDescription.replacing(/@convention\(block\)\s*/, with: "")
    }
}

extension DeclModifierListSyntax {
    func has(_ keyword: Keyword) -> Bool { contains { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil } }
    var isTypeLevel: Bool { has(.static) || has(.class) }
}
