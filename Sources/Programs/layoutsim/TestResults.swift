import LayoutSimErrors
import LayoutSimFiles
import LayoutSimNotation
import LayoutSimSnapshots

/// The findings of a test, formatted for output.
struct TestResults {
    let run: RecordedRun
    /// The changed variants, in the order of the test.
    let changed: [SnapshotReport]
    /// The most serious error of the inputs.
    var inputs = ExitStatus.fine

    /// Prints the results; returns the exit status of the program.
    func write(as format: OutputFormat) throws -> ExitStatus {
        switch format {
        case .text: try StandardStream.output.write(lines.map { $0 + "\n" }.joined())
        case .json:
            // Unreadable goldens are reported to people; for programs they form a group.
            try StandardStream.error.write(changed.compactMap(\.failure).map { $0.message + "\n" }.joined())
            try StandardStream.output.write("\(run.json)\n")
        }
        let broken = changed.contains { $0.outcome == .broken }
        let findings: ExitStatus = run.isFine ? .fine : broken ? .inputNotUnderstood : .findings
        return inputs.rawValue > findings.rawValue ? inputs : findings
    }

    /// The lines: groups, then all changes, then new variants and goldens without a variant.
    private var lines: [String] {
        let count = run.variants.count
        let known = changed.filter { $0.outcome != .new }
        return run.groups.map(\.description) + known.map { $0.grouped(in: run).description } + newScreens
            + run.orphans.map { "\($0): no variant uses this golden; to remove: layoutsim prune" }
            + ["\(count - changed.count) of \(count) variants match their goldens"]
            + (run.notRun.isEmpty
                ? [] : ["\(counted(run.notRun.count, "variant")) \(run.notRun.count == 1 ? "was" : "were") left out"])
    }

    /// A line for each screen with variants that have no golden yet, with advice.
    private var newScreens: [String] {
        let new = changed.filter { $0.outcome == .new }
        guard let first = new.first else { return [] }
        let counts = Dictionary(grouping: new, by: \.key.screen).mapValues(\.count)
        let advice = ["to review the new variants: layoutsim review; to accept them all: layoutsim accept --new"]
        return counts.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { screen, count in
            "\(screen): no golden yet for \(counted(count, "variant"))"
        } + (first.canBeAccepted ? advice : [])
    }
}
