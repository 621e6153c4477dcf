import LayoutSimNotation
package import LayoutSimText

/// The results of `catalog check`.
package struct CatalogCheck: Hashable, Sendable {
    /// The name of the file that was checked.
    package var file: String
    /// The number of records in the file.
    package var recordCount: Int
    /// The longest texts by several measurements.
    package var rankings: [TextRanking]
    /// The problems that were found.
    package var findings: [CatalogFinding]

    /// The screen widths, in points, at which texts are measured.
    package static let widths: [Double] = [320, 375, 414]

    /// Checks a catalog; `measure` returns the size of a text on the badge detail for a screen width in points.
    package init(
        of catalog: BadgeCatalog, measure: (BadgeText, String, Double) throws -> TextExtent
    ) rethrows {
        file = catalog.file
        recordCount = catalog.records.count
        findings = catalog.findings
        var rankings = BadgeText.allCases.map { TextRanking.byCharacters($0, in: catalog) }
        for width in Self.widths {
            for text in BadgeText.allCases {
                rankings.append(try .byLines(text, in: catalog, width: width) { try measure(text, $0, width) })
            }
        }
        self.rankings = rankings
    }
}

extension CatalogCheck: CustomStringConvertible {
    /// The whole report, ending with a line feed.
    package var description: String {
        let count = counted(recordCount, "record")
        let reports = findings.isEmpty ? ["no findings"] : findings.map { $0.report(file: file) }
        return (["\(file): \(count)"] + rankings.map(\.description) + reports).joined(separator: "\n\n") + "\n"
    }
}
