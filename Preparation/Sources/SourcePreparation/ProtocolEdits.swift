import SwiftSyntax

/// An `@objc` protocol as a Swift protocol: bound to classes, with default implementations of its optional
/// requirements.
enum ProtocolEdits {
    /// Returns the edit that binds the protocol to classes, or `nil` if an inherited protocol does.
    static func classBound(_ node: ProtocolDeclSyntax) -> Edit? {
        guard let clause = node.inheritanceClause else { return .insert(": AnyObject", at: node.name.end) }
        let names = clause.inheritedTypes.map(\.type.trimmedDescription)
        if names.contains(where: { ["AnyObject", "class", "NSObjectProtocol"].contains($0) }) { return nil }
        return .insert(", AnyObject", at: clause.end)
    }

    /// Returns the default implementation of an optional requirement.
    static func implementation(_ node: FunctionDeclSyntax) -> String {
        let signature = node.signature.trimmedDescription.split(whereSeparator: \.isNewline).joined(separator: " ")
        return "\(attributes(node.attributes))func \(node.name.text)\(signature) { _absent() }"
    }

    static func implementation(_ node: VariableDeclSyntax) -> String? {
        guard let binding = node.bindings.first, let type = binding.typeAnnotation else { return nil }
        let isSettable = binding.accessorBlock?.trimmedDescription.contains("set") == true
        let accessors = isSettable ? "{ get { _absent() } set {} }" : "{ _absent() }"
        return "var \(binding.pattern.trimmedDescription)\(type.trimmedDescription) \(accessors)"
    }

    /// Returns the attributes that a default implementation also needs.
    private static func attributes(_ list: AttributeListSyntax) -> String {
        list.has("discardableResult") ? "@discardableResult " : ""
    }

    /// Returns the extension with default implementations.
    static func defaults(of node: ProtocolDeclSyntax, path: String, _ members: [String]) -> String {
        let access = [Keyword.public, .fileprivate, .private].first { node.modifiers.has($0) }
        let word =
            switch access {
            case .public: "public "
            case nil: ""
            default: "fileprivate "
            }
        return "\(word)extension \(path) {\n\(members.joined(separator: "\n"))\n}"
    }
}
