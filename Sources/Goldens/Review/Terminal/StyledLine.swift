/// A line of text for a terminal, with styled parts.
struct StyledLine: Hashable, Sendable {
    /// The style of a part; colors are the terminal's own.
    enum Style: Sendable {
        case plain, dim, bold, chosen, added, removed, changed

        /// The escape code that turns the style on (ECMA-48).
        var code: String {
            switch self {
            case .plain: ""
            case .dim: "\u{1B}[2m"
            case .bold: "\u{1B}[1m"
            case .chosen: "\u{1B}[7m"
            case .added: "\u{1B}[32m"
            case .removed: "\u{1B}[31m"
            case .changed: "\u{1B}[33m"
            }
        }
    }

    /// Text in a single style.
    struct Part: Hashable, Sendable {
        var text: String
        var style: Style
    }

    var parts: [Part]

    /// Creates a line in a single style; control characters become spaces.
    init(_ text: String = "", _ style: Style = .plain) {
        parts = []
        append(text, style)
    }

    mutating func append(_ text: String, _ style: Style = .plain) {
        guard !text.isEmpty else { return }
        var clean = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { clean.append(scalar.properties.generalCategory == .control ? " " : scalar) }
        parts.append(Part(text: String(clean), style: style))
    }

    /// The text without styles.
    var text: String { parts.map(\.text).joined() }

    /// The number of terminal cells that the line occupies.
    var width: Int { parts.reduce(0) { $0 + $1.text.cellCount } }

    /// Returns the line truncated to a number of cells, with an ellipsis.
    func cut(to width: Int) -> StyledLine {
        guard self.width > width else { return self }
        var line = StyledLine()
        var room = width - 1
        for part in parts where room > 0 {
            let text = part.text.prefix(cells: room)
            line.append(text, part.style)
            room -= text.cellCount
            if text.utf8.count < part.text.utf8.count { break }
        }
        line.append("…", .dim)
        return line
    }

    /// Returns the line with escape codes; without color, reverse, bold and dim remain.
    func codes(isColored: Bool) -> String {
        parts.map { part in
            let isColor = [.added, .removed, .changed].contains(part.style)
            let code = isColor && !isColored ? "" : part.style.code
            return code.isEmpty ? part.text : "\(code)\(part.text)\u{1B}[0m"
        }.joined()
    }
}
