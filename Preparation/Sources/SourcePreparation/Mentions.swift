/// The names in a source that matter for overrides of extension members, found without parsing.
///
/// On Apple's systems, members of extensions that are visible to Objective-C can be overridden.
struct Mentions: Hashable, Codable, Sendable {
    /// Base names of members with the word `override`.
    var overridden: Set<String> = []
    /// Base names of other members of a source that has extensions.
    var extended: Set<String> = []
    /// Classes and their inherited types.
    var superclasses: [String: String] = [:]
    /// Protocols, from which a class inherits nothing that it overrides.
    var protocols: Set<String> = []

    /// Other names of types, and the types.
    var aliases: [String: String] = [:]

    var isEmpty: Bool {
        overridden.isEmpty && extended.isEmpty && superclasses.isEmpty && protocols.isEmpty && aliases.isEmpty
    }

    init(of source: [UInt8]) {
        var (isOverride, hasExtension) = (false, false)
        var words = Words(source)
        while let word = words.nextKeyword() {
            switch word {
            case "override": isOverride = true
            case "extension": hasExtension = true
            case "init", "subscript": isOverride = false
            case "class" where isOverride: continue
            case "func", "var":
                guard let name = words.next() else { continue }
                if isOverride { overridden.insert(name) } else { extended.insert(name) }
                isOverride = false
            case "typealias":
                guard let name = words.next(), let type = words.aliasedType() else { continue }
                // Of several, for one system each, that of UIKit counts.
                if aliases[name]?.hasPrefix("UI") != true { aliases[name] = type }
            case "protocol": if let name = words.next() { protocols.insert(name) }
            case "class":
                if let name = words.next(), name != "func", name != "var", let parent = words.superclass() {
                    superclasses[name] = parent
                }
            default: continue
            }
        }
        if !hasExtension { extended = [] }
    }
}

/// The sequence of words in a source.
private struct Words {
    private let source: [UInt8]
    private var position = 0

    init(_ source: [UInt8]) { self.source = source }

    /// Returns the next word that begins like a relevant keyword.
    mutating func nextKeyword() -> String? {
        while true {
            skipToWord()
            guard position < source.count else { return nil }
            switch source[position] {
            case UInt8(ascii: "o"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "s"), UInt8(ascii: "f"),
                UInt8(ascii: "v"), UInt8(ascii: "c"), UInt8(ascii: "p"), UInt8(ascii: "t"):
                return takeWord()
            default: while position < source.count, source[position].isOfWord { position += 1 }
            }
        }
    }

    mutating func next() -> String? {
        skipToWord()
        return position < source.count ? takeWord() : nil
    }

    private mutating func skipToWord() {
        while position < source.count, !source[position].isOfWord {
            if source[position] == UInt8(ascii: "/") { skipComment() } else { position += 1 }
        }
    }

    /// Skips a comment, or a slash.
    private mutating func skipComment() {
        let (slash, star) = (UInt8(ascii: "/"), UInt8(ascii: "*"))
        position += 1
        guard position < source.count else { return }
        if source[position] == slash {
            while position < source.count, source[position] != UInt8(ascii: "\n") { position += 1 }
        } else if source[position] == star {
            position += 1
            while position < source.count, !(source[position] == slash && source[position - 1] == star) {
                position += 1
            }
        }
    }

    /// Returns the word after an equals sign that follows at once.
    mutating func aliasedType() -> String? {
        var place = position
        while place < source.count, source[place] == UInt8(ascii: " ") { place += 1 }
        guard place < source.count, source[place] == UInt8(ascii: "=") else { return nil }
        position = place
        return next()
    }

    /// Returns the first word after a colon that follows at once, or after the parameters of a generic class.
    mutating func superclass() -> String? {
        var place = position
        var depth = 0
        while place < source.count,
            depth > 0 || source[place] == UInt8(ascii: " ") || source[place] == UInt8(ascii: "<")
        {
            if source[place] == UInt8(ascii: "<") { depth += 1 }
            if source[place] == UInt8(ascii: ">") { depth -= 1 }
            place += 1
        }
        guard place < source.count, source[place] == UInt8(ascii: ":") else { return nil }
        position = place
        var name = next()
        while let inner = innerName() { name = inner }
        return name
    }

    /// Returns the word after a dot that follows at once, or after the arguments of a generic type.
    private mutating func innerName() -> String? {
        var (place, depth) = (position, 0)
        while place < source.count, depth > 0 || source[place] == UInt8(ascii: "<") {
            if source[place] == UInt8(ascii: "<") { depth += 1 }
            if source[place] == UInt8(ascii: ">") { depth -= 1 }
            place += 1
        }
        guard place < source.count, source[place] == UInt8(ascii: ".") else { return nil }
        position = place
        return next()
    }

    private mutating func takeWord() -> String {
        let start = position
        while position < source.count, source[position].isOfWord { position += 1 }
        return String(decoding: source[start..<position], as: UTF8.self)
    }
}

extension UInt8 {
    fileprivate var isOfWord: Bool {
        self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") || self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z")
            || self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") || self == UInt8(ascii: "_") || self >= 0x80
    }
}
