/// The name of a type, as far as its form tells.
struct TypeName: Hashable {
    enum Form: Hashable {
        /// A name with the names of types around it, without generic arguments.
        case named(String)
        case optional
        /// Several protocols, or a class and protocols.
        case composition([String])
        /// A type itself.
        case metatype(String)
        /// An array or a set, with the type of its elements.
        case list(String)
        case dictionary
        /// A function, with the number of its parameters and its result.
        case function(Int, result: String)
        case tuple([String])
    }

    let form: Form
    /// The generic arguments of a name.
    let arguments: [String]

    /// Reads a type as it is written.
    init(_ written: String) {
        var text = Substring(written.split(whereSeparator: \.isWhitespace).joined(separator: " "))
        while let word = text.split(separator: " ").first, word.hasPrefix("@") || TypeName.words.contains(word) {
            text = text.dropFirst(word.count).drop { $0 == " " }
        }
        form = TypeName.form(text)
        arguments = text.genericArguments
    }

    private static let words: Set<Substring> = ["any", "some", "inout", "borrowing", "consuming", "sending", "__owned"]

    private static func form(_ text: Substring) -> Form {
        if let arrow = text.topLevelRange(of: "->") {
            let head = text[..<arrow.lowerBound].prefix(upToWords: ["async", "throws", "rethrows"])
            let result = String(text[arrow.upperBound...].drop { $0 == " " })
            return .function(head.inner.map { $0.topLevelParts.count } ?? 1, result: result)
        }
        if text.hasSuffix("?") || text.hasSuffix("!") { return .optional }
        if text.hasPrefix("["), let inner = text.inner {
            let parts = inner.topLevelParts(separator: ":")
            return parts.count == 2 ? .dictionary : .list(String(inner))
        }
        if text.hasPrefix("("), let inner = text.inner {
            let parts = inner.topLevelParts.map { part in
                part.topLevelParts(separator: ":").last.map { String($0.drop { $0 == " " }) } ?? ""
            }
            return parts.count == 1 ? TypeName(parts[0]).form : parts.isEmpty ? .named("Void") : .tuple(parts)
        }
        let parts = text.topLevelParts(separator: "&").map { $0.filter { $0 != " " } }.filter { $0 != "AnyObject" }
        if parts.count > 1 { return .composition(parts) }
        if text.hasSuffix(".Type") { return .metatype(String(text.dropLast(5))) }
        let name = text.prefix { $0 != "<" }
        switch name {
        case "Optional": return .optional
        case "Dictionary": return .dictionary
        case "Array", "Set": return .list(String(text.dropFirst(name.count + 1).dropLast()))
        default: return .named(name.split(separator: "&").first.map { String($0.filter { $0 != " " }) } ?? "")
        }
    }
}

extension Substring {
    /// The types between the angle brackets at its end.
    fileprivate var genericArguments: [String] {
        guard let start = firstIndex(of: "<"), last == ">" else { return [] }
        return self[index(after: start)...].dropLast().topLevelParts.map { part in
            part.split(separator: " ").joined(separator: " ")
        }
    }

    /// What stands between the brackets at its ends; `nil` if there are none.
    fileprivate var inner: Substring? {
        let text = drop { $0 == " " }
        guard let first = text.first, "([".contains(first) else { return nil }
        guard let end = text.lastIndex(where: { $0 != " " }), ")]".contains(text[end]) else { return nil }
        return text[text.index(after: text.startIndex)..<end]
    }

    /// Its parts between commas that no bracket encloses; empty if it is blank.
    fileprivate var topLevelParts: [Substring] { topLevelParts(separator: ",") }

    fileprivate func topLevelParts(separator: Character) -> [Substring] {
        guard contains(where: { $0 != " " }) else { return [] }
        var (parts, start, depth) = ([Substring](), startIndex, 0)
        for index in indices {
            depth += self[index].depthStep(before: index == startIndex ? nil : self[self.index(before: index)])
            if depth == 0, self[index] == separator {
                parts.append(self[start..<index])
                start = self.index(after: index)
            }
        }
        return parts + [self[start...]]
    }

    /// The place of an arrow that no bracket encloses.
    fileprivate func topLevelRange(of arrow: String) -> Range<Index>? {
        var depth = 0
        for index in indices {
            if depth == 0, self[index...].hasPrefix(arrow) { return index..<self.index(index, offsetBy: arrow.count) }
            depth += self[index].depthStep(before: index == startIndex ? nil : self[self.index(before: index)])
        }
        return nil
    }

    /// The text before any of some words at its end.
    fileprivate func prefix(upToWords words: [String]) -> Substring {
        var text = self
        while let last = text.split(separator: " ").last, words.contains(String(last)) {
            text = text.prefix(upTo: last.startIndex)
        }
        return text
    }
}

extension Character {
    /// By how much it changes the depth of brackets; the `>` of an arrow is none.
    fileprivate func depthStep(before: Character?) -> Int {
        if "([<".contains(self) { return 1 }
        return ")]".contains(self) || self == ">" && before != "-" ? -1 : 0
    }
}
