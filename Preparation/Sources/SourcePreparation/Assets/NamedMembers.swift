/// Members that sources name and declare, found without parsing.
struct NamedMembers {
    /// The names after a dot.
    private(set) var used: Set<String> = []
    /// The members of types, such as `UIColor.brand`.
    private(set) var declared: Set<String> = []
    /// The names of types that the sources declare.
    private(set) var types: Set<String> = []

    /// Adds the names and declarations of a source, and its types on request.
    mutating func add(_ source: [UInt8], withTypes: Bool = true) {
        var (before, last) = ("", "")
        var type = ""
        var isMember = false
        var position = 0
        while position < source.count {
            guard source[position].isOfName else {
                isMember = source[position] == UInt8(ascii: ".")
                position += 1
                continue
            }
            let start = position
            while position < source.count, source[position].isOfName { position += 1 }
            let word = String(decoding: source[start..<position], as: UTF8.self)
            if isMember { used.insert(word) }
            switch last {
            case "struct", "enum", "class", "typealias", "protocol", "extension":
                if withTypes, last != "extension", word != "var", word != "func" { types.insert(word) }
                if word != "var", word != "func", word != "let" { type = word }
            case "let", "var":
                if before == "static" || before == "class" { declared.insert("\(type).\(word)") }
            default: break
            }
            (before, last) = (last, word)
            isMember = false
        }
    }
}

extension UInt8 {
    fileprivate var isOfName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
