import SwiftParser
import SwiftSyntax

/// Whether lines of a source are compiled, by the conditions around them as far as these are known.
struct ActiveLines {
    /// The conditions around the next line, from the outermost on: whether the part holds, whether one before it did,
    /// and its text.
    private var parts: [(holds: Bool, isDecided: Bool, text: Substring)] = []

    /// Whether the line that was taken last is compiled.
    var isActive: Bool { parts.allSatisfy(\.holds) }

    /// Returns whether a condition around the line that was taken last asks for a word.
    func mention(_ word: some StringProtocol) -> Bool { parts.contains { $0.text.contains(word) } }

    /// Takes the next line.
    mutating func take(_ line: Substring) {
        let line = line.drop { $0 == " " || $0 == "\t" }
        if line.hasPrefix("#if") {
            let holds = ActiveLines.holds(line.dropFirst(3))
            parts.append((holds, holds, line))
        } else if line.hasPrefix("#elseif"), let last = parts.popLast() {
            let holds = !last.isDecided && ActiveLines.holds(line.dropFirst(7))
            parts.append((holds, last.isDecided || holds, line))
        } else if line.hasPrefix("#else"), let last = parts.popLast() {
            parts.append((!last.isDecided, true, last.text))
        } else if line.hasPrefix("#endif") {
            _ = parts.popLast()
        }
    }

    private static func holds(_ condition: Substring) -> Bool {
        let tree = Parser.parse(source: "#if\(condition)\n#endif\n")
        let clause = tree.statements.first?.item.as(DeclSyntax.self)?.as(IfConfigDeclSyntax.self)?.clauses.first
        return clause?.condition.map(Conditions.holds) ?? true
    }
}
