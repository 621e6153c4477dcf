import SwiftSyntax

/// The stored properties of a type that are animated, with their types.
///
/// Pairs of the first and the others hold their data.
struct AnimatableProperties {
    private(set) var list: [(name: String, type: String)] = []

    init(of declaration: some DeclGroupSyntax) throws {
        let variables = declaration.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
        for variable in variables where AnimatableProperties.isAnimated(variable) {
            // In `var a, b: Double` the type stands at the last one.
            var last: TypeSyntax?
            var found: [(name: String, type: String)] = []
            for binding in variable.bindings.reversed() where AnimatableProperties.isStored(binding) {
                last = binding.typeAnnotation?.type ?? last
                let own = binding.initializer.flatMap { AnimatableProperties.type(of: $0.value) }
                let isOwn = binding.typeAnnotation == nil && binding.initializer != nil
                let name = binding.pattern.trimmedDescription
                guard let type = isOwn ? own : last?.trimmedDescription else {
                    throw MacroProblem("'\(name)' needs a type to be animated, or '@AnimatableIgnored'")
                }
                found.append((name, type))
            }
            list += found.reversed()
        }
    }

    /// The type of the data.
    var type: String {
        let parts = list.map { "\($0.type).AnimatableData" }
        return parts.dropLast().reversed().reduce(parts.last ?? "") { "SwiftUI.AnimatablePair<\($1), \($0)>" }
    }

    /// The data.
    var value: String {
        let parts = list.map { "\($0.name).animatableData" }
        return parts.dropLast().reversed().reduce(parts.last ?? "") { "SwiftUI.AnimatablePair(\($1), \($0))" }
    }

    /// What takes the properties from new data.
    var assignments: String {
        list.enumerated().map { index, property in
            let path = String(repeating: ".second", count: index) + (index == list.count - 1 ? "" : ".first")
            return "\(property.name).animatableData = newValue\(path)"
        }.joined(separator: "\n")
    }

    /// Whether a variable belongs to the object and has no attribute; those with one are wrapped or left out.
    private static func isAnimated(_ variable: VariableDeclSyntax) -> Bool {
        variable.bindingSpecifier.text == "var" && variable.attributes.isEmpty
            && !variable.modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
    }

    private static func isStored(_ binding: PatternBindingSyntax) -> Bool {
        guard let block = binding.accessorBlock else { return true }
        guard case .accessors(let list) = block.accessors else { return false }
        return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }

    /// Returns the type of a value that names it.
    private static func type(of value: ExprSyntax) -> String? {
        if value.is(FloatLiteralExprSyntax.self) { return "Double" }
        guard let called = value.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription,
            called.first?.isUppercase == true, called.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." })
        else { return nil }
        // `Angle.degrees(1)` is taken for an angle.
        return called.split(separator: ".").prefix { $0.first?.isUppercase == true }.joined(separator: ".")
    }
}
