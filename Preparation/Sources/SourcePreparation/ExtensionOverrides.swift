import SwiftSyntax

/// Overrides that stand in extensions, which Swift takes only from Objective-C's classes: the member gets a name of its own, and an
/// override in the class forwards to it.
enum ExtensionOverrides {
    /// What stands before the names of members that are forwarded to.
    static let prefix = "_extension_"

    /// The edits of a member of an extension and the override that forwards to it, or nil if it overrides nothing.
    static func move(_ node: FunctionDeclSyntax) -> (edits: [Edit], forwarder: String)? {
        guard let word = node.modifiers.overrideWord, !node.modifiers.isTypeLevel else { return nil }
        let arguments = node.signature.parameterClause.parameters.map { parameter in
            let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
            return label + (parameter.secondName ?? parameter.firstName).text
        }
        let effects = node.signature.effectSpecifiers
        let words = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
        let body = "\(words)\(prefix)\(node.name.text)(\(arguments.joined(separator: ", ")))"
        let forwarder =
            "\(modifiers(node.modifiers))func \(node.name.text)\(oneLine(node.signature.trimmedDescription)) { \(body) }"
        return ([.blank(word.bytes), .insert(prefix, at: node.name.start)], forwarder)
    }

    static func move(_ node: VariableDeclSyntax) -> (edits: [Edit], forwarder: String)? {
        guard let word = node.modifiers.overrideWord, !node.modifiers.isTypeLevel, let binding = node.bindings.first,
            let type = binding.typeAnnotation
        else { return nil }
        let name = binding.pattern.trimmedDescription
        let body =
            binding.isSettable
            ? "get { \(prefix)\(name) } set { \(prefix)\(name) = newValue }" : "\(prefix)\(name)"
        let forwarder = "\(modifiers(node.modifiers))var \(name)\(oneLine(type.trimmedDescription)) { \(body) }"
        return ([.blank(word.bytes), .insert(prefix, at: binding.pattern.start)], forwarder)
    }

    private static func modifiers(_ list: DeclModifierListSyntax) -> String {
        list.map { $0.trimmedDescription + " " }.joined()
    }

    private static func oneLine(_ text: String) -> String {
        text.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
}

extension DeclModifierListSyntax {
    fileprivate var overrideWord: DeclModifierSyntax? { first { $0.name.tokenKind == .keyword(.override) } }
}
