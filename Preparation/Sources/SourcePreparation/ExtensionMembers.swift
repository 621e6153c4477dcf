import SwiftSyntax

/// A member of an extension that may be overridden.
struct ExtensionMember: Sendable {
    /// The extended class.
    var owner: String
    /// The name with labels and types.
    var name: String
    /// The position of the name.
    var nameStart: Int
    /// The declaration up to the body, which forwards calls: the parts before and after the name.
    private var head: (start: String, end: String)
    /// The call or access in the body, in which a prefix can precede the name.
    var body: Body
    /// The declaration as a requirement of a protocol, after the name.
    var requirement: String
    var isPublic: Bool

    /// The way the member forwards to another one.
    enum Body: Hashable, Sendable {
        case call(words: String, name: String, arguments: String)
        case property(name: String, isSettable: Bool)

        /// The name, without labels.
        var name: String {
            switch self {
            case .call(_, let name, _), .property(let name, _): name
            }
        }
    }

    /// Returns the declaration up to the body, with a prefix before its name, at most `public`.
    func publicHead(_ prefix: String = "") -> String {
        head.start.split(separator: " ", omittingEmptySubsequences: false).map { $0 == "open" ? "public" : String($0) }
            .joined(separator: " ") + prefix + body.name + head.end
    }

    /// The declaration in a class body of a member that an extension implements.
    var forwarder: String { "\(head.start)\(body.name)\(head.end) { \(text(ExtensionOverrides.prefix)) }" }

    /// Returns a body that uses the member of an object by a name with a prefix.
    func text(_ prefix: String, of object: String = "") -> String {
        switch body {
        case .call(let words, let name, let arguments): return "\(words)\(object)\(prefix)\(name)(\(arguments))"
        case .property(let name, false): return "\(object)\(prefix)\(name)"
        case .property(let name, true):
            return "get { \(object)\(prefix)\(name) } set { \(object)\(prefix)\(name) = newValue }"
        }
    }
}

extension ExtensionMember {
    /// Creates the member for a method; overriding methods only on request.
    init?(_ node: FunctionDeclSyntax, of owner: String, access: String, overrides: Bool = false) {
        guard node.modifiers.isOverridable || overrides && !node.modifiers.isTypeLevel,
            node.genericParameterClause == nil
        else { return nil }
        let parameters = node.signature.parameterClause.parameters
        let arguments = parameters.map { parameter in
            let isInOut = parameter.type.as(AttributedTypeSyntax.self)?.specifiers.isEmpty == false
            let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
            return label + (isInOut ? "&" : "") + (parameter.secondName ?? parameter.firstName).text
        }
        let effects = node.signature.effectSpecifiers
        let words = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
        let discards = node.attributes.has("discardableResult") ? "@discardableResult " : ""
        self.owner = owner
        name = node.nameWithTypes
        nameStart = node.name.start
        isPublic = node.modifiers.isPublic || access == "public "
        head = (
            discards + node.modifiers.accessWord(access) + "func ", node.signature.trimmedDescription.onOneLine
        )
        body = .call(words: words, name: node.name.text, arguments: arguments.joined(separator: ", "))
        var plain = node.signature
        plain.parameterClause.parameters = FunctionParameterListSyntax(
            parameters.map { parameter in
                var parameter = parameter
                parameter.defaultValue = nil
                return parameter
            })
        requirement = plain.trimmedDescription.onOneLine
    }

    /// Creates the member for a property; overriding properties only on request.
    init?(_ node: VariableDeclSyntax, of owner: String, access: String, overrides: Bool = false) {
        guard node.modifiers.isOverridable || overrides && !node.modifiers.isTypeLevel, node.bindings.count == 1,
            let binding = node.bindings.first,
            let type = binding.typeAnnotation, binding.accessorBlock != nil
        else { return nil }
        self.owner = owner
        name = binding.pattern.trimmedDescription
        nameStart = binding.pattern.start
        isPublic = node.modifiers.isPublic || access == "public "
        head = (node.modifiers.accessWord(access) + "var ", type.trimmedDescription.onOneLine)
        body = .property(name: name, isSettable: binding.isSettable)
        requirement = "\(type.trimmedDescription.onOneLine) { \(binding.isSettable ? "get set" : "get") }"
    }
}

extension FunctionDeclSyntax {
    /// The name with labels and types, `tap(sender:)UIButton`, which distinguishes overloads.
    var nameWithTypes: String {
        let types = signature.parameterClause.parameters.map { parameter in
            (parameter.type.trimmedDescription + (parameter.ellipsis?.text ?? "")).filter { !$0.isWhitespace }
        }
        return nameWithLabels + types.joined(separator: ";")
    }

    /// The name with labels, `tap(sender:)`.
    var nameWithLabels: String {
        let labels = signature.parameterClause.parameters.map(\.firstName.text)
        return labels.isEmpty ? name.text : "\(name.text)(\(labels.map { $0 + ":" }.joined()))"
    }
}

extension DeclModifierListSyntax {
    var isPublic: Bool { has(.public) || has(.open) }

    fileprivate var isOverridable: Bool {
        !has(.override) && !has(.private) && !has(.fileprivate) && !has(.final) && !isTypeLevel
    }

    /// Returns the access level of the member, or otherwise of its extension.
    fileprivate func accessWord(_ outer: String) -> String {
        for keyword in [Keyword.open, .public, .internal] where has(keyword) { return "\(keyword) " }
        return outer
    }
}

extension String {
    var onOneLine: String { split(whereSeparator: \.isNewline).joined(separator: " ") }
}
