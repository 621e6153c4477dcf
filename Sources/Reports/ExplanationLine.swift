/// A line that says why a variant changed or how, under a label such as `cause`.
package struct ExplanationLine: Hashable, Sendable {
    /// `cause`, `effect`, `path`, `shown`, `masks`, `together`, `idle` or `pixels`.
    package var label: String
    package var text: String

    package init(label: String, text: String) {
        self.label = label
        self.text = text
    }

    /// A line of a run's `report.txt`; `nil` for its headings, which are not indented.
    init?(_ line: String) {
        guard line.hasPrefix("  ") else { return nil }
        let content = line.drop { $0 == " " }
        let word = content.prefix { $0 != " " }
        let rest = content.dropFirst(word.count)
        if ExplanationLine.labels.contains(String(word)), rest.hasPrefix("  ") {
            self.init(label: String(word), text: String(rest.drop { $0 == " " }))
        } else if let (label, start) = ExplanationLine.phrases.first(where: { content.hasPrefix($0.start) }) {
            self.init(label: label, text: String(content.dropFirst(start.count)))
        } else {
            self.init(label: "pixels", text: String(content))
        }
    }

    private static let labels: Set<String> = ["cause", "effect", "path", "shown", "masks"]

    private static let phrases: [(label: String, start: String)] = [
        ("together", "changed together with "), ("idle", "changed without effect on the above: "),
    ]
}
