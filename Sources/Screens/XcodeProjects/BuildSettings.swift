/// The build settings of a target, in layers: a value of a higher layer replaces that of a lower one, which it can name
/// by `$(inherited)`.
package struct BuildSettings: Hashable, Sendable {
    /// The layers from the lowest to the highest; keys have no conditions.
    private var layers: [[String: String]]

    /// How many references are followed for one value, so that values that double each other come to an end.
    private static let mostReferences = 2000
    private static let greatestDepth = 30
    private static let greatestLength = 1 << 16

    init(_ layers: [[String: String]], configuration: String) {
        self.layers = layers.map { BuildSettings.resolved($0, configuration: configuration) }
    }

    /// Returns the value of a setting with all references replaced; `nil` if nothing sets it, or to nothing.
    package subscript(_ key: String) -> String? {
        var budget = BuildSettings.mostReferences
        let value = value(of: key, below: layers.count, depth: 0, &budget)
        return value?.isEmpty == true ? nil : value
    }

    /// Returns the words of a list.
    package func words(_ key: String) -> [String] { self[key].map(BuildSettings.words) ?? [] }

    /// Whether a setting is `YES`.
    package func isTrue(_ key: String) -> Bool {
        self[key].map { ["YES", "TRUE", "1"].contains($0.uppercased()) } ?? false
    }

    /// Returns a text with references to settings replaced, such as a value of an Info.plist.
    package func expanded(_ text: String) -> String {
        var budget = BuildSettings.mostReferences
        return expanded(text, key: "", below: 0, depth: 0, &budget)
    }

    /// The settings with a prefix that are set in any layer, sorted.
    package func names(withPrefix prefix: String) -> [String] {
        Set(layers.flatMap { $0.keys.filter { $0.hasPrefix(prefix) } }).sorted()
    }
}

extension BuildSettings {
    private func value(of key: String, below top: Int, depth: Int, _ budget: inout Int) -> String? {
        guard depth < BuildSettings.greatestDepth else { return nil }
        for index in layers[..<top].indices.reversed() {
            if let text = layers[index][key] { return expanded(text, key: key, below: index, depth: depth, &budget) }
        }
        return nil
    }

    /// - Parameter index: The layer of the text, below which inherited values are.
    private func expanded(_ text: String, key: String, below index: Int, depth: Int, _ budget: inout Int) -> String {
        guard text.contains("$"), depth < BuildSettings.greatestDepth, text.utf8.count < BuildSettings.greatestLength
        else { return text }
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            let after = rest[rest.index(after: dollar)...]
            guard let open = after.first, open == "(" || open == "{",
                let close = BuildSettings.end(of: after, open, open == "(" ? ")" : "}")
            else {
                result.append("$")
                rest = after
                continue
            }
            budget -= 1
            guard budget > 0, result.utf8.count < BuildSettings.greatestLength else { return result }
            let inner = String(after[after.index(after: after.startIndex)..<close])
            result += reference(inner, key: key, below: index, depth: depth + 1, &budget)
            rest = after[after.index(after: close)...]
        }
        return result + rest
    }

    /// Returns what stands for the inside of `$(…)`.
    private func reference(_ inner: String, key: String, below index: Int, depth: Int, _ budget: inout Int) -> String {
        let inner = expanded(inner, key: key, below: index, depth: depth, &budget)
        let parts = inner.split(separator: ":", omittingEmptySubsequences: false)
        let name = parts.first.map(String.init) ?? ""
        let value =
            name == "inherited" || name == key
            ? self.value(of: key, below: index, depth: depth, &budget)
            : self.value(of: name, below: layers.count, depth: depth, &budget)
        return parts.dropFirst().reduce(value ?? "") { BuildSettings.applied(String($1), to: $0) }
    }

    private static func end(of text: Substring, _ open: Character, _ close: Character) -> Substring.Index? {
        var depth = 0
        for index in text.indices {
            if text[index] == open { depth += 1 } else if text[index] == close { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }

    private static func applied(_ operation: String, to value: String) -> String {
        let words = operation.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        switch words[0] {
        case "default": return value.isEmpty ? words.dropFirst().first.map(String.init) ?? "" : value
        case "c99extidentifier", "identifier": return moduleName(value)
        case "rfc1034identifier": return String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
        case "lower": return value.lowercased()
        case "upper": return value.uppercased()
        default: return value
        }
    }

    /// Returns a text as the name of a module.
    package static func moduleName(_ text: String) -> String {
        let letters = text.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
        return (letters.first?.isNumber == true ? "_" : "") + String(letters)
    }

    private static func words(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        var (quote, isEscaped): (Character?, Bool) = (nil, false)
        for character in text {
            if isEscaped {
                word.append(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == quote {
                quote = nil
            } else if quote == nil, character == "\"" || character == "'" {
                quote = character
            } else if quote == nil, character.isWhitespace {
                if !word.isEmpty { words.append(word) }
                word = ""
            } else {
                word.append(character)
            }
        }
        return word.isEmpty ? words : words + [word]
    }

    /// Returns the settings whose conditions hold for a build for the simulator; one with a condition is preferred.
    private static func resolved(_ layer: [String: String], configuration: String) -> [String: String] {
        var resolved: [String: String] = [:]
        for (key, value) in layer.sorted(by: { ($0.key.utf8.count, $0.key) < ($1.key.utf8.count, $1.key) }) {
            guard let bracket = key.firstIndex(of: "[") else {
                resolved[key] = value
                continue
            }
            let conditions = key[bracket...].split { "[],".contains($0) }
            let holds = conditions.allSatisfy { condition in
                let sides = condition.split(separator: "=", maxSplits: 1)
                guard sides.count == 2 else { return false }
                switch sides[0] {
                case "sdk": return matches("iphonesimulator", sides[1])
                case "config": return matches(configuration, sides[1])
                case "arch": return matches("arm64", sides[1]) || matches("x86_64", sides[1])
                default: return false
                }
            }
            if holds { resolved[String(key[..<bracket])] = value }
        }
        return resolved
    }

    private static func matches(_ text: String, _ pattern: Substring) -> Bool {
        pattern.last == "*" ? text.hasPrefix(pattern.dropLast()) : text == pattern
    }
}
