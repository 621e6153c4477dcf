import Testing

@testable import SourcePreparation

/// A source and the text that is compiled instead, without additions at the end.
struct Rewriting: CustomTestStringConvertible, Sendable {
    var source: String
    var result: String
    var testDescription: String { source }

    /// - Parameter result: What becomes of the source; `nil` for the source as it is.
    init(_ source: String, _ result: String?) {
        self.source = source
        self.result = result ?? source
    }
}

extension String {
    var lineWidths: [Int] { split(separator: "\n", omittingEmptySubsequences: false).map(\.utf8.count) }
    var withoutBlanks: String { filter { $0 != " " } }
}

/// Returns the text that is compiled instead of a source, without additions at the end.
func rewritten(_ source: String) -> String {
    let text = prepared(source)
    return String(text.prefix(text.count - (appended(text)?.count ?? 0)))
}

/// Returns the additions at the end of a prepared text.
func appended(_ text: String) -> String? {
    guard let start = text.firstRange(of: "\n#sourceLocation") else { return nil }
    return String(text[start.lowerBound...])
}

/// Returns the prepared text of a source, which may be the source itself.
func prepared(_ source: String) -> String {
    let mentions = Mentions(of: Array(source.utf8))
    let names = mentions.overridden.intersection(mentions.extended)
    guard let draft = Draft(of: Array(source.utf8), names: names, isNeeded: !names.isEmpty) else { return source }
    var facts = draft.facts
    facts.hierarchy = Hierarchy(facts, Ancestry(in: [mentions]))
    return draft.prepared(with: facts, path: "A.swift").map { String(decoding: $0, as: UTF8.self) } ?? source
}
