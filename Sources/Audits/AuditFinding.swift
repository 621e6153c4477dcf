import LayoutSimGeometry
package import LayoutSimViewTree

/// One fault of a layout.
package struct AuditFinding: Hashable, Sendable {
    /// The kind of fault.
    package var rule: AuditRule
    /// The views concerned, that at fault first.
    package var views: [AuditedView]
    /// The figures, such as what is left of a text.
    package var detail: String

    package init(_ rule: AuditRule, _ views: [AuditedView], _ detail: String) {
        self.rule = rule
        self.views = views
        self.detail = detail
    }
}

extension AuditFinding: CustomStringConvertible {
    /// The line of a layout document: `truncated title: "Hell…"`.
    package var description: String {
        "\(rule.rawValue) \(views.map { quotedIfNeeded($0.id) }.joined(separator: " ")): \(detail)"
    }

    /// A sentence for people.
    package var message: String {
        let names = views.map(\.label)
        let first = names.first ?? "the screen"
        switch rule {
        case .truncated: return "\(first) shows only \(detail)"
        case .clipped: return "\(first) is cut off: \(detail)"
        case .zeroSize: return "\(first) has something to show but no extent: \(detail)"
        case .distortedImage: return "\(first) stretches its picture: \(detail)"
        case .touchTarget: return "\(first) is too small to touch: \(detail)"
        case .overlapping: return "\(names.joined(separator: " and ")) cover each other: \(detail)"
        case .outside: return "\(first) reaches out of \(names.dropFirst().first ?? "its superview"): \(detail)"
        case .underBar: return "\(first) lies under a bar or outside of the safe area: \(detail)"
        case .ambiguous: return "\(short(names)): \(detail)"
        case .priorityTie: return "no constraint decides between \(names.joined(separator: ", ")): \(detail)"
        case .unsatisfiable: return "\(short(names)): \(detail)"
        }
    }

    /// The first ones of many names.
    private func short(_ names: [String]) -> String {
        names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and \(names.count - 3) more" : "")
    }
}

/// A view as a report names it.
package struct AuditedView: Hashable, Sendable {
    /// The identity within its screen.
    package var id: String
    /// The user label, outlet or class, if there is one.
    package var name: String?
    /// The line in its file, from 1; `nil` for a view of code.
    package var line: Int?

    package init(id: String, name: String? = nil, line: Int? = nil) {
        self.id = id
        self.name = name
        self.line = line
    }

    package init(_ view: View) {
        self.init(id: view.id, name: view.source.name, line: view.source.line)
    }

    /// `'Title' (abc-12-xyz)`, or the id where there is no name.
    package var label: String {
        guard let name, name != id else { return "'\(onOneLine(id))'" }
        return "'\(onOneLine(name))' (\(onOneLine(id)))"
    }

    /// The text with what would break a line escaped.
    private func onOneLine(_ text: String) -> String { String(quoted(text).dropFirst().dropLast()) }
}
