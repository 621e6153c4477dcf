package import LayoutSimGeometry

/// The attributes of a tag, keyed by lowercase name.
package struct HTMLAttributes {
    private var values: [String: String] = [:]

    /// Reads the attributes of a tag, the text between its angle brackets.
    package init(_ tag: Substring) {
        var rest = tag.drop { !$0.isWhitespace }
        while let equals = rest.firstIndex(of: "=") {
            let name = rest[..<equals].split { $0.isWhitespace }.last.map { $0.lowercased() } ?? ""
            rest = rest[rest.index(after: equals)...].drop { $0.isWhitespace }
            if let quote = rest.first, quote == "\"" || quote == "'" {
                rest = rest.dropFirst()
                values[name] = HTMLEntities.resolved(rest.prefix { $0 != quote })
                rest = rest.drop { $0 != quote }.dropFirst()
            } else {
                values[name] = HTMLEntities.resolved(rest.prefix { !$0.isWhitespace })
                rest = rest.drop { !$0.isWhitespace }
            }
        }
    }

    /// The value of an attribute; `nil` without one of this lowercase name.
    package subscript(name: String) -> String? { values[name] }

    /// Returns the color for three or six hexadecimal digits after a number sign, or for one of HTML's sixteen color
    /// names.
    package static func color(_ text: String) -> Color? {
        let hex = names[text.lowercased()] ?? (text.hasPrefix("#") ? String(text.dropFirst()) : text)
        let digits = hex.count == 3 ? hex.map { "\($0)\($0)" }.joined() : hex
        guard digits.count == 6, let number = UInt32(digits, radix: 16) else { return nil }
        return Color(hex: number)
    }

    private static let names = [
        "black": "000000", "silver": "c0c0c0", "gray": "808080", "white": "ffffff", "maroon": "800000",
        "red": "ff0000", "purple": "800080", "fuchsia": "ff00ff", "green": "008000", "lime": "00ff00",
        "olive": "808000", "yellow": "ffff00", "navy": "000080", "blue": "0000ff", "teal": "008080", "aqua": "00ffff",
    ]
}

/// The named and numeric character references of HTML.
package enum HTMLEntities {
    private static let names = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
        "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
        "rdquo": "”", "bull": "•", "middot": "·", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "deg": "°",
        "times": "×", "laquo": "«", "raquo": "»", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö",
        "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç", "ntilde": "ñ",
    ]

    /// Returns a text with its character references resolved; unknown ones are left as they are.
    package static func resolved(_ text: Substring) -> String {
        guard text.contains("&") else { return String(text) }
        var result = ""
        var rest = text
        while let ampersand = rest.firstIndex(of: "&") {
            result += rest[..<ampersand]
            let name = rest[rest.index(after: ampersand)...].prefix { $0 != ";" && !$0.isWhitespace && $0 != "&" }
            let isClosed = name.endIndex < rest.endIndex && rest[name.endIndex] == ";"
            guard isClosed, let character = character(name) else {
                result += "&"
                rest = rest[rest.index(after: ampersand)...]
                continue
            }
            result += character
            rest = rest[rest.index(after: name.endIndex)...]
        }
        return result + rest
    }

    private static func character(_ name: Substring) -> String? {
        guard name.hasPrefix("#") else { return names[String(name)] }
        let digits = name.dropFirst()
        let isHexadecimal = digits.first == "x" || digits.first == "X"
        let code = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
}
