/// A line of text for a terminal, in differently styled parts.
struct StyledLine: Hashable, Sendable {
    /// How a part looks; colors are the terminal's own.
    enum Style: Sendable {
        case plain, dim, bold, chosen, added, removed, changed

        /// The escape code that switches it on (ECMA-48).
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

    /// Text in one style.
    struct Part: Hashable, Sendable {
        var text: String
        var style: Style
    }

    var parts: [Part]

    /// A line in one style; control characters become spaces.
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

    /// The text alone.
    var text: String { parts.map(\.text).joined() }

    /// How many cells of a terminal it takes.
    var width: Int { parts.reduce(0) { $0 + $1.text.cellCount } }

    /// The line cut to this many cells, with an ellipsis for what is left out.
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

    /// The line with escape codes; without color, reverse, bold and dim remain.
    func codes(isColored: Bool) -> String {
        parts.map { part in
            let isColor = [.added, .removed, .changed].contains(part.style)
            let code = isColor && !isColored ? "" : part.style.code
            return code.isEmpty ? part.text : "\(code)\(part.text)\u{1B}[0m"
        }.joined()
    }
}
