import LayoutSimNotation
import LayoutSimSnapshots

/// The summary of a run for a terminal or a log: causes first, each with the command to accept it, then counts.
package struct TextSummary {
    /// The lines, each ending in a newline.
    package let text: String

    /// Summarizes a report.
    package init(_ report: ReviewReport) {
        let causes = zip(report.groups, report.members()).map { TextSummary.lines($0, $1, report.typedCommand($0)) }
        let count = "\(report.changedCount) of \(counted(report.variants.count, "variant")) changed"
        let base = report.base.map { " since \($0)" } ?? ""
        let lines = causes.joined() + ["\(count)\(base): \(TextSummary.counts(report))"]
        text = lines.map { $0 + "\n" }.joined()
    }

    private static func lines(_ group: ReviewGroup, _ members: [ReviewVariant], _ command: String) -> [String] {
        let id = group.id.map { "\($0)  " } ?? ""
        let names = members.prefix(4).map(\.key).joined(separator: ", ")
        let more = members.count > 4 ? " and \(members.count - 4) more" : ""
        return ["\(id)\(group.headline)", "    \(group.outcome.title): \(names)\(more)"]
            + (command.isEmpty ? [] : ["    \(command)"])
    }

    private static func counts(_ report: ReviewReport) -> String {
        let present = SnapshotOutcome.allCases.filter { report.count($0) > 0 }
        return present.map { "\(report.count($0)) \($0.title)" }.joined(separator: ", ")
    }
}
