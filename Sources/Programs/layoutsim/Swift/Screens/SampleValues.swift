/// Values for the arguments of initializers, written as expressions of Swift: a screen that needs a model is shown with
/// one whose strings are the names of their parameters, whose numbers are 1, and whose lists have one element.
///
/// All of them are chosen; nothing is known of what an app would show.
struct SampleValues {
    let types: [String: DeclaredType]
    private let all: [DeclaredType]
    /// The objects that stand for the values of their types, as expressions: the one that gets the values, and those
    /// around it.
    var present: [String: String] = [:]

    /// - Parameter types: The types of a module, and behind them those of others.
    init(_ types: [DeclaredType]) {
        let types = types.filter { $0.kind != .preview }
        all = types
        self.types = Dictionary(types.map { ($0.name, $0) }) { first, _ in first }
    }

    /// Returns the arguments of a call; `nil` if one of its parameters has no value.
    ///
    /// - Parameters:
    ///   - owner: The type whose initializer or method is called.
    ///   - subject: The object whose method is called, which stands for values of its type; `nil` for an initializer.
    func arguments(
        _ parameters: [DeclaredType.Parameter], in owner: String, of subject: String? = nil
    ) -> String? {
        var samples = self
        samples.present[owner] = subject
        return samples.arguments(parameters, making: [owner], in: owner)
    }

    /// Returns a value for a property of a type.
    ///
    /// - Parameter subject: The object with the property, which stands for other values of its type.
    func value(_ property: DeclaredType.Parameter, in owner: String, of subject: String? = nil) -> String? {
        var samples = self
        samples.present[owner] = subject
        return samples.value(property.type, named: property.label, making: [owner], in: owner)
    }

    private func arguments(
        _ parameters: [DeclaredType.Parameter], making: [String], in owner: String
    ) -> String? {
        var written: [String] = []
        for parameter in parameters where !parameter.hasDefault {
            let label = parameter.label.trimmingBackticks
            guard let value = value(parameter.type, named: label, making: making, in: owner) else { return nil }
            written.append(label == "_" ? value : "\(parameter.label): \(value)")
        }
        return written.joined(separator: ", ")
    }

    /// Returns a value of a type; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - label: The name of what gets it.
    ///   - making: The types that are being made.
    ///   - owner: The type in whose code the name of the type stands.
    func value(_ type: String, named label: String, making: [String], in owner: String) -> String? {
        let type = TypeName(type)
        switch type.form {
        case .optional: return "nil"
        case .list(let element):
            return value(element, named: label, making: making, in: owner).map { "[\($0)]" } ?? "[]"
        case .dictionary: return "[:]"
        case .function(let count, let result):
            let head = count == 0 ? "" : Array(repeating: "_", count: count).joined(separator: ", ") + " in "
            if ["Void", "()"].contains(result) { return "{ \(head)}" }
            return value(result, named: label, making: making, in: owner).map { "{ \(head)\($0) }" }
        case .tuple(let parts):
            let values = parts.compactMap { value($0, named: label, making: making, in: owner) }
            return values.count == parts.count ? "(\(values.joined(separator: ", ")))" : nil
        case .composition(let names):
            let parts = names.compactMap { declared($0, in: owner) }
            return parts.count == names.count ? conforming(to: parts, named: label, making) : nil
        case .metatype(let name):
            return declared(name, in: owner).flatMap { metatype(of: $0) }
        case .named(let name):
            if ["String", "Substring", "NSString", "Any"].contains(name) { return "\"\(label.words)\"" }
            if ["NSAttributedString", "NSMutableAttributedString"].contains(name) {
                return "\(name)(string: \"\(label.words)\")"
            }
            if let declared = declared(name, in: owner) {
                let whole = declared.isGeneric ? declared.filled(with: type.arguments) : declared
                return value(of: whole, named: label, making)
            }
            return KnownSamples.values[name]
        }
    }

    /// Returns the type that a name means in the code of a type.
    func declared(_ name: String, in owner: String) -> DeclaredType? {
        var scope = owner
        while !scope.isEmpty {
            if let found = types["\(scope).\(name)"] { return found }
            scope = scope.lastIndex(of: ".").map { String(scope[..<$0]) } ?? ""
        }
        return types[name]
    }

