import LayoutSimAudits
import LayoutSimNotation
package import LayoutSimRendering
package import LayoutSimViewTree

/// An expectation that a screen has no faults in any variant of a matrix, each of which represents a reader.
package struct ReadersExpectation<Content: Sendable> {
    /// A screen as a reader sees it.
    package struct Shown {
        /// The screen.
        package var screen: Screen
        /// The renderer that draws the screen.
        package var renderer: Renderer
        /// Whether the screen fills its device, so that bars overlap it.
        package var isFullScreen: Bool

        /// Creates a screen as a reader sees it.
        package init(_ screen: Screen, _ renderer: Renderer, isFullScreen: Bool = true) {
            self.screen = screen
            self.renderer = renderer
            self.isFullScreen = isFullScreen
        }
    }

    private let matrix: Matrix<Content>
    private let waivers: [AuditWaiver]

    /// Creates an expectation with the waivers in a project's folder; throws an `AuditWaiverError` if they cannot be
    /// parsed.
    package init(_ matrix: Matrix<Content>, root: String) throws {
        self.matrix = matrix
        waivers = try AuditWaiver.waivers(inProject: root)
    }

    /// Returns the faults that no waiver allows, without repetition, with a picture of the affected variant that
    /// departs least from usual settings; `nil` if there are none. `show` creates the screen of a variant.
    package func failure(show: (Variant<Content>) throws -> Shown) throws -> ExpectationFailure? {
        var known = ReadScreens<Content>()
        for group in matrix.bySize { try known.look(at: group, show: show) }
        var report = AuditReport()
        for variant in inOrder {
            guard let name = known.name, let findings = try known.findings(variant, show: show) else { continue }
            let subject = AuditReport.Subject(file: name, isFile: false, root: name)
            report.add(findings, in: subject, on: variant.name, language: variant.language)
        }
        report.apply(waivers)
        guard let name = known.name, let first = report.open.first?.occurrences.first?.device else { return nil }
        return ExpectationFailure(
            lines(report, name), attachments: try picture(of: first, name, show: show).map { [$0] } ?? [])
    }

    /// The variants, ordered by how little they depart from the settings of most users.
    private var inOrder: [Variant<Content>] {
        matrix.enumerated().sorted { ($0.element.departures, $0.offset) < ($1.element.departures, $1.offset) }
            .map(\.element)
    }

    private func lines(_ report: AuditReport, _ name: String) -> [String] {
        let head =
            "'\(name)' has \(counted(report.open.count, "fault")) in \(counted(matrix.count, "variant")), each told where the fewest settings are unusual:"
        let told = report.open.map { entry in
            "  \(entry.finding.rule.rawValue) \(entry.first): \(entry.finding.message)"
        }
        return [head] + told
            + ["  \(AuditWaiver.advice)"]
    }

    private func picture(
        of name: String, _ screen: String, show: (Variant<Content>) throws -> Shown
    ) throws -> ExpectationFailure.Attachment? {
        guard let variant = matrix.first(where: { $0.name == name }) else { return nil }
        let shown = try show(variant)
        return try ExpectationFailure.Attachment(
            name: "\(screen)-\(name).png",
            picture: shown.renderer.displayList(shown.renderer.layout(shown.screen)), shown.renderer)
    }
}
