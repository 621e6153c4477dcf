import LayoutSimNotation
import LayoutSimSnapshots

extension ReviewReport {
    /// JUnit XML: a suite for each screen, a test case for each variant, and the cause as a failure's message.
    package var junit: String {
        let failures = variants.count { $0.outcome.isChange }
        let suites = screens.map { screen in suite(screen, variants.filter { $0.screen == screen }) }
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            + "<testsuites name=\"layoutsim\" tests=\"\(variants.count)\" failures=\"\(failures)\">\n"
            + suites.joined() + "</testsuites>\n"
    }

    /// The screens in the order of their first variants.
    private var screens: [String] {
        var seen = Set<String>()
        return variants.map(\.screen).filter { seen.insert($0).inserted }
    }

    private func suite(_ screen: String, _ variants: [ReviewVariant]) -> String {
        let failures = variants.count { $0.outcome.isChange }
        let skipped = variants.count { $0.outcome == .notRun }
        return "  <testsuite name=\"\(xmlEscaped(screen))\" tests=\"\(variants.count)\" failures=\"\(failures)\" "
            + "skipped=\"\(skipped)\">\n" + variants.map(testCase).joined() + "  </testsuite>\n"
    }

    private func testCase(_ variant: ReviewVariant) -> String {
        let start = "    <testcase classname=\"\(xmlEscaped(variant.screen))\" name=\"\(xmlEscaped(variant.name))\""
        if variant.outcome == .notRun { return start + "><skipped/></testcase>\n" }
        guard variant.outcome.isChange else { return start + "/>\n" }
        let title = "\(variant.title)"
        let command = variant.outcome == .orphan ? "layoutsim prune" : "layoutsim accept \(shellWord(variant.key))"
        let text = ([title] + variant.treeDiff + (base == nil ? [command] : [])).joined(separator: "\n")
        return start + ">\n"
            + "      <failure type=\"\(variant.outcome.rawValue)\" message=\"\(xmlEscaped(title))\">"
            + xmlEscaped(text, keepingLines: true) + "</failure>\n    </testcase>\n"
    }
}
