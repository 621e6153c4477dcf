import LayoutSimEquations
import LayoutSimGeometry
import LayoutSimNotation
import LayoutSimViewTree

/// Describes the findings of a session in terms of views.
struct Findings {
    private let equations: ScreenSession
    private let index: ViewIndex
    private let names: ViewNames
    private let feedbackLoop: FeedbackLoop?

    /// Returns the findings of a run's session; most sessions have none and need no names of views.
    static func diagnostics(of run: LayoutRun) -> [Diagnostic] {
        let session = run.equations.session
        guard run.feedbackLoop != nil || !session.conflicts.isEmpty || !session.ambiguousUnknowns.isEmpty else {
            return []
        }
        return Findings(run).diagnostics
    }

    private init(_ run: LayoutRun) {
        equations = run.equations
        feedbackLoop = run.feedbackLoop
        index = run.tree.index
        names = ViewNames(run.tree.index)
    }

    private var diagnostics: [Diagnostic] { conflicts + ambiguities + (feedback.map { [$0] } ?? []) }

    private var feedback: Diagnostic? {
        feedbackLoop.map { loop in
            let ids = loop.changes.map { index.nodes[$0.position].view.id }
            func message(_ names: ViewNames) -> String {
                let changes = zip(ids, loop.changes).map { id, change in
                    "\(names.text(.view(id))).\(change.name), the last one from \(decimal(change.values.old)) "
                        + "to \(decimal(change.values.new))"
                }
                return "layout never comes to rest: every pass changes \(changes.joined(separator: "; "))"
            }
            return Diagnostic(.feedbackLoop, message(names), identified: message(ViewNames()), views: ids)
        }
    }

    private var conflicts: [Diagnostic] {
        equations.session.conflicts.map { conflict in
            func message(_ names: ViewNames) -> String {
                let set = conflict.rows.map { text($0, names) }.joined(separator: "; ")
                return
                    "unable to satisfy at the same time: \(set); recovered by breaking \(text(conflict.broken, names))"
            }
            return Diagnostic(
                .unsatisfiable, message(names), identified: message(ViewNames()),
                views: unique(conflict.rows.flatMap(views)))
        }
    }

    /// The greatest number of ranges to report; the time to find them grows with the square of their number.
    private static let mostRanges = 100

    private var ambiguities: [Diagnostic] {
        let open = equations.session.ambiguousUnknowns
        guard open.count <= Findings.mostRanges else { return open.compactMap { ambiguity(of: $0, freedom: "") } }
        return equations.session.ambiguityRanges.compactMap { unknown in
            let range = [
                unknown.lower.map { "from \(decimal($0))" }, unknown.upper.map { "to \(decimal($0))" },
            ].compactMap(\.self)
            let freedom = range.isEmpty ? "anything" : range.joined(separator: " ")
            return ambiguity(of: unknown.name, freedom: ": it may be \(freedom)")
        }
    }

    private func ambiguity(of unknown: UnknownName, freedom: String) -> Diagnostic? {
        let item = equations.items.item(unknown.item)
        guard !isOfStack(item), !isOfText(item) else { return nil }
        func message(_ names: ViewNames) -> String {
            "\(names.text(item, unknown.attribute)) is not determined\(freedom)"
        }
        return Diagnostic(
            .ambiguous, message(names), identified: message(ViewNames()), views: [owner(item)],
            attribute: unknown.attribute)
    }

    /// Returns whether a guide is internal to a stack view.
    private func isOfStack(_ item: LayoutItem) -> Bool {
        guard case .guide(.custom(let name), let owner) = item else { return false }
        return !index.nodes[index.position(of: owner)].view.layoutGuides.contains(name)
    }

    /// Returns whether a guide is the content of a text view, which is as large as the text.
    private func isOfText(_ item: LayoutItem) -> Bool {
        guard case .guide(.scrollContent, let owner) = item else { return false }
        if case .textView = index.nodes[index.position(of: owner)].view.content { return true }
        return false
    }

    private func text(_ row: SessionRow, _ names: ViewNames) -> String {
        switch row {
        case .constraint, .content:
            guard let member = equations.member(row) else { return "" }
            let suffix = member.source == .screen ? "" : " (\(member.source.words))"
            return "\(names.named(member.constraint))\(suffix)"
        case .bound(let unknown), .choice(let unknown):
            return "\(names.text(equations.items.item(unknown.item), unknown.attribute)) >= 0"
        }
    }

    private func views(_ row: SessionRow) -> [String] {
        switch row {
        case .constraint, .content:
            guard let member = equations.member(row) else { return [] }
            // A mask is a property of its own view.
            let other = member.source == .autoresizing ? nil : member.constraint.second?.item
            return [member.constraint.first.item, other].compactMap { $0.map(owner) }
        case .bound(let unknown), .choice(let unknown): return [owner(equations.items.item(unknown.item))]
        }
    }

    private func owner(_ item: LayoutItem) -> String {
        index.nodes[index.position(of: item)].view.id
    }

    private func unique(_ names: [String]) -> [String] {
        names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}

extension SolvedConstraint.Source {
    /// The source of the constraint, as findings name it.
    var words: String {
        switch self {
        case .screen: "screen"
        case .stack: "stack view"
        case .autoresizing: "autoresizing mask"
        case .hugging: "hugging"
        case .compressionResistance: "compression resistance"
        }
    }
}
