/// The properties without effect that a mirror finds in an object.
struct MirroredProperties {
    private var found: [(name: String, use: InertUse.Number)] = []

    init(of owner: AnyObject) {
        var mirror: Mirror? = Mirror(reflecting: owner)
        while let current = mirror {
            for (label, value) in current.children {
                guard let use = (value as? any InertProperty)?.use, let label else { continue }
                found.append(("\(current.subjectType).\(label.drop { $0 == "_" })", use))
            }
            mirror = current.superclassMirror
        }
    }

    /// Whether a property stands for a use.
    func holds(_ number: InertUse.Number) -> Bool { found.contains { $0.use == number } }

    /// The name of the property that stands for a use, after the class that declares it.
    func name(of number: InertUse.Number) -> String? { found.first { $0.use == number }?.name }

    /// Returns the uses in a structure and the structures in it.
    static func numbers(in value: Any) -> [InertUse.Number] {
        Mirror(reflecting: value).children.flatMap { _, child in
            if let use = (child as? any InertProperty)?.use { return [use] }
            let kind = Mirror(reflecting: child).displayStyle
            return kind == .struct || kind == .optional || kind == .enum ? numbers(in: child) : []
        }
    }
}
