import LayoutSimDocuments
import LayoutSimNotation
import LayoutSimViewTree

extension InputChange: CustomStringConvertible {
    /// The change in words: `title text "Master of …" → "Doctor of …"`, `patch.height == 232 → 214`, `title font system
    /// 22 regular → …`.
    ///
    /// A constraint made in code is followed by its line: `title.top == view.top: constant 32 → 40
    /// (DetailView.swift:41)`.
    package var description: String {
        switch (place, kind) {
        case (.constraint(let constraint), _): text(of: constraint)
        case (.view, _): viewText + (codeLine.map { " (\($0))" } ?? "")
        case (.screen, .constraintOrder): orderText
        case (.screen, _): "\(kind.rawValue) \(values)"
        }
    }

    /// The change of a view without its line.
    private var viewText: String {
        switch (place, kind) {
        case (.view(let id), "text"): "\(quotedIfNeeded(id)) text \(textChange)"
        case (.view(let id), .drawing), (.view(let id), .mask):
            "\(quotedIfNeeded(id)) \(kind.rawValue) \(stepChange)"
        case (.view(let id), "autoresizing"): "\(quotedIfNeeded(id)) \(frameChange)"
        case (.view(let id), .added): "view \(quotedIfNeeded(id)) added"
        case (.view(let id), .removed): "view \(quotedIfNeeded(id)) removed"
        case (.view, .identity): "view \(quotedIfNeeded(old ?? "")) → \(quotedIfNeeded(new ?? "")) renamed"
        case (.view(let id), .unwrapped): "\(quotedIfNeeded(id)) removed from around \(old ?? "")"
        case (.view(let id), .wrapped): "wrapped \(new ?? "") in \(quotedIfNeeded(id))"
        case (.view(let id), _): "\(quotedIfNeeded(id)) \(kind.rawValue) \(values)"
        default: ""
        }
    }

    /// The change with the constraint named by its line of code, if known: `DetailView.swift:41 constant 32 → 40`.
    var shortText: String {
        guard let line, !line.isShared, kind != .added else { return description }
        return "\(line) \(kind.rawValue) \(values)"
    }

    /// The line of code that created the constraint or the view; `nil` if it is not known.
    var line: CodeLine? { if case .constraint(let constraint) = place { constraint.line } else { codeLine } }

    private func text(of constraint: Constraint) -> String {
        relationText(of: constraint) + constraint.lineNote
    }

    private func relationText(of constraint: Constraint) -> String {
        switch kind {
        case .added: "constraint \(constraint) added"
        case .removed: "constraint \(constraint) removed"
        case .constant where constraint.second == nil: "\(constraint.termsText) \(values)"
        case .constant: "\(constraint.termsText): constant \(values)"
        case .secondItem: "\(constraint.first): \(values)"
        default: "\(constraint.relationText): \(kind.rawValue) \(values)"
        }
    }

    /// The new position of the constraint or, if there are several, their number.
    private var orderText: String {
        let count = old.map { $0.split(separator: ";").count } ?? 0
        return count > 1 ? "order of \(count) constraints" : "order of constraints: \(values)"
    }

    private var values: String { "\(old ?? "none") → \(new ?? "none")" }

    /// The separator between the steps of a drawing.
    private static let stepGap = "; "

    /// The differing steps of both drawings.
    private var stepChange: String {
        let steps = [old, new].map { $0.map { $0.split(separator: Self.stepGap).map(String.init) } ?? [] }
        let before = zip(steps[0], steps[1]).prefix { $0 == $1 }.count
        let rest = steps.map { $0.dropFirst(before) }
        let behind = zip(rest[0].reversed(), rest[1].reversed()).prefix { $0 == $1 }.count
        let texts = rest.map { steps in
            let text = steps.dropLast(behind).joined(separator: "; ")
            return text.isEmpty ? "none" : text.count > 160 ? text.prefix(159) + "…" : text
        }
        return "\(texts[0]) → \(texts[1])"
    }

    /// Both texts, long ones reduced to their differences.
    private var textChange: String {
        let ends = TextEnds(old ?? "", new ?? "")
        return "\(quoted(ends.old)) → \(quoted(ends.new))"
    }
}

extension Constraint {
    /// A note such as ` (DetailView.swift:41)`, to follow a statement about the constraint; empty if the line is not
    /// known.
    var lineNote: String { line.map { " (\($0))" } ?? "" }
}
