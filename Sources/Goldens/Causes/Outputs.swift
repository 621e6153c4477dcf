import LayoutSimAudits
import LayoutSimGeometry
import LayoutSimNotation
import LayoutSimDocuments
import LayoutSimRendering
import LayoutSimViewTree

/// All results of a layout, in the order of its document.
struct Outputs {
    private(set) var subjects: [OutputChange.Subject] = []
    private var values: [OutputChange.Subject: String] = [:]
    /// The constraints by their subjects.
    private var constraints: [OutputChange.Subject: Constraint] = [:]
    private var texts: [String: String] = [:]
    /// The id of each view's superview; empty for the root.
    private var superviews: [String: String] = [:]
    /// The origins of views, in screen coordinates.
    private var origins: [String: Point] = [:]

    init() {}

    /// Creates the outputs of a document; `renamed` are the ids of the recorded screen by those of the document.
    init(_ document: LayoutDocument, _ recorded: RecordedScreen, renamed: ViewNames = ViewNames()) {
        var path: [LayoutDocument.Node] = []
        for var node in document.nodes {
            node.id = renamed[node.id]
            path.removeSubrange(min(node.depth, path.count)...)
            add(node, in: path.last)
            path.append(node)
        }
        addConstraints(recorded)
        for audit in document.audits { add(audit: audit, renamed) }
    }

    subscript(subject: OutputChange.Subject) -> String? { values[subject] }

    /// Returns the differences from a former layout: outputs that both have, and outputs that only one of them has.
    func changes(since old: Outputs) -> [OutputChange] {
        let gone = old.subjects.filter { values[$0] == nil }
        return (subjects + gone).compactMap { subject in
            guard !agrees(with: old, on: subject), isComparable(subject, old) else { return nil }
            return OutputChange(
                subject, old: old.value(of: subject, beside: self), new: value(of: subject, beside: old),
                constraint: constraints[subject])
        }
    }

    /// Returns whether both have the same value of an output, or neither has one.
    func agrees(with other: Outputs, on subject: OutputChange.Subject) -> Bool {
        value(of: subject, beside: other) == other.value(of: subject, beside: self)
    }

    /// Returns the value; for a view with different superviews, its origin is in screen coordinates.
    private func value(of subject: OutputChange.Subject, beside other: Outputs) -> String? {
        guard case .frame(let view, let part) = subject, part == .x || part == .y,
            let parent = superviews[view], let otherParent = other.superviews[view], parent != otherParent
        else { return values[subject] }
        return origins[view].map { decimal(part == .x ? $0.x : $0.y) }
    }

    /// Returns whether an output is comparable: a view that only one side has did not move, and the violation of a
    /// constraint that only one side has, or whose relation changed, did not change.
    private func isComparable(_ subject: OutputChange.Subject, _ old: Outputs) -> Bool {
        switch subject {
        case .frame(let view, _), .lines(let view), .textScale(let view):
            return superviews[view] != nil && old.superviews[view] != nil
        case .wrapping(let view):
            return texts[view] == old.texts[view] && values[.lines(view: view)] == old[.lines(view: view)]
        case .constraint:
            guard let now = constraints[subject], let before = old.constraints[subject] else { return false }
            return now.relationText == before.relationText
        case .overlaps: return overlaps(of: subject) == old.overlaps(of: subject)
        case .audit, .painted: return true
        }
    }

    /// Returns the pairs of views that overlap, regardless of their order.
    private func overlaps(of subject: OutputChange.Subject) -> Set<Set<String>> {
        Set((values[subject] ?? "").split(separator: " ").map { Set($0.split(separator: "<").map { String($0) }) })
    }

    mutating func set(_ subject: OutputChange.Subject, _ value: String) {
        if values.updateValue(value, forKey: subject) == nil { subjects.append(subject) }
    }

    private mutating func add(_ node: LayoutDocument.Node, in superview: LayoutDocument.Node?) {
        let frame = node.frame
        superviews[node.id] = superview?.id ?? ""
        let above = superview.flatMap { origins[$0.id] } ?? .zero
        origins[node.id] = Point(x: above.x + frame.minX, y: above.y + frame.minY)
        for (part, value) in zip(
            OutputChange.FramePart.allCases, [frame.minX, frame.minY, frame.width, frame.height])
        {
            set(.frame(view: node.id, part), decimal(value))
        }
        for property in node.properties {
            switch property.name {
            case "text": texts[node.id] = property.value
            case "lines": set(.lines(view: node.id), property.outcome.map(decimal) ?? "")
            case "scale": set(.textScale(view: node.id), property.outcome.map(decimal) ?? "")
            default: break
            }
        }
        let lines = node.properties.filter { $0.name == "line" }.map(\.value)
        if !lines.isEmpty { set(.wrapping(view: node.id), lines.joined(separator: " ")) }
    }

    private mutating func addConstraints(_ recorded: RecordedScreen) {
        var counts: [String: Int] = [:]
        for (constraint, outcome) in zip(recorded.screen.constraints, recorded.outcomes) {
            let terms = constraint.termsText
            counts[terms, default: 0] += 1
            let number = counts[terms].map { $0 > 1 ? " #\($0)" : "" } ?? ""
            let subject = OutputChange.Subject.constraint(terms + number)
            constraints[subject] = constraint
            if case .broken(let error) = outcome { set(subject, decimal(error)) }
        }
    }

    /// Adds an audit finding; a rule of another program version is identified only by its text.
    private mutating func add(audit: String, _ renamed: ViewNames) {
        if let finding = AuditFinding(audit) {
            set(
                .audit(rule: finding.rule.rawValue, views: finding.views.map { renamed[$0.id] }),
                renamed.toldSentence(finding.detail))
        } else {
            set(.audit(rule: audit, views: []), "")
        }
    }
}
