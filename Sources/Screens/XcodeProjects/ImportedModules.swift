import LayoutSimFiles

/// The modules that Swift files import.
struct ImportedModules {
    /// The names.
    let names: Set<String>

    /// Reads files; one that cannot be read imports nothing.
    init(of paths: [String]) {
        names = paths.reduce(into: []) { names, path in
            let text = (try? File(path).contents()).map { String(decoding: $0, as: UTF8.self) } ?? ""
            for line in text.split(separator: "\n") where line.utf8.contains(UInt8(ascii: "i")) {
                if let name = ImportedModules.module(in: line) { names.insert(name) }
            }
        }
    }

    private static func module(in line: Substring) -> String? {
        let words = line.split(separator: " ")
        guard let word = words.firstIndex(of: "import"), word + 1 < words.count,
            words[..<word].allSatisfy({ $0.hasPrefix("@") || $0 == "public" || $0 == "internal" })
        else { return nil }
        let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "typealias", "func", "let", "var"]
        guard let path = words[(word + 1)...].first(where: { !kinds.contains($0) }) else { return nil }
        return String(path.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
}
