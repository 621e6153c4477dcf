/// A labeled line of the explanation of a change.
package struct ExplanationLine: Hashable, Sendable {
    /// The topic of a line; the raw value is the displayed label.
    package enum Label: String, CaseIterable, Sendable {
        case cause, effect, masks, path, proof, together, sizes, pixels
        case idle = "no effect"
    }

    package var label: Label
    package var text: String

    package init(_ label: Label, _ text: String) {
        self.label = label
        self.text = text
    }
}

extension ExplanationLine: CustomStringConvertible {
    /// The label, padded to a column of ten characters, and the text.
    package var description: String {
        label.rawValue + String(repeating: " ", count: 10 - label.rawValue.utf8.count) + text
    }
}

extension CauseReport {
    /// The causes, each with its effects, path and proof, and then the unproven changes.
    package var explanation: [ExplanationLine] { sections.flatMap(\.self) }

    /// The explanation in sections: one for each cause, one for unproven changes, and one for those without an effect.
    package var sections: [[ExplanationLine]] { told.sectionsOfNames }

    private var sectionsOfNames: [[ExplanationLine]] {
        let unproven =
            unexplained.map { ExplanationLine(.effect, "\($0) (cause not proven)") }
            + together.map { ExplanationLine(.together, "\($0)") }
        let idle = idle.map { ExplanationLine(.idle, "\($0)") }
        let sizes = resized.map { [ExplanationLine(.sizes, $0.text)] } ?? []
        return (causes.map(lines) + [unproven, sizes, idle]).filter { !$0.isEmpty }
    }

    private func lines(of cause: Cause) -> [ExplanationLine] {
        cause.inputs.map { ExplanationLine(.cause, "\($0)") }
            + cause.outputs.map { ExplanationLine(.effect, "\($0)") }
            + cause.masked.map { ExplanationLine(.masks, "\($0), which would be visible on its own") }
            + cause.path.map { ExplanationLine(.path, "\($0)") } + [ExplanationLine(.proof, proof(of: cause))]
    }

    private func proof(of cause: Cause) -> String {
        let inputs =
            cause.inputs.count + cause.masked.count == 1 ? "it" : cause.masked.isEmpty ? "them" : "all of these"
        let restored =
            !cause.restoresAll
            ? "these effects disappear, others remain"
            : causes.count == 1 ? "everything matches the golden" : "the layout matches the golden"
        let alone = cause.eachSuffices ? "; each of them alone has these effects" : ""
        return "with \(inputs) reverted, \(restored)\(alone)"
    }
}

extension CauseReport: CustomStringConvertible {
    /// The headline, and the explanation below it.
    package var description: String {
        "\(headline)\n" + explanation.map { "  \($0)\n" }.joined()
    }
}
