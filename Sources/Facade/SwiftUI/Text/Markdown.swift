import Foundation

/// Words of Markdown within a line: strong, emphasized, code, crossed out, links.
struct Markdown {
    /// A run of words of one kind.
    struct Run: Equatable {
        var text: String
        var kind: Kind
    }

    /// What words are.
    struct Kind: Equatable {
        var isStrong = false
        var isEmphasized = false
        var isCode = false
        var isCrossedOut = false
        var link: URL?
    }

    private let characters: [Character]
    private let isEnglish: Bool
    private(set) var runs: [Run] = []

    /// Reads words; English ones may agree in number.
    init(_ text: String, isEnglish: Bool = true) {
        self.isEnglish = isEnglish
        guard Self.hasSpecial(text) else {
            characters = []
            if !text.isEmpty { runs = [Run(text: text, kind: Kind())] }
            return
        }
        characters = Array(text)
        read(0..<characters.count, Kind())
    }

    private static let special: Set<Character> = ["*", "_", "`", "~", "[", "<", "\\", "^"]

    /// Whether some special character may be in a text; they are all of ASCII.
    static func hasSpecial(_ text: String) -> Bool {
        let bytes = text.utf8Span.span
        for index in bytes.indices {
            switch bytes[index] {
            case 0x2A, 0x3C, 0x5B, 0x5C, 0x5E, 0x5F, 0x60, 0x7E: return true
            default: continue
            }
        }
        return false
    }

    /// Returns a text that reads as itself.
    static func escaped(_ text: String) -> String {
        guard hasSpecial(text) else { return text }
        return text.reduce(into: "") { result, character in
            if special.contains(character) { result.append("\\") }
            result.append(character)
        }
    }

    private mutating func append(_ text: String, _ kind: Kind) {
        if let last = runs.last, last.kind == kind {
            runs[runs.count - 1].text += text
        } else {
            runs.append(Run(text: text, kind: kind))
        }
    }

    private mutating func read(_ range: Range<Int>, _ kind: Kind) {
        var place = range.lowerBound
        while place < range.upperBound {
            if let next = readSpecial(at: place, in: range, kind) {
                place = next
            } else {
                append(String(characters[place]), kind)
                place += 1
            }
        }
    }

    /// Reads what begins with a special character; returns the place behind it, or `nil` if nothing begins there.
    private mutating func readSpecial(at place: Int, in range: Range<Int>, _ kind: Kind) -> Int? {
        switch characters[place] {
        case "\\":
            guard place + 1 < range.upperBound, characters[place + 1].isPunctuation || characters[place + 1].isSymbol
            else { return nil }
            append(String(characters[place + 1]), kind)
            return place + 2
        case "`": return readCode(at: place, in: range, kind)
        case "[": return readLink(at: place, in: range, kind)
        case "^":
            // Words that agree in number, which is known of English ones.
            guard place + 1 < range.upperBound, characters[place + 1] == "[",
                let (label, end) = label(at: place + 1, in: range), let (_, behind) = target(at: end, in: range)
            else { return nil }
            let agrees = isEnglish && String(characters[end..<behind]).contains("inflect: true")
            read(label, kind)
            if agrees { agree(with: String(characters[label])) }
            return behind
        case "<":
            guard let end = first(">", from: place + 1, in: range) else { return nil }
            let address = String(characters[place + 1..<end])
            guard address.contains("://") || address.hasPrefix("mailto:"), let url = URL(string: address) else {
                return nil
            }
            var linked = kind
            linked.link = url
            append(address, linked)
            return end + 1
        case "*", "_", "~": return readEmphasis(at: place, in: range, kind)
        default: return nil
        }
    }

    /// Has the last word agree with the number among the words of a label, which were read last.
    private mutating func agree(with label: String) {
        guard var last = runs.last else { return }
        let agreeing = EnglishNumber.agreeing(label)
        let noun = String(label.reversed().prefix { $0.isLetter }.reversed())
        guard agreeing != label, !noun.isEmpty, last.text.hasSuffix(noun) else { return }
        last.text = String(last.text.dropLast(noun.count) + agreeing.dropFirst(label.count - noun.count))
        runs[runs.count - 1] = last
    }

