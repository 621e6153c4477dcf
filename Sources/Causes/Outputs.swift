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
    /// The constraints by their identities.
    private var constraints: [OutputChange.Subject: Constraint] = [:]
    private var texts: [String: String] = [:]
    private var views: Set<String> = []

    /// `renamed` are the ids of the recorded screen by those of the document.
    init(_ document: LayoutDocument, _ recorded: RecordedScreen, renamed: ViewNames = ViewNames()) {
        for var node in document.nodes {
            node.id = renamed[node.id]
            add(node)
        }
        addConstraints(recorded)
        for audit in document.audits { add(audit: audit, renamed) }
    }

    subscript(subject: OutputChange.Subject) -> String? { values[subject] }

    /// The differences from an older layout: outputs that both have, and outputs that only one of them has.
    func changes(since old: Outputs) -> [OutputChange] {
        let gone = old.subjects.filter { values[$0] == nil }
        return (subjects + gone).compactMap { subject in
            guard old.values[subject] != values[subject], isComparable(subject, old) else { return nil }
            return OutputChange(
                subject, old: old.values[subject], new: values[subject], constraint: constraints[subject])
        }
    }

    /// A view that only one of them has did not move; a constraint that only one has, or whose relation changed, did not
    /// give way more or less.
    private func isComparable(_ subject: OutputChange.Subject, _ old: Outputs) -> Bool {
        switch subject {
        case .frame(let view, _), .lines(let view), .textScale(let view):
            return views.contains(view) && old.views.contains(view)
        case .wrapping(let view):
            return texts[view] == old.texts[view] && values[.lines(view: view)] == old[.lines(view: view)]
        case .constraint:
            guard let now = constraints[subject], let before = old.constraints[subject] else { return false }
            return now.relationText == before.relationText
        case .audit, .painted: return true
        }
    }

    private mutating func set(_ subject: OutputChange.Subject, _ value: String) {
        if values.updateValue(value, forKey: subject) == nil { subjects.append(subject) }
    }

    private mutating func add(_ node: LayoutDocument.Node) {
        views.insert(node.id)
        let frame = node.frame
        for (part, value) in zip(
            OutputChange.FramePart.allCases, [frame.minX, frame.minY, frame.width, frame.height])
        {
            set(.frame(view: node.id, part), decimal(value))
        }
        for property in node.properties {
            switch property.name {
            case "text": texts[node.id] = property.value
            case "lines": set(.lines(view: node.id), Outputs.result(property.value))
            case "scale": set(.textScale(view: node.id), Outputs.result(property.value))
            default: break
            }
        }
        let lines = node.properties.filter { $0.name == "line" }.map(\.value)
        if !lines.isEmpty { set(.wrapping(view: node.id), lines.joined(separator: " ")) }
    }

    /// The text before the word `of`.
    private static func result(_ value: String) -> String {
        var words = WordReader(value)
        return words.number().map(decimal) ?? ""
    }

    private mutating func addConstraints(_ recorded: RecordedScreen) {
        var counts: [String: Int] = [:]
        for (constraint, result) in zip(recorded.screen.constraints, recorded.results) {
            let terms = constraint.termsText
            counts[terms, default: 0] += 1
            let number = counts[terms].map { $0 > 1 ? " #\($0)" : "" } ?? ""
            let subject = OutputChange.Subject.constraint(terms + number)
            constraints[subject] = constraint
            if result.hasPrefix(Outputs.error) { set(subject, String(result.dropFirst(Outputs.error.count))) }
        }
    }

    /// The text before the error of a constraint that gives way, in points.
    private static let error = "off by "

    /// A rule of another version of the program is known only by its text.
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
