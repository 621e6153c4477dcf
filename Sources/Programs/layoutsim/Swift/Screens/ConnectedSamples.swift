extension SampleValues {
    /// Returns an object with what the code that makes it sets: its properties without a value, and its weak references
    /// to the objects that are there, such as those of a presenter to its view.
    ///
    /// - Parameter made: The expression that makes it.
    func connected(_ made: String, _ declared: DeclaredType, _ making: [String]) -> String {
        guard declared.kind == .class, !declared.injected.isEmpty || !declared.references.isEmpty else { return made }
        let name = "made\(making.count)"
        var inner = self
        inner.present[declared.name] = name
        let values = declared.injected.compactMap { property in
            inner.value(property.type, named: property.label, making: making, in: declared.name).map {
                "\(name).\(property.label) = \($0)"
            }
        }
        let references = declared.references.compactMap { property in
            inner.object(property.type, in: declared.name).map { "\(name).\(property.label) = \($0)" }
        }
        guard !values.isEmpty || !references.isEmpty else { return made }
        let body = (["let \(name) = \(made)"] + references + values + ["return \(name)"]).joined(separator: "; ")
        return (body.contains("try ") ? "try " : "") + "{ \(body) }()"
    }

    /// Returns the object that is there for a type; `nil` if there is none.
    private func object(_ type: String, in owner: String) -> String? {
        let name = type.hasPrefix("any ") ? String(type.dropFirst("any ".count)) : type
        guard let declared = declared(name, in: owner) else { return nil }
        if let object = present[declared.name] { return object }
        let found = present.keys.sorted().filter { types[$0]?.inherits(from: declared) == true }
        return found.first.flatMap { present[$0] }
    }
}