    private mutating func readCode(at place: Int, in range: Range<Int>, _ kind: Kind) -> Int? {
        let width = length(of: "`", at: place, in: range)
        var end = place + width
        while let next = first("`", from: end, in: range) {
            let found = length(of: "`", at: next, in: range)
            if found == width {
                var code = kind
                code.isCode = true
                append(String(characters[place + width..<next]), code)
                return next + width
            }
            end = next + found
        }
        append(String(repeating: "`", count: width), kind)
        return place + width
    }

    private mutating func readLink(at place: Int, in range: Range<Int>, _ kind: Kind) -> Int? {
        guard let (label, end) = label(at: place, in: range), let (address, behind) = target(at: end, in: range)
        else { return nil }
        var linked = kind
        linked.link = URL(string: address)
        read(label, linked)
        return behind
    }

    private mutating func readEmphasis(at place: Int, in range: Range<Int>, _ kind: Kind) -> Int? {
        let mark = characters[place]
        let width = length(of: mark, at: place, in: range)
        let used = mark == "~" ? width : min(width, 3)
        guard mark != "~" || width == 2, opens(place, width, in: range),
            let end = closing(mark, used, from: place + width, in: range)
        else {
            append(String(repeating: mark, count: width), kind)
            return place + width
        }
        var inner = kind
        if mark == "~" { inner.isCrossedOut = true }
        if mark != "~", used != 1 { inner.isStrong = true }
        if mark != "~", used != 2 { inner.isEmphasized = true }
        read(place + used..<end, inner)
        return end + used
    }

    /// Returns whether marks can begin emphasis: something follows, and underscores do not stand within a word.
    private func opens(_ place: Int, _ width: Int, in range: Range<Int>) -> Bool {
        let next = place + width
        guard next < range.upperBound, !characters[next].isWhitespace else { return false }
        guard characters[place] == "_", place > 0 else { return true }
        return !(characters[place - 1].isLetter || characters[place - 1].isNumber)
    }

    private func closing(_ mark: Character, _ width: Int, from start: Int, in range: Range<Int>) -> Int? {
        var place = start
        while place < range.upperBound {
            if characters[place] == "\\" {
                place += 2
            } else if characters[place] == "`", let end = first("`", from: place + 1, in: range) {
                place = end + 1
            } else if characters[place] == mark {
                let found = length(of: mark, at: place, in: range)
                let follows = place + found < range.upperBound ? characters[place + found] : " "
                let endsWord = mark != "_" || !(follows.isLetter || follows.isNumber)
                if found >= width, place > start, !characters[place - 1].isWhitespace, endsWord, found != width + 1 {
                    return place + found - width
                }
                place += found
            } else {
                place += 1
            }
        }
        return nil
    }

    private func label(at place: Int, in range: Range<Int>) -> (Range<Int>, Int)? {
        var (depth, next) = (0, place)
        while next < range.upperBound {
            switch characters[next] {
            case "\\": next += 1
            case "[": depth += 1
            case "]":
                depth -= 1
                if depth == 0 { return (place + 1..<next, next + 1) }
            default: break
            }
            next += 1
        }
        return nil
    }

    private func target(at place: Int, in range: Range<Int>) -> (String, Int)? {
        guard place < range.upperBound, characters[place] == "(", let end = first(")", from: place, in: range)
        else { return nil }
        let words = String(characters[place + 1..<end]).split(separator: " ")
        return (words.first.map(String.init) ?? "", end + 1)
    }

    private func first(_ mark: Character, from place: Int, in range: Range<Int>) -> Int? {
        guard place < range.upperBound else { return nil }
        return characters[place..<range.upperBound].firstIndex(of: mark)
    }

    private func length(of mark: Character, at place: Int, in range: Range<Int>) -> Int {
        characters[place..<range.upperBound].prefix { $0 == mark }.count
    }
}
