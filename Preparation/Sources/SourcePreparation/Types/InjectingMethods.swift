import SwiftSyntax

extension ClassDeclSyntax {
    /// The methods by which other code gives an object what its private properties need.
    var injectingMethods: [DeclaredType.Method] {
        let members = memberBlock.members.map(\.decl)
        let names = Set(members.compactMap { $0.as(VariableDeclSyntax.self) }.flatMap(\.privatePromises))
        guard !names.isEmpty else { return [] }
        return members.compactMap { $0.as(FunctionDeclSyntax.self) }.filter { $0.gives(names) }.map { method in
            DeclaredType.Method(method)
        }
    }

    /// The functions of the class that make an object of it with values for its private properties, such as
    /// `static func create(with viewModel: ViewModel) -> Self`.
    var factories: [DeclaredType.Method] {
        let members = memberBlock.members.map(\.decl)
        let names = Set(members.compactMap { $0.as(VariableDeclSyntax.self) }.flatMap(\.privatePromises))
        guard !names.isEmpty else { return [] }
        return members.compactMap { $0.as(FunctionDeclSyntax.self) }.filter { $0.makes(name.text, with: names) }.map {
            DeclaredType.Method($0)
        }
    }
}

extension DeclaredType.Method {
    fileprivate init(_ node: FunctionDeclSyntax) {
        self.init(
            name: node.name.text,
            parameters: node.signature.parameterClause.parameters.map { DeclaredType.Parameter($0) })
    }
}

extension DeclaredType.Parameter {
    /// Describes a parameter of a function.
    init(_ node: FunctionParameterSyntax) {
        self.init(
            label: node.firstName.text, type: node.type.trimmedDescription, hasDefault: node.defaultValue != nil)
    }
}

extension VariableDeclSyntax {
    /// The names of private properties that are promised to have a value when they are used.
    fileprivate var privatePromises: [String] {
        guard modifiers.isPrivate, isInjected else { return [] }
        return promised.map(\.label)
    }
}

extension FunctionDeclSyntax {
    /// Whether it can be called with values alone and assigns a parameter to one of these properties.
    fileprivate func gives(_ names: Set<String>) -> Bool {
        guard !modifiers.isPrivate,
            !modifiers.contains(where: { ["static", "class", "override"].contains($0.name.text) }),
            genericParameterClause == nil, signature.returnClause == nil, signature.effectSpecifiers == nil, let body
        else { return false }
        return body.statements.contains { $0.item.assigns(ownNames, to: names) }
    }

    /// Whether it is called on a class, returns an object of it and assigns a parameter to one of these properties of
    /// it.
    fileprivate func makes(_ type: String, with names: Set<String>) -> Bool {
        guard !modifiers.isPrivate, modifiers.contains(where: { ["static", "class"].contains($0.name.text) }),
            genericParameterClause == nil, signature.effectSpecifiers == nil, let body,
            let result = signature.returnClause?.type.trimmedDescription, ["Self", type].contains(result)
        else { return false }
        return body.statements.contains { $0.item.assigns(ownNames, to: names, ofAny: true) }
    }

    /// The names of the parameters in the body.
    private var ownNames: Set<String> {
        Set(signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text })
    }
}

extension CodeBlockItemSyntax.Item {
    /// Whether it is an assignment of one of the parameters to one of the properties.
    ///
    /// - Parameter ofAny: Whether the property may be that of any object.
    fileprivate func assigns(_ parameters: Set<String>, to names: Set<String>, ofAny: Bool = false) -> Bool {
        guard let parts = self.as(SequenceExprSyntax.self).map({ Array($0.elements) }), parts.count == 3,
            parts[1].is(AssignmentExprSyntax.self)
        else { return false }
        let target = parts[0].trimmedDescription
        let name =
            ofAny
            ? target.split(separator: ".").last.map(String.init) ?? ""
            : target.hasPrefix("self.") ? String(target.dropFirst("self.".count)) : target
        return names.contains(name) && parameters.contains(parts[2].trimmedDescription)
    }
}
