extension AuditReport: CustomStringConvertible {
    /// The report for people, and for tools that recognize `file:line:`: each open finding with its devices and advice,
    /// then the unused waivers, and a summary.
    package var description: String {
        let all = sorted
        let open = all.filter { $0.waiver == nil }
        let lines =
            open.flatMap { $0.lines(inSweep: sweptLayouts != nil) } + unusedWaivers.map(\.unusedLine)
            + [summary(of: open, waived: all.count - open.count)]
        return lines.map { $0 + "\n" }.joined()
    }

    private func summary(of open: [Entry], waived: Int) -> String {
        let faults = open.isEmpty ? "no faults" : open.count == 1 ? "1 fault" : "\(open.count) faults"
        return faults + sweepNote(of: open) + (isPartial ? " in the files that could be read" : "")
            + (waived == 0 ? "" : ", \(waived) waived")
    }
}

extension AuditReport {
    /// Returns the scope of a sweep, such as ` in 1200 layouts: 2 truncated, 1 overlapping`.
    private func sweepNote(of open: [Entry]) -> String {
        guard let sweptLayouts else { return "" }
        let kinds = AuditRule.allCases.compactMap { rule in
            let count = open.count { $0.finding.rule == rule }
            return count == 0 ? nil : "\(count) \(rule.rawValue)"
        }
        return " in \(sweptLayouts) layouts" + (kinds.isEmpty ? "" : ": " + kinds.joined(separator: ", "))
    }
}

extension AuditReport.Entry {
    /// Returns lines such as `Main.storyboard:42: warning: 'Title' shows only "Hell…" [truncated]`, then devices and
    /// advice.
    fileprivate func lines(inSweep: Bool) -> [String] {
        let place = line.map { "\(subject.file):\($0)" } ?? subject.file
        let headline = "\(place): \(finding.rule.level.rawValue): \(finding.message) [\(finding.rule.rawValue)]"
        return [headline] + (inSweep ? [first] : devices).map { "    \($0)" } + ["    \(finding.rule.advice)"]
    }

    /// The first occurrence, the number of others, and the languages that alone have it: `on iphone-5 portrait, de, and
    /// on 3 more, only in de and fr`.
    package var first: String {
        let others = occurrences.count == 1 ? "" : ", and on \(occurrences.count - 1) more"
        let only = occurrences.count == 1 ? [] : ownLanguages
        let languages = only.isEmpty ? "" : ", only in \(only.joined(separator: " and "))"
        return "on \(occurrences.first?.device ?? "")\(others)\(languages)"
    }

    /// A single line if the details are the same everywhere or too long, otherwise one per device.
    private var devices: [String] {
        if occurrences.contains(where: { $0.detail.utf8.count > 80 }) {
            let devices = occurrences.map(\.device).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
            return ["on \(devices.joined(separator: ", "))"]
        }
        let details = occurrences.reduce(into: [String]()) { if !$0.contains($1.detail) { $0.append($1.detail) } }
        return details.map { detail in
            let devices = occurrences.filter { $0.detail == detail }.map(\.device).joined(separator: ", ")
            return details.count == 1 ? "on \(devices)" : "on \(devices): \(detail)"
        }
    }
}
