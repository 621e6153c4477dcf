import Foundation
import LayoutSimCauses
import LayoutSimCodeLines
import SwiftUI
import Testing

/// Why a golden of SwiftUI differs, in SwiftUI's words.
@MainActor @Suite(.serialized) struct HostedCauseTests {
    /// A row of a profile, with what an edit changes.
    private struct Row: View {
        var insets: CGFloat = 8
        var spacing: CGFloat? = 4
        var alignment = HorizontalAlignment.leading
        var words = "Berlin"
        var isFramed = false
        var hasBadge = false
        var isSwapped = false
        var font = Font.body

        static let plainTitleLine = #line + 16

        var body: some View {
            VStack(alignment: alignment, spacing: spacing) {
                if isSwapped { Text("12 degrees and rain") }
                title
                if !isSwapped { Text("12 degrees and rain") }
                if hasBadge { Text("new").padding(2) }
                Text("tomorrow")
            }
        }

        @ViewBuilder private var title: some View {
            if isFramed {
                Text(words).font(font).padding(insets).frame(height: 90)
            } else {
                Text(words).font(font).padding(insets)
            }
        }
    }

    private func report(_ new: Row) throws -> CauseReport {
        try OutlinedView(Row()).report(to: OutlinedView(new))
    }

    @Test(arguments: [
        ("padding", "padding#1 insets 8 → 20"), ("spacing", "VStack#1 spacing 4 → 30"),
        ("alignment", "VStack#1 alignment leading → default"), ("text", "Text#1 text \"Berlin\" → \"Reykjavik\""),
        ("modifier", "wrapped padding#1 in frame#1"), ("branch", "view padding#2 added"),
        ("font", "Text#1 font system 17 regular → system 28 regular"),
    ])
    func `a single edit is the cause`(_ edit: String, _ cause: String) throws {
        var row = Row()
        switch edit {
        case "padding": row.insets = 20
        case "spacing": row.spacing = 30
        case "alignment": row.alignment = .center
        case "text": row.words = "Reykjavik"
        case "modifier": row.isFramed = true
        case "branch": row.hasBadge = true
        default: row.font = .title
        }
        let report = try report(row)
        #expect(report.causes.first?.inputs.first?.description.hasPrefix(cause) ?? false, "\(report.inputs)")
        #expect(report.unexplained.isEmpty)
        #expect(report.causes.first?.restoresAll ?? false)
    }

    @Test(arguments: [("modifier", "frame#1 removed from around padding#1"), ("branch", "removed")])
    func `what was removed is the cause`(_ edit: String, _ cause: String) throws {
        let golden = try OutlinedView(edit == "branch" ? Row(hasBadge: true) : Row(isFramed: true))
        let report = try golden.report(to: OutlinedView(Row()))
        #expect(report.causes.first?.inputs.first?.description.contains(cause) ?? false, "\(report.inputs)")
        #expect(report.unexplained.isEmpty)
        #expect(report.causes.first?.restoresAll ?? false)
    }

    @Test func `a cause has the line of code that made the view or modifier`() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
        let sources = ProjectSources(root: folder, dependencies: [])
        let found = try ProjectSources.$current.withValue(sources) { try report(Row(insets: 20)) }
        let cause = try #require(found.causes.first?.inputs.first)
        let line = "HostedCauseTests.swift:\(Row.plainTitleLine)"
        #expect(cause.description == "padding#1 insets 8 → 20 (\(line))")
    }

    @Test func `two edits are told apart`() throws {
        let report = try report(Row(insets: 20, spacing: 30))
        #expect(
            Set(report.causes.flatMap(\.inputs).map { $0.description.split(separator: " (")[0] })
                == ["padding#1 insets 8 → 20", "VStack#1 spacing 4 → 30"])
        #expect(report.unexplained.isEmpty)
    }
}