    private func value(of declared: DeclaredType, named label: String, _ making: [String]) -> String? {
        if let object = present[declared.name] { return object }
        guard !declared.isPrivate, !declared.isGeneric, !making.contains(declared.name), making.count < 8 else {
            return nil
        }
        let making = making + [declared.name]
        if let shared = declared.shared { return "\(declared.qualifiedName).\(shared)" }
        switch declared.kind {
        case .alias:
            let owner = declared.name.split(separator: ".").dropLast().joined(separator: ".")
            return value(declared.inherited.first ?? "", named: label, making: making, in: owner)
        case .protocol: return conforming(to: [declared], named: label, making)
        case .enum: return firstCase(of: declared, making)
        case .class, .struct: return made(declared, making)
        case .preview: return nil
        }
    }

    /// Returns the type itself, or the first that conforms to it.
    private func metatype(of declared: DeclaredType) -> String? {
        let found = declared.kind == .protocol ? all.first { $0.inherits(from: declared) } : declared
        return found.flatMap { $0.isPrivate || $0.isGeneric ? nil : "\($0.qualifiedName).self" }
    }

    /// Returns a value of the first type that conforms to protocols and can be made; those for tests come last, and
    /// behind them a type that is written for it.
    private func conforming(to protocols: [DeclaredType], named label: String, _ making: [String]) -> String? {
        let found = all.filter { type in
            type.kind != .alias && type.kind != .protocol && protocols.allSatisfy { type.inherits(from: $0) }
        }
        let isForTests = { (type: DeclaredType) in
            ["Mock", "Fake", "Stub", "Dummy", "Spy", "Preview"].contains(where: type.name.contains)
        }
        let own = found.filter { present[$0.name] != nil }
        for declared in own + found.filter({ !isForTests($0) }) + found.filter(isForTests) {
            if let value = value(of: declared, named: label, making) { return value }
        }
        return standIn(for: protocols, making)
    }

    private func firstCase(of declared: DeclaredType, _ making: [String]) -> String? {
        let simple = declared.cases.filter(\.values.isEmpty)
        for one in simple + declared.cases {
            if one.values.isEmpty { return "\(declared.qualifiedName).\(one.name)" }
            if let values = arguments(one.values, making: making, in: declared.name) {
                return "\(declared.qualifiedName).\(one.name)(\(values))"
            }
        }
        return nil
    }

    /// Returns an object or a structure by the initializer that needs the least.
    private func made(_ declared: DeclaredType, _ making: [String]) -> String? {
        var initializers = declared.initializers
        if declared.kind == .class, initializers.filter({ !$0.isConvenience }).isEmpty {
            guard let inherited = inheritedInitializers(of: declared) else { return nil }
            initializers += inherited
        }
        let usable = initializers.filter { one in
            !one.isPrivate && !one.isAsync
                && !one.parameters.contains { ["NSCoder", "Decoder", "any Decoder"].contains($0.type) }
        }
        let needs = { (one: DeclaredType.Initializer) in one.parameters.filter { !$0.hasDefault }.count }
        for one in usable.enumerated().sorted(by: { (needs($0.1), $0.0) < (needs($1.1), $1.0) }).map(\.element) {
            guard let written = arguments(one.parameters, making: making, in: declared.name) else { continue }
            let made =
                (one.isThrowing ? "try " : "") + "\(declared.qualifiedName)(\(written))" + (one.isFailable ? "!" : "")
            return connected(made, declared, making)
        }
        return nil
    }

    /// Returns what a class without initializers of its own inherits; `nil` if that is not known.
    private func inheritedInitializers(of declared: DeclaredType) -> [DeclaredType.Initializer]? {
        var (current, seen) = (declared, Set([declared.name]))
        while let name = current.inherited.first, let superclass = types[name], superclass.kind == .class {
            guard seen.insert(name).inserted else { return nil }
            if superclass.initializers.contains(where: { !$0.isConvenience }) { return superclass.initializers }
            current = superclass
        }
        return [DeclaredType.Initializer(parameters: [])]
    }
}

extension String {
    fileprivate var trimmingBackticks: String { filter { $0 != "`" } }

    /// A name in camel case as words: `First name` for `firstName`.
    fileprivate var words: String {
        guard self != "_", let first = first(where: { $0 != "`" }) else { return "Text" }
        let rest = trimmingBackticks.dropFirst().map { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }
        return first.uppercased() + rest.joined()
    }
}
