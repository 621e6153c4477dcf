import Testing

@testable import LayoutSimReports

struct TextSummaryTests {
    @Test func causesWithTheirCommandsThenCounts() {
        #expect(
            TextSummary(sampleReport).text == """
                7c1f  patch.height 232 → 214 because title 1 → 2 lines
                    layout: badge-detail/w320, badge-detail/w375
                    layoutsim accept --group 7c1f
                there is no golden yet
                    new: badge-cell/w320
                    layoutsim accept badge-cell/w320
                a golden without a variant
                    gone: badge-cell/w999
                    layoutsim prune
                4 of 6 variants changed: 2 layout, 1 new, 1 gone, 1 not run, 1 same

                """)
    }

    @Test func nothingCanBeAcceptedOfACommit() {
        var report = sampleReport
        report.base = "origin/main"
        #expect(!TextSummary(report).text.contains("accept"))
        #expect(!MarkdownSummary(report).text.contains("accept"))
        #expect(MarkdownSummary(report).text.contains("changed since origin/main\n"))
        #expect(!report.junit.contains("accept"))
    }
}
