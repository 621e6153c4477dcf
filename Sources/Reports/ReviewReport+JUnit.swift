import LayoutSimSnapshots

extension ReviewReport {
    /// JUnit's XML: a suite for each screen, a test case for each variant, the cause as the message of a failure.
    package var junit: String {
        let failures = variants.count { $0.outcome.isChange }
        let suites = screens.map { screen in suite(screen, variants.filter { $0.screen == screen }) }
        return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            + "<testsuites name=\"layoutsim\" tests=\"\(variants.count)\" failures=\"\(failures)\">\n"
            + suites.joined() + "</testsuites>\n"
    }

    /// The screens in the order in which they first occur.
    private var screens: [String] {
        var seen = Set<String>()
        return variants.map(\.screen).filter { seen.insert($0).inserted }
    }

    private func suite(_ screen: String, _ variants: [ReviewVariant]) -> String {
        let failures = variants.count { $0.outcome.isChange }
        let skipped = variants.count { $0.outcome == .notRun }
        return "  <testsuite name=\"\(xml(screen))\" tests=\"\(variants.count)\" failures=\"\(failures)\" "
            + "skipped=\"\(skipped)\">\n" + variants.map(testCase).joined() + "  </testsuite>\n"
    }

    private func testCase(_ variant: ReviewVariant) -> String {
        let start = "    <testcase classname=\"\(xml(variant.screen))\" name=\"\(xml(variant.name))\""
        if variant.outcome == .notRun { return start + "><skipped/></testcase>\n" }
        guard variant.outcome.isChange else { return start + "/>\n" }
        let command = variant.outcome == .orphan ? "layoutsim prune" : "layoutsim accept \(shellWord(variant.key))"
        let text = ([variant.reason] + variant.treeDiff + (base == nil ? [command] : [])).joined(separator: "\n")
        return start + ">\n"
            + "      <failure type=\"\(variant.outcome.rawValue)\" message=\"\(xml(variant.reason))\">"
            + xml(text, keepingLines: true) + "</failure>\n    </testcase>\n"
    }

    /// Text as XML 1.0 can hold it; what it cannot becomes U+FFFD.
    private func xml(_ text: String, keepingLines: Bool = false) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\n" where keepingLines: escaped += "\n"
            case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
            case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
