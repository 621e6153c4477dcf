/// The members that Xcode 15 and later generate for the pictures and colors of asset catalogs.
enum AssetSymbolName {
    /// Returns the member for a name in a catalog, `weatherClear` for `weather-clear`; `nil` for a name without
    /// letters.
    ///
    /// Words are joined in camel case, capitals at the front become lower case, and the kind at the end of a name is
    /// dropped, as in generated files of public repositories: `AVR_Smarthome` is `avrSmarthome`, and `AccentColor` is
    /// `accent`. A name without small letters keeps its capitals, with `_` between letters and digits: `EBA72B` is
    /// `EBA_72_B`.
    ///
    /// - Parameter kind: `Color` or `Image`.
    static func member(for name: String, kind: String) -> String? {
        if !name.contains(where: \.isLowercase), name.contains(where: \.isUppercase) {
            let member = parts(of: name).joined(separator: "_")
            return member.first?.isNumber == true ? "_" + member : member
        }
        var words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        if let last = words.last, last.hasSuffix(kind), name != kind {
            words[words.count - 1] = String(last.dropLast(kind.count))
            if words.last == "" { words.removeLast() }
        }
        guard let first = words.first else { return nil }
        let member = decapitalized(first) + words.dropFirst().map(capitalized).joined()
        return member.first?.isNumber == true ? "_" + member : member
    }

    /// Returns the type for a group that provides a namespace, `WeatherIcons` for `weather-icons`; `nil` for a name
    /// without letters.
    static func type(for name: String) -> String? {
        let type = name.split { !$0.isLetter && !$0.isNumber }.map { capitalized(String($0)) }.joined()
        return type.isEmpty ? nil : type.first?.isNumber == true ? "_" + type : type
    }

    /// Returns the runs of letters and the runs of digits of a name.
    private static func parts(of name: String) -> [String] {
        name.split { !$0.isLetter && !$0.isNumber }.flatMap { word in
            word.reduce(into: [String]()) { parts, character in
                if parts.last?.last?.isNumber == character.isNumber {
                    parts[parts.count - 1].append(character)
                } else {
                    parts.append(String(character))
                }
            }
        }
    }

    private static func capitalized(_ word: String) -> String {
        (word.first?.uppercased() ?? "") + word.dropFirst()
    }

    /// Returns a word with its first capitals in lower case, except for the capital that begins its next part:
    /// `urlIcon` for `URLIcon`.
    private static func decapitalized(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        let rest = word.dropFirst(capitals.count)
        guard capitals.count > 1, rest.first?.isLetter == true else { return capitals.lowercased() + rest }
        return capitals.dropLast().lowercased() + capitals.suffix(1) + rest
    }
}
