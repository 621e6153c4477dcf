import LayoutSimCauses
import LayoutSimNotation
import LayoutSimSnapshots
import Testing

@testable import LayoutSimReports

struct MarkdownSummaryTests {
    @Test func causesThenCounts() {
        #expect(
            MarkdownSummary(sampleReport, pictureAddress: "https://example.org/run/").text == """
                <!-- layoutsim -->
                ### layoutsim: 3 causes, 4 of 6 variants changed

                1. 🔴 **badge-detail × 2** — patch.height 232 → 214 because title 1 → 2 lines
                   - title.height +18
                   - patch.height == 256 \\@<!-- -->250 is broken \\(off by 42\\)

                   `layoutsim accept --group 7c1f`

                   <details><summary>tree diff of <code>w320</code></summary>

                   ```diff
                   - patch  0 0 232 232
                   + patch  0 0 214 214
                   ```

                   </details>

                   ![badge-detail/w320](<https://example.org/run/d320/a%20%3Cb%3E.png>)

                1. ⚪ **badge-cell × 1** — there is no golden yet

                   `layoutsim accept badge-cell/w320`

                   ![badge-cell/w320](<https://example.org/run/c320/actual.png>)

                1. ⚫ **badge-cell × 1** — a golden without a variant

                   `layoutsim prune`

                | 🔴 layout | 🟠 paint | 🟡 raster | ⚪ new | ⚫ gone | ⏸ not run | 🔵 same |
                |--:|--:|--:|--:|--:|--:|--:|
                | 2 | 0 | 0 | 1 | 1 | 1 | 1 |

                """)
    }

    @Test func nothingChanged() {
        let report = ReviewReport(
            groups: [], variants: [ReviewVariant(key: "a/b", screen: "a", device: "b", outcome: .same)])
        #expect(
            MarkdownSummary(report).text == """
                <!-- layoutsim -->
                ### layoutsim: nothing changed in 1 variant

                | 🔴 layout | 🟠 paint | 🟡 raster | ⚪ new | ⚫ gone | 🔵 same |
                |--:|--:|--:|--:|--:|--:|
                | 0 | 0 | 0 | 0 | 0 | 1 |

                """)
    }

    /// Returns a report with the given number of groups of one variant, each with a picture and a long difference.
    private func report(causes: Int) -> ReviewReport {
        let variants = (0..<causes).map { number in
            ReviewVariant(
                key: "s/v\(number)", screen: "s", device: "d", outcome: .paint,
                treeDiff: Array(repeating: "+ a line of the tree", count: 40),
                pictures: ReviewVariant.Pictures(difference: ReviewVariant.Picture(path: "\(number).png")))
        }
        let groups = variants.map {
            ReviewGroup(id: $0.name, headline: Headline("cause of \($0.key)"), outcome: .paint, variants: [$0.key])
        }
        return ReviewReport(groups: groups, variants: variants)
    }

    @Test(arguments: [1_000, 1_001, 3_000, 10_000, 60_000, 100_000])
    func staysBelowTheLimitAndSaysWhatIsLeftOut(limit: Int) {
        let text = MarkdownSummary(report(causes: 80), byteLimit: limit, pictureAddress: "https://a/").text
        #expect(text.utf8.count <= limit)
        let shown = text.split(separator: "\n").count { $0.hasPrefix("1. ") }
        let pictures = text.split(separator: "\n").count { $0.hasPrefix("   ![") }
        let differences = text.split(separator: "\n").count { $0.hasPrefix("   <details>") }
        let left = [(80 - shown, "cause"), (80 - differences, "tree diff"), (80 - pictures, "picture")]
            .filter { $0.0 > 0 }.map { counted($0.0, $0.1) }.joined(separator: ", ")
        #expect(text.hasSuffix("Left out here, but in the report: \(left).\n"))
        #expect(pictures <= 20)
        if limit == 100_000 { #expect((shown, differences, pictures) == (80, 80, 20)) }
    }
}
