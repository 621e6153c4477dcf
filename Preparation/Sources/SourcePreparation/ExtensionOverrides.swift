import SwiftSyntax

/// Overrides in extensions, which Swift accepts only from Objective-C classes: the member is renamed, and an override
/// in the class forwards to it.
enum ExtensionOverrides {
    /// The prefix of the names of members that are forwarded to.
    static let prefix = "_extension_"

    /// A member of an extension that overrides a member of a superclass.
    struct Override {
        /// The name with labels and types.
        var name: String
        var nameStart: Int
        /// The edits that remove the word `override` and what the override in the class says instead.
        var edits: [Edit]
        /// The override in the class that forwards to the member.
        var forwarder: String
    }

    /// Returns the override of an extension's member, or `nil` if it overrides nothing.
    ///
    /// - Parameter owner: The extended class, whose name keeps the member apart from that of a superclass.
    static func move(_ node: FunctionDeclSyntax, of owner: String) -> Override? {
        guard let word = node.modifiers.overrideWord, !node.modifiers.isTypeLevel else { return nil }
        let arguments = node.signature.parameterClause.parameters.map { parameter in
            let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
            return label + (parameter.secondName ?? parameter.firstName).text
        }
        let effects = node.signature.effectSpecifiers
        let words = (effects?.throwsClause == nil ? "" : "try ") + (effects?.asyncSpecifier == nil ? "" : "await ")
        let prefix = OverriddenMembers.implementation(of: owner, isOverride: true)
        let body = "\(words)\(prefix)\(node.name.text)(\(arguments.joined(separator: ", ")))"
        let forwarder =
            "\(unavailability(node.attributes))\(modifiers(node.modifiers))func \(node.name.text)\(oneLine(node.signature.trimmedDescription)) { \(body) }"
        return Override(
            name: node.nameWithTypes, nameStart: node.name.start, edits: edits(word, node.attributes, node.name.text),
            forwarder: forwarder)
    }

    static func move(_ node: VariableDeclSyntax, of owner: String) -> Override? {
        guard let word = node.modifiers.overrideWord, !node.modifiers.isTypeLevel, let binding = node.bindings.first,
            let type = binding.typeAnnotation
        else { return nil }
        let name = binding.pattern.trimmedDescription
        let prefix = OverriddenMembers.implementation(of: owner, isOverride: true)
        if let observer = binding.onlyObserver {
            return move(node, word, observer, type, name: binding.pattern, to: prefix)
        }
        let body =
            binding.isSettable
            ? "get { \(prefix)\(name) } set { \(prefix)\(name) = newValue }" : "\(prefix)\(name)"
        let words = unavailability(node.attributes) + modifiers(node.modifiers)
        let forwarder = "\(words)var \(name)\(oneLine(type.trimmedDescription)) { \(body) }"
        return Override(
            name: name, nameStart: binding.pattern.start, edits: edits(word, node.attributes, name),
            forwarder: forwarder)
    }

    /// Makes a function of the observer of a property, which an override in the class calls.
    private static func move(
        _ node: VariableDeclSyntax, _ word: DeclModifierSyntax, _ observer: AccessorDeclSyntax,
        _ type: TypeAnnotationSyntax, name pattern: PatternSyntax, to prefix: String
    ) -> Override {
        let (name, kind) = (pattern.trimmedDescription, observer.accessorSpecifier.text)
        let value = kind == "didSet" ? "oldValue" : "newValue"
        let specifier = observer.accessorSpecifier
        let end = observer.parameters?.end ?? specifier.endPositionBeforeTrailingTrivia.utf8Offset
        let own = [
            Edit(range: node.bindingSpecifier.bytes, text: "func"),
            Edit(
                range: type.bytes,
                text: "(_ \(observer.parameters?.name.text ?? value): \(type.type.trimmedDescription))"),
            Edit(range: specifier.start..<end, text: "do"),
        ]
        let words = unavailability(node.attributes) + modifiers(node.modifiers)
        return Override(
            name: name, nameStart: pattern.start, edits: edits(word, node.attributes, name) + own,
            forwarder:
                "\(words)var \(name)\(oneLine(type.trimmedDescription)) { \(kind) { \(prefix)\(name)(\(value)) } }")
    }

    /// An override has the isolation of what it overrides, which for members of `NSObject` is none.
    private static func edits(
        _ word: DeclModifierSyntax, _ attributes: AttributeListSyntax, _ name: String
    ) -> [Edit] {
        let isOfObject = membersOfObject.contains(name)
        return [isOfObject ? Edit(range: word.bytes, text: "nonisolated") : .blank(word.bytes)]
            + attributes.unavailable.map { .blank($0.bytes) }
    }

    private static let membersOfObject: Set<String> = ["description", "debugDescription", "hash", "isEqual"]

    private static func unavailability(_ attributes: AttributeListSyntax) -> String {
        attributes.unavailable.map { oneLine($0.trimmedDescription) + " " }.joined()
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

extension PatternBindingSyntax {
    /// What observes the property, if it is the only accessor.
    fileprivate var onlyObserver: AccessorDeclSyntax? {
        guard case .accessors(let list)? = accessorBlock?.accessors, list.count == 1, let accessor = list.first,
            ["didSet", "willSet"].contains(accessor.accessorSpecifier.text)
        else { return nil }
        return accessor
    }
}

extension AttributeListSyntax {
    /// The attributes that forbid the use of a declaration.
    fileprivate var unavailable: [AttributeSyntax] {
        compactMap { $0.as(AttributeSyntax.self) }.filter {
            $0.attributeName.trimmedDescription == "available" && $0.trimmedDescription.contains("unavailable")
        }
    }
}
