import LayoutSimNotation
import LayoutSimSnapshots

/// The summary of a run for a comment on a pull request: causes first, then counts, then what was left out.
package struct MarkdownSummary {
    /// The line that marks the comment to replace.
    package static let marker = "<!-- layoutsim -->"

    /// The smallest limit in bytes that has room for the heading, the counts and the note about omissions.
    package static let leastByteLimit = 1_000

    /// The text, no longer than the limit in UTF-8.
    package let text: String

    /// Creates a summary. Pictures are included only with a base address from which they can be fetched.
    package init(
        _ report: ReviewReport, byteLimit: Int = 60_000, pictureLimit: Int = 20, pictureAddress: String? = nil
    ) {
        precondition(byteLimit >= MarkdownSummary.leastByteLimit, "the limit leaves no room for heading and counts")
        var causes = zip(report.groups, report.members()).map {
            MarkdownCause($0, command: report.typedCommand($0), members: $1, pictureAddress: pictureAddress)
        }
        let head = MarkdownSummary.heading(report)
        let counts = report.variants.isEmpty ? "" : MarkdownSummary.counts(report)
        var room = byteLimit - head.utf8.count - counts.utf8.count - MarkdownSummary.roomForNote
        MarkdownSummary.fit(&causes, into: &room, pictures: pictureLimit)
        text = head + causes.map(\.text).joined() + counts + MarkdownSummary.note(of: causes)
    }

    private static let roomForNote = 200

    /// Fits in all causes first, then tree diffs, then pictures, as long as there is room.
    private static func fit(_ causes: inout [MarkdownCause], into room: inout Int, pictures limit: Int) {
        for place in causes.indices {
            causes[place].showsLine = take(causes[place].line, from: &room)
        }
        for place in causes.indices where causes[place].showsLine {
            causes[place].showsDifference = take(causes[place].difference, from: &room)
        }
        var pictures = limit
        for place in causes.indices where causes[place].showsLine {
            guard let picture = causes[place].picture, pictures > 0 else { continue }
            causes[place].showsPicture = take(picture, from: &room)
            pictures -= causes[place].showsPicture ? 1 : 0
        }
    }

    private static func take(_ text: String, from room: inout Int) -> Bool {
        guard text.utf8.count <= room else { return false }
        room -= text.utf8.count
        return true
    }

    private static func heading(_ report: ReviewReport) -> String {
        let (causes, changed) = (report.groups.count, report.changedCount)
        let result =
            changed == 0
            ? "nothing changed in \(counted(report.variants.count, "variant"))"
            : "\(counted(causes, "cause")), \(changed) of \(counted(report.variants.count, "variant")) changed"
        let base = report.base.map { " since \(markdownEscaped($0))" } ?? ""
        return "\(marker)\n### layoutsim: \(result)\(base)\n\n"
    }

    private static func counts(_ report: ReviewReport) -> String {
        let rare: Set<SnapshotOutcome> = [.broken, .audit, .record, .lock, .notRun]
        let columns = SnapshotOutcome.allCases.filter { !rare.contains($0) || report.count($0) > 0 }
        return row(columns.map { "\($0.mark) \($0.title)" }) + "|" + columns.map { _ in "--:|" }.joined() + "\n"
            + row(columns.map { "\(report.count($0))" })
    }

    private static func row(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }

    private static func note(of causes: [MarkdownCause]) -> String {
        let left = [
            (causes.count { !$0.showsLine }, "cause"),
            (causes.count { !$0.difference.isEmpty && !$0.showsDifference }, "tree diff"),
            (causes.count { $0.picture != nil && !$0.showsPicture }, "picture"),
        ].filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
        return left.isEmpty ? "" : "\nLeft out here, but in the report: \(left.joined(separator: ", ")).\n"
    }
}
