/// The name of a value in errors: the keys and indices that lead to it, from the file or from a named record.
indirect enum JSONPath: Hashable, Sendable {
    case root
    case member(of: JSONPath, key: String)
    case element(of: JSONPath, index: Int)
    case named(String)

    /// `record 17 'x': key 'icons.small'`, `key 'devices[3].scale'`, or `the file`.
    var subject: String {
        let (name, keys) = parts
        guard !keys.isEmpty else { return name ?? "the file" }
        return "\(name.map { $0 + ": " } ?? "")key '\(keys)'"
    }

    private var parts: (name: String?, keys: String) {
        switch self {
        case .root: return (nil, "")
        case .named(let name): return (name, "")
        case .member(let owner, let key):
            let (name, keys) = owner.parts
            let shortKey = key.shortened(to: 60)
            return (name, keys.isEmpty ? shortKey : "\(keys).\(shortKey)")
        case .element(let owner, let index):
            let (name, keys) = owner.parts
            return (name, "\(keys)[\(index)]")
        }
    }
}
