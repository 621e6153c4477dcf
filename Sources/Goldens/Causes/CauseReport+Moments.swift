import LayoutSimNotation
import LayoutSimViewTree

extension CauseReport {
    /// Creates a report on a recording from those on its differing moments, at least one, each with its time in
    /// milliseconds: that of the first one, with the causes that only later ones have.
    package init(ofMoments reports: [(time: Double, report: CauseReport)], isRecording: Bool) {
        self = reports[0].report
        for (_, later) in reports.dropFirst() { add(later) }
        if isRecording { moments = reports.map(\.time) }
    }

    private mutating func add(_ later: CauseReport) {
        let known = Set(causes.flatMap { $0.inputs + $0.masked })
        let added = later.causes.filter { !known.isSuperset(of: $0.inputs) }
        causes += added
        outputs += added.flatMap(\.outputs)
        inputs += later.inputs.filter { !inputs.contains($0) }
        if causes.isEmpty, outputs.isEmpty || unexplained.isEmpty && together.isEmpty {
            outputs += later.outputs
        }
        if unexplained.isEmpty, together.isEmpty {
            (unexplained, together) = (later.unexplained, later.together)
        }
        let effective = Set(causes.flatMap(\.inputs) + together)
        idle = (idle + later.idle.filter { !idle.contains($0) }).filter { !effective.contains($0) }
        isBeyondInputs = isBeyondInputs || later.isBeyondInputs
        let order = Class.allCases
        if let own = order.firstIndex(of: self.class), let other = order.firstIndex(of: later.class), other < own {
            self.class = later.class
        }
        names = ViewNames(names.names.merging(later.names.names) { first, _ in first })
        renamed = ViewNames(renamed.names.merging(later.renamed.names) { first, _ in first })
    }

    /// The moments, such as `75 ms and 3 later moments`; `nil` for a screen at rest.
    private var place: String? {
        guard let first = moments.first else { return nil }
        let others = moments.count - 1
        return "\(decimal(first)) ms" + (others > 0 ? " and \(counted(others, "later moment"))" : "")
    }

    /// Returns a headline with the moments to which it refers.
    func atMoments(_ headline: Headline) -> Headline {
        let told = place.map { headline.noting(" (at \($0))") }
        guard let retimed else { return told ?? headline }
        return Headline([Headline.Clause("moments \(retimed)")] + (told?.clauses ?? []))
    }
}
