/// A key press.
enum ReviewKey: Hashable, Sendable {
    case character(Character)
    case left, right, up, down, pageUp, pageDown
    case escape
    /// Control-C: quit.
    case interrupt
    /// Control-Z: suspend.
    case suspend

    /// Returns the keys that a terminal sent; unknown ones are ignored.
    static func keys(in bytes: [UInt8]) -> [ReviewKey] {
        var (keys, rest) = ([ReviewKey](), bytes[...])
        while let first = rest.first {
            if first == 0x1B, rest.count > 1, rest[rest.startIndex + 1] == 0x5B || rest[rest.startIndex + 1] == 0x4F {
                rest = rest.dropFirst(2)
                let parameters = rest.prefix { !(0x40...0x7E).contains($0) }
                rest = rest.dropFirst(parameters.count)
                if let key = key(final: rest.popFirst(), Array(parameters)) { keys.append(key) }
                continue
            }
            let character = rest.popCharacter()
            switch character {
            case "\u{1B}": keys.append(.escape)
            case "\u{03}", "\u{04}": keys.append(.interrupt)
            case "\u{1A}": keys.append(.suspend)
            default: if let character { keys.append(.character(character)) }
            }
        }
        return keys
    }

    private static func key(final: UInt8?, _ parameters: [UInt8]) -> ReviewKey? {
        switch final {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "~"): parameters == [0x35] ? .pageUp : parameters == [0x36] ? .pageDown : nil
        default: nil
        }
    }
}

extension ArraySlice<UInt8> {
    /// Removes and returns the first character in UTF-8.
    fileprivate mutating func popCharacter() -> Character? {
        guard let first else { return nil }
        let count = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        let text = String(decoding: prefix(count), as: UTF8.self)
        self = dropFirst(count)
        return text.first
    }
}
