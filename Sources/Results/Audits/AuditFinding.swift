import LayoutSimNotation

/// A fault in a layout.
package struct AuditFinding: Hashable, Sendable {
    /// The kind of fault.
    package var rule: AuditRule
    /// The views involved, the faulty one first.
    package var views: [AuditedView]
    /// The details, such as the visible part of a text.
    package var detail: String

    package init(_ rule: AuditRule, _ views: [AuditedView], _ detail: String) {
        self.rule = rule
        self.views = views
        self.detail = detail
    }
}

extension AuditFinding: CustomStringConvertible {
    /// The line in a layout document: `truncated title: "Hell…"`.
    package var description: String {
        "\(rule.rawValue) \(views.map { quotedIfNeeded($0.id) }.joined(separator: " ")): \(detail)"
    }

    /// The finding as a sentence.
    package var message: String {
        let names = views.prefix(1).map(\.label) + views.dropFirst().map(\.labelWithLine)
        let first = names.first ?? "the screen"
        switch rule {
        case .truncated: return "\(first) shows only \(detail)"
        case .clipped: return "\(first) is cut off: \(detail)"
        case .zeroSize: return "\(first) has content but zero size: \(detail)"
        case .distortedImage: return "\(first) distorts its image: \(detail)"
        case .touchTarget: return "\(first) is too small to touch: \(detail)"
        case .overlapping: return "\(names.joined(separator: " and ")) overlap: \(detail)"
        case .outside: return "\(first) extends beyond \(names.dropFirst().first ?? "its superview"): \(detail)"
        case .underBar: return "\(first) is under a bar or outside the safe area: \(detail)"
        case .ambiguous: return "\(short(names)): \(detail)"
        case .priorityTie: return "no constraint decides between \(names.joined(separator: ", ")): \(detail)"
        case .missingLabel: return "\(first) has no accessibility label: it is read as \(detail)"
        case .repeatedTrait: return "\(first) repeats its trait: \(detail)"
        case .readingOrder:
            return "\(first) is read after \(names.dropFirst().first ?? "what lies below it"): \(detail)"
        case .contrast: return "\(first) is hard to read: \(detail)"
        case .fixedFont: return "\(first) does not follow the text size: \(detail)"
        case .fixedHeight: return "\(first) has a text but a fixed height: \(detail)"
        case .coveredElement: return "\(names.joined(separator: " is covered by ")), but is read as \(detail)"
        case .textInImage: return "\(first) shows an image of text: \(detail)"
        case .notMirrored: return "\(first) is not mirrored in right-to-left layouts: \(detail)"
        case .unsatisfiable, .feedbackLoop: return "\(short(names)): \(detail)"
        }
    }

    /// Returns the first few of many names.
    private func short(_ names: [String]) -> String {
        names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and \(names.count - 3) more" : "")
    }
}
