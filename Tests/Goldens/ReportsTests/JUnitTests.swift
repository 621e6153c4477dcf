import LayoutSimCauses
import LayoutSimSnapshots
import Testing

@testable import LayoutSimReports

struct JUnitTests {
    @Test func caseForEachVariantWithTheCauseAsMessage() {
        #expect(
            sampleReport.junit == """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="layoutsim" tests="6" failures="4">
                  <testsuite name="badge-cell" tests="2" failures="2" skipped="0">
                    <testcase classname="badge-cell" name="w320">
                      <failure type="new" message="there is no golden yet">there is no golden yet
                layoutsim accept badge-cell/w320</failure>
                    </testcase>
                    <testcase classname="badge-cell" name="w999">
                      <failure type="orphan" message="a golden without a variant">a golden without a variant
                layoutsim prune</failure>
                    </testcase>
                  </testsuite>
                  <testsuite name="badge-detail" tests="4" failures="2" skipped="1">
                    <testcase classname="badge-detail" name="w320">
                      <failure type="layout" message="patch.height 232 → 214 because title 1 → 2 lines">\
                patch.height 232 → 214 because title 1 → 2 lines
                - patch  0 0 232 232
                + patch  0 0 214 214
                layoutsim accept badge-detail/w320</failure>
                    </testcase>
                    <testcase classname="badge-detail" name="w375">
                      <failure type="layout" message="patch.height 240 → 222 because title 1 → 2 lines">\
                patch.height 240 → 222 because title 1 → 2 lines
                layoutsim accept badge-detail/w375</failure>
                    </testcase>
                    <testcase classname="badge-detail" name="w414"/>
                    <testcase classname="badge-detail" name="w768"><skipped/></testcase>
                  </testsuite>
                </testsuites>

                """)
    }

    @Test func nothingEndsAnAttributeOrAnElement() {
        let variant = ReviewVariant(
            key: "s/\"><x>&'\u{1}\n", screen: "s", device: "", outcome: .paint,
            headline: Headline("]]></failure>\u{FFFE}\t"))
        #expect(
            ReviewReport(groups: [], variants: [variant]).junit.contains(
                """
                    <testcase classname="s" name="&quot;&gt;&lt;x&gt;&amp;'\u{FFFD}&#10;">
                      <failure type="paint" message="]]&gt;&lt;/failure&gt;\u{FFFD}&#9;">\
                ]]&gt;&lt;/failure&gt;\u{FFFD}&#9;
                layoutsim accept 's/&quot;&gt;&lt;x&gt;&amp;'\\''\u{FFFD}
                '</failure>
                """))
    }
}
