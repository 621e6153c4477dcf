import Foundation
import LayoutSimCauses
import LayoutSimNotation
import Testing

@testable import LayoutSimReports
import LayoutSimPackageFolder

/// Docs/review.md shows what the commands print.
struct DocumentationTests {
    private static let walkThrough = PackageFolder.url("Docs/review.md")

    @Test func theWalkThroughHasTheCausesOfItsChange() throws {
        let text = try String(contentsOf: DocumentationTests.walkThrough, encoding: .utf8)
        let report = try DocumentedReport.report()
        #expect(report.groups.count == 2)
        for group in report.groups {
            let line = "    \(group.id ?? "")  \(counted(group.variants.count, "variant"))  \(group.headline)\n"
            #expect(text.contains(line), "\(line)")
        }
        let explanation = try #require(report.members().first?.first?.explanation)
        for label in [ExplanationLine.Label.cause, .proof] {
            let line = try #require(explanation.first { $0.label == label })
            #expect(text.contains("    \(line)"), "\(line)")
        }
    }
}
