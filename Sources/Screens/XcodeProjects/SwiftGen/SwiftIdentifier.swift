/// Names of declarations that are made from names of files and texts, as SwiftGen makes them.
enum SwiftIdentifier {
    /// Returns the name of a type.
    static func type(_ name: some StringProtocol) -> String {
        let parts = name.split { !$0.isLetter && !$0.isNumber }
        let isShouted = parts.count > 1 && name.allSatisfy { !$0.isLowercase }
        let words = parts.map { part in
            part.prefix(1).uppercased() + (isShouted ? part.dropFirst().lowercased() : String(part.dropFirst()))
        }
        return escaped(words.joined())
    }

    /// Returns the name of a member: the capitals at its beginning are small.
    static func member(_ name: some StringProtocol) -> String {
        let type = self.type(name)
        let capitals = type.prefix { $0.isUppercase }
        // Of `URLPath`, the last capital begins the next word.
        let count = capitals.count == type.count ? capitals.count : max(1, capitals.count - 1)
        return escaped(type.prefix(count).lowercased() + type.dropFirst(count))
    }

    /// Returns a name that no keyword and no number is.
    static func escaped(_ name: String) -> String {
        if name.isEmpty { return "_" }
        if name.first?.isNumber == true { return "_" + name }
        return keywords.contains(name) ? "`\(name)`" : name
    }

    /// Returns a text as Swift's sources have it.
    static func literal(_ text: String) -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
        return "\"\(escaped)\""
    }

    private static let keywords: Set<String> = [
        "Self", "Type", "Protocol", "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit",
        "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if",
        "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "private", "protocol", "public",
        "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws",
        "true", "try", "typealias", "var", "where", "while",
    ]
}
