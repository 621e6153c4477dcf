/// A format string of Foundation, parsed into pieces: `%1$@ has %lld items`.
package struct TextFormat: Hashable, Sendable {
    /// A piece of a format string.
    package enum Piece: Hashable, Sendable {
        /// Literal text; a percent sign is written twice.
        case text(String)
        /// A format specifier.
        case argument(FormatArgument)
        /// A variable of a `.stringsdict` file, `%1$#@name@`; the position is from 1.
        case variable(String, position: Int?)
    }

    package private(set) var pieces: [Piece] = []

    /// Parses a format string; invalid specifiers are literal text.
    package init(_ format: String) {
        var text = ""
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            text += rest[..<percent]
            rest = rest[percent...].dropFirst()
            if rest.first == "%" {
                text += "%%"
                rest.removeFirst()
            } else if let piece = Piece(&rest) {
                if !text.isEmpty { pieces.append(.text(text)) }
                text = ""
                pieces.append(piece)
            } else {
                text += "%"
            }
        }
        text += rest
        if !text.isEmpty { pieces.append(.text(text)) }
    }

    private init(pieces: [Piece]) { self.pieces = pieces }

    /// The format specifiers in order, not including variables.
    package var arguments: [FormatArgument] {
        pieces.compactMap { if case .argument(let argument) = $0 { argument } else { nil } }
    }

    /// Returns the format with each literal text transformed by a closure.
    package func mapTexts(_ change: (String) -> String) -> TextFormat {
        TextFormat(pieces: pieces.map { if case .text(let text) = $0 { .text(change(text)) } else { $0 } })
    }

    /// The format with an explicit position for each specifier.
    package var numbered: TextFormat {
        var next = 1
        func number(_ position: Int?) -> Int {
            if let position { return position }
            defer { next += 1 }
            return next
        }
        return TextFormat(
            pieces: pieces.map { piece in
                switch piece {
                case .text: return piece
                case .argument(var argument):
                    argument.position = number(argument.position)
                    return .argument(argument)
                case .variable(let name, let position): return .variable(name, position: number(position))
                }
            })
    }
}

extension TextFormat: CustomStringConvertible {
    /// The format string as it is written.
    package var description: String { pieces.map(\.description).joined() }
}

extension TextFormat.Piece: CustomStringConvertible {
    /// The piece as it is written.
    package var description: String {
        switch self {
        case .text(let text): text
        case .argument(let argument): argument.description
        case .variable(let name, let position): "%" + (position.map { "\($0)$" } ?? "") + "#@\(name)@"
        }
    }
}

extension TextFormat.Piece {
    /// Parses what follows a percent sign; `nil`, without consuming anything, if it is not a specifier.
    fileprivate init?(_ rest: inout Substring) {
        var place = rest
        let digits = place.prefix { $0.isASCII && $0.isNumber }
        var position: Int?
        if let number = Int(digits), number > 0, place[digits.endIndex...].first == "$" {
            position = number
            place = place[digits.endIndex...].dropFirst()
        }
        if place.hasPrefix("#@"), let end = place.dropFirst(2).firstIndex(of: "@") {
            self = .variable(String(place.dropFirst(2)[..<end]), position: position)
            rest = place[end...].dropFirst()
            return
        }
        guard let end = place.firstIndex(where: { !"0123456789.+-# '*hlqLtzj".contains($0) }),
            FormatArgument.conversions.contains(place[end])
        else { return nil }
        self = .argument(FormatArgument(position: position, specification: String(place[...end])))
        rest = place[end...].dropFirst()
    }
}
