import Foundation
import LayoutSimCauses
import LayoutSimCodeLines
import LayoutSimDocuments
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

    @Test(arguments: [0, 1, 2, 3, 4])
    func `a shape that is drawn in another size is no cause of its own`(_ number: Int) throws {
        func view(_ insets: CGFloat) -> some View {
            Text("Berlin").padding(insets).background {
                switch number {
                case 0: RoundedRectangle(cornerRadius: 9).fill(Color.yellow)
                case 1: Circle().stroke(Color.red)
                case 2: Capsule().fill(Color.green)
                case 3: Ellipse().stroke(Color.blue, lineWidth: 3)
                default: Path { $0.addLines([.zero, CGPoint(x: 9, y: 5)]) }.stroke(Color.black)
                }
            }
        }
        let report = try OutlinedView(view(8)).report(to: OutlinedView(view(20)))
        #expect(report.causes.flatMap { $0.inputs + $0.masked }.map(\.description) == ["padding#1 insets 8 → 20"])
        #expect(report.unexplained.isEmpty && report.together.isEmpty)
    }

    @Test func `a shape of another kind is a cause beside its size`() throws {
        func view(_ insets: CGFloat, _ radius: CGFloat) -> some View {
            Text("Berlin").padding(insets).background(RoundedRectangle(cornerRadius: radius).fill(Color.yellow))
        }
        let report = try OutlinedView(view(8, 4)).report(to: OutlinedView(view(20, 9)))
        #expect(Set(report.causes.flatMap(\.inputs).map(\.kind.rawValue)) == ["insets", "drawing"])
    }

    @Test func `a background that was added is told apart by what it shows`() throws {
        func card(_ radius: CGFloat) -> some View { RoundedRectangle(cornerRadius: radius).fill(Color.yellow) }
        let golden = try OutlinedView(Text("Berlin").background(card(12)))
        let now = try OutlinedView(Text("Berlin").background(card(12)).padding(4).background(card(8)))
        let inputs = try golden.report(to: now).causes.flatMap { $0.inputs + $0.masked }
        #expect(!inputs.isEmpty && !inputs.contains { $0.kind.rawValue == "drawing" })
    }

    @Test func `two edits are told apart`() throws {
        let report = try report(Row(insets: 20, spacing: 30))
        #expect(
            Set(report.causes.flatMap(\.inputs).map { $0.description.split(separator: " (")[0] })
                == ["padding#1 insets 8 → 20", "VStack#1 spacing 4 → 30"])
        #expect(report.unexplained.isEmpty)
    }
}
