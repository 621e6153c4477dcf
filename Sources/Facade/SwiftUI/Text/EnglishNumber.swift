/// The number of English nouns, for texts whose words agree with a number in them.
enum EnglishNumber {
    /// Returns words whose last one agrees with the number among them: `2 apple` becomes `2 apples`.
    static func agreeing(_ words: String) -> String {
        let tokens = words.split { !($0.isNumber || $0 == "," || $0 == "." || $0 == "\u{A0}") }
        guard let number = tokens.first(where: { $0.contains(where: \.isNumber) }), number != "1" else { return words }
        let noun = words.reversed().prefix { $0.isLetter }
        guard !noun.isEmpty else { return words }
        return words.dropLast(noun.count) + plural(of: String(noun.reversed()))
    }

    private static let irregular = [
        "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
        "goose": "geese", "mouse": "mice", "leaf": "leaves", "life": "lives", "half": "halves", "knife": "knives",
        "shelf": "shelves", "hero": "heroes", "potato": "potatoes", "tomato": "tomatoes", "fish": "fish",
        "sheep": "sheep", "deer": "deer", "series": "series", "species": "species",
    ]

    private static func plural(of noun: String) -> String {
        let small = noun.lowercased()
        if let known = irregular[small] {
            return noun.first?.isUppercase ?? false ? known.prefix(1).uppercased() + known.dropFirst() : known
        }
        let beforeLast = small.dropLast().last
        switch small.last {
        case "s" where beforeLast != "s" && beforeLast != "u" && beforeLast != "i": return noun
        case "s", "x", "z": return noun + "es"
        case "h" where beforeLast == "c" || beforeLast == "s": return noun + "es"
        case "y" where !(beforeLast.map { "aeiou".contains($0) } ?? true): return noun.dropLast() + "ies"
        default: return noun + "s"
        }
    }
}
