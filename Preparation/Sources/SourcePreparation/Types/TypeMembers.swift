import SwiftSyntax

extension DeclaredType.Initializer {
    /// Describes a declared initializer.
    init(_ node: InitializerDeclSyntax) {
        self.init(
            parameters: node.signature.parameterClause.parameters.map { DeclaredType.Parameter($0) },
            isConvenience: node.modifiers.contains { $0.name.text == "convenience" },
            isPrivate: node.modifiers.isPrivate, isFailable: node.optionalMark?.text == "?",
            isThrowing: node.signature.effectSpecifiers?.throwsClause != nil,
            isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil)
    }
}

extension DeclaredType.Case {
    /// Describes a declared case.
    init(_ node: EnumCaseElementSyntax) {
        self.init(
            name: node.name.text,
            values: node.parameterClause?.parameters.map {
                DeclaredType.Parameter(
                    label: $0.firstName?.text ?? "_", type: $0.type.trimmedDescription,
                    hasDefault: $0.defaultValue != nil)
            } ?? [])
    }
}

extension StructDeclSyntax {
    /// The initializer that a structure has if it declares none.
    var memberwiseInitializer: DeclaredType.Initializer {
        let stored = memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }.filter(\.isStored)
        return DeclaredType.Initializer(
            parameters: stored.flatMap(\.members), isPrivate: stored.contains { $0.modifiers.isPrivate })
    }
}

extension VariableDeclSyntax {
    /// Whether it is an instance's, and its value is stored.
    fileprivate var isStored: Bool {
        !modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
            && bindings.allSatisfy { binding in
                guard let accessors = binding.accessorBlock?.accessors else { return true }
                guard case .accessors(let list) = accessors else { return false }
                return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
            }
    }

    /// The parameters of a memberwise initializer: a constant with a value is none.
    fileprivate var members: [DeclaredType.Parameter] {
        let isConstant = bindingSpecifier.text == "let"
        // The type of several names stands behind the last one.
        let type = bindings.reversed().compactMap { $0.typeAnnotation?.type.trimmedDescription }.first ?? ""
        return bindings.filter { !isConstant || $0.initializer == nil }.map { binding in
            let written = binding.typeAnnotation?.type.trimmedDescription ?? type
            return DeclaredType.Parameter(
                label: binding.pattern.trimmedDescription, type: written,
                hasDefault: binding.initializer != nil || !isConstant && written.hasSuffix("?"))
        }
    }

    /// The properties without a value that the code that makes an object must set.
    var injected: [DeclaredType.Parameter] { isInjected && !modifiers.isPrivateToSet ? promised : [] }

    /// The weak references that such code sets.
    var references: [DeclaredType.Parameter] {
        guard isStored, modifiers.has("weak"), !modifiers.isPrivateToSet, !attributes.has("IBOutlet") else { return [] }
        return bindings.compactMap { binding in
            let type = binding.typeAnnotation?.type
            let wrapped =
                type?.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType
                ?? type?.as(OptionalTypeSyntax.self)?.wrappedType
            return wrapped.map {
                DeclaredType.Parameter(
                    label: binding.pattern.trimmedDescription, type: $0.trimmedDescription, hasDefault: true)
            }
        }
    }

    /// Whether code gives the properties their values, and no storyboard does.
    var isInjected: Bool {
        isStored && bindingSpecifier.text == "var" && !modifiers.has("weak", "unowned")
            && !attributes.has("IBOutlet", "IBInspectable")
    }

    /// The properties without a value whose types end with `!`.
    var promised: [DeclaredType.Parameter] {
        bindings.filter { $0.initializer == nil }.compactMap { binding in
            guard let type = binding.typeAnnotation?.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) else {
                return nil
            }
            return DeclaredType.Parameter(
                label: binding.pattern.trimmedDescription, type: type.wrappedType.trimmedDescription, hasDefault: false)
        }
    }

    /// Returns the name, if it is a constant of a type that holds its only object.
    func sharedName(of type: String) -> String? {
        guard modifiers.has("static"), !modifiers.isPrivate, let binding = bindings.first else { return nil }
        let name = binding.pattern.trimmedDescription
        guard ["shared", "default", "standard", "instance", "sharedInstance"].contains(name) else { return nil }
        let last = type.split(separator: ".").last.map(String.init) ?? type
        let written = binding.typeAnnotation?.type.trimmedDescription
        let value = binding.initializer?.value.trimmedDescription
        return written == last || value?.hasPrefix(last + "(") == true ? name : nil
    }
}

extension DeclModifierListSyntax {
    /// Whether only the type or the file can use a declaration.
    var isPrivate: Bool { contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil } }

    /// Whether only the type or the file can set a property.
    fileprivate var isPrivateToSet: Bool { contains { ["private", "fileprivate"].contains($0.name.text) } }

    fileprivate func has(_ names: String...) -> Bool { contains { names.contains($0.name.text) } }
}
