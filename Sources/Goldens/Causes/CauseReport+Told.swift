import LayoutSimDocuments
import LayoutSimNotation
package import LayoutSimViewTree

extension CauseReport {
    /// The report for people, with names of views in place of their ids.
    package var told: CauseReport {
        guard !names.names.isEmpty else { return self }
        var report = self
        report.names = ViewNames()
        report.inputs = inputs.map { $0.told(names) }
        report.outputs = outputs.map { $0.told(names) }
        report.causes = causes.map { $0.told(names) }
        report.together = together.map { $0.told(names) }
        report.unexplained = unexplained.map { $0.told(names) }
        report.idle = idle.map { $0.told(names) }
        return report
    }
}

extension CauseReport.Cause {
    fileprivate func told(_ names: ViewNames) -> CauseReport.Cause {
        var cause = self
        cause.inputs = inputs.map { $0.told(names) }
        cause.masked = masked.map { $0.told(names) }
        cause.outputs = outputs.map { $0.told(names) }
        cause.path = path.map { $0.told(names) }
        return cause
    }
}

extension InputChange {
    /// Returns the change with names in place of ids.
    package func told(_ names: ViewNames) -> InputChange {
        var change = self
        func tell(_ text: (String) -> String) {
            change.old = old.map(text)
            change.new = new.map(text)
        }
        switch place {
        case .screen: break
        case .view(let id): change.place = .view(names[id])
        case .constraint(let constraint): change.place = .constraint(names.named(constraint))
        }
        switch kind {
        case .superview: tell { names[$0] }
        case .subviewOrder: tell { $0.split(separator: " ").map { names[String($0)] }.joined(separator: " ") }
        case .wrapped: tell { $0.split(separator: " ").map { names[String($0)] }.joined(separator: " ") }
        case .constraintOrder: tell(names.toldSentence)
        case .firstItem, .secondItem: tell(names.toldOperand)
        case .added, .removed:
            if case .constraint(let constraint) = change.place { tell { _ in "\(constraint)" } }
        default: if let told = toldKinds[kind] { tell { told(names, $0) } }
        }
        return change
    }
}

/// The kinds of properties whose values contain ids, with closures that replace them.
private let toldKinds: [PropertyKind: @Sendable (ViewNames, String) -> String] = [
    "arranged views": { names, text in
        var words = WordReader(text)
        var told: [String] = []
        while let id = words.name() { told.append(quotedIfNeeded(names[id])) }
        return words.isAtEnd ? told.joined(separator: " ") : text
    }
]

extension OutputChange {
    /// Returns the change with names in place of ids.
    package func told(_ names: ViewNames) -> OutputChange {
        var change = self
        change.constraint = constraint.map(names.named)
        switch subject {
        case .frame(let view, let part): change.subject = .frame(view: names[view], part)
        case .lines(let view): change.subject = .lines(view: names[view])
        case .wrapping(let view): change.subject = .wrapping(view: names[view])
        case .textScale(let view): change.subject = .textScale(view: names[view])
        case .painted(let view): change.subject = .painted(view: names[view])
        case .overlaps(let view): change.subject = .overlaps(in: names[view])
        case .constraint: break
        case .audit(let rule, let views):
            change.subject = .audit(rule: rule, views: views.map { names[$0] })
            change.old = old.map(names.toldSentence)
            change.new = new.map(names.toldSentence)
        }
        return change
    }
}

extension PathStep {
    /// Returns the step with names in place of ids.
    fileprivate func told(_ names: ViewNames) -> PathStep {
        switch self {
        case .size(let view, let axis, let growth): .size(view: names[view], axis, growth: growth)
        case .input(let input): .input(input.told(names))
        case .link(let constraint): .link(names.named(constraint))
        case .limit(let edge): .limit(names.named(edge))
        case .givesWay(let constraint, let error): .givesWay(names.named(constraint), error: error)
        }
    }
}

extension ViewNames {
    /// Returns `Greeting.bottom` for `Gre-01-Lab.bottom`, replacing what precedes the first dot that ends an id.
    func toldOperand(_ text: String) -> String {
        for dot in text.indices where text[dot] == "." {
            guard let (id, rest) = unquoted(text[..<dot].utf8), rest.isEmpty, let name = names[id] else { continue }
            return quotedIfNeeded(name) + text[dot...]
        }
        return text
    }

    /// Returns a sentence with names in place of ids, which are words or stand before dots.
    func toldSentence(_ text: String) -> String {
        text.split(separator: " ", omittingEmptySubsequences: false).map { word in
            names[String(word)].map(quotedIfNeeded) ?? toldOperand(String(word))
        }.joined(separator: " ")
    }
}
