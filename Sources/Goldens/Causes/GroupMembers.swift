/// Reports on the same change, which share a headline.
struct GroupMembers {
    /// The reports in the order in which they were added; never empty.
    private(set) var reports: [CauseReport]
    /// The common part of each cause of the first report, in order.
    private var common: [CommonCause]
    /// The unproven outputs of all reports.
    private var unexplained: Set<String>

    /// A cause identified by its edits, with effects by their identities.
    private struct CommonCause {
        var edits: Set<String>
        /// The inputs in any variant.
        var inputs: Set<String>
        /// Whether each of the inputs suffices in all variants.
        var eachSuffices: Bool
        /// The effects in all variants.
        var effects: Set<String>

        init(_ cause: CauseReport.Cause, in report: CauseReport) {
            edits = report.edits(of: cause)
            inputs = Set(cause.inputs.map(\.identity))
            eachSuffices = cause.eachSuffices
            effects = Set(cause.outputs.map(\.identity))
        }
    }

    init(_ report: CauseReport) {
        reports = [report]
        common = report.causes.map { CommonCause($0, in: report) }
        unexplained = Set(report.openOutputs.map(\.identity))
    }

    /// Adds a report on the same change; returns `false` if no headline applies to it and to the others.
    mutating func add(_ report: CauseReport) -> Bool {
        guard reports[0].isSameChange(as: report), report.causes.count == common.count else { return false }
        var rest = report.causes.map { CommonCause($0, in: report) }
        var joined = common
        for place in joined.indices {
            let partner = rest.firstIndex { cause in
                cause.edits == joined[place].edits && !cause.effects.isDisjoint(with: joined[place].effects)
            }
            guard let partner else { return false }
            joined[place].inputs.formUnion(rest[partner].inputs)
            joined[place].eachSuffices = joined[place].eachSuffices && rest[partner].eachSuffices
            joined[place].effects.formIntersection(rest[partner].effects)
            rest.remove(at: partner)
        }
        let open = unexplained.intersection(report.openOutputs.map(\.identity))
        guard open.isEmpty == unexplained.isEmpty, unexplained.isEmpty == report.openOutputs.isEmpty else {
            return false
        }
        (common, unexplained) = (joined, open)
        reports.append(report)
        return true
    }

    /// The report with the smallest screen; the first of several.
    var smallest: CauseReport { reports.reduce(reports[0]) { $1.area < $0.area ? $1 : $0 } }

    /// The common headline, with the numbers of the smallest screen.
    var headline: Headline { headline(of: smallest) }

    /// Whether the numbers of the headline apply to all reports.
    var isSameEverywhere: Bool {
        let headline = headline
        return reports.allSatisfy { self.headline(of: $0) == headline }
    }

    private func headline(of report: CauseReport) -> Headline {
        var report = report
        let inputs = report.inputs
        report.causes =
            report.causes.map { cause in
                let edits = report.edits(of: cause)
                let partner = common.first { common in
                    common.edits == edits && cause.outputs.contains { common.effects.contains($0.identity) }
                }
                guard let common = partner else { return cause }
                var shared = cause
                shared.outputs = cause.outputs.filter { common.effects.contains($0.identity) }
                shared.eachSuffices = common.eachSuffices
                shared.inputs = inputs.filter { common.inputs.contains($0.identity) }
                return shared
            }
            .strongestFirst
        if report.causes.isEmpty {
            report.outputs = report.outputs.filter { unexplained.contains($0.identity) }
        } else {
            report.unexplained = report.unexplained.filter { unexplained.contains($0.identity) }
        }
        return report.headline
    }
}

extension CauseReport {
    /// The outputs that a headline names without a proven cause.
    fileprivate var openOutputs: [OutputChange] {
        causes.isEmpty && [.layout, .paint].contains(self.class) ? outputs : unexplained
    }
}
