import LayoutSimAudits
import LayoutSimFiles

/// The faults of layouts that are accepted only with a waiver.
package struct SeriousFaults {
    /// The rules of these faults, the worst first: what cannot hold, what never rests, what is left open, what is cut off.
    static let rules: [AuditRule] = [.unsatisfiable, .feedbackLoop, .ambiguous, .truncated]

    private let waivers: [AuditWaiver]

    /// Reads the project's waivers; throws if a line of their file is none.
    package init(in project: SnapshotProject) throws {
        let file = AcceptanceWaivers(project: project).file
        waivers = file.exists ? try AuditWaiver.waivers(contentsOf: file) : []
    }

    /// What the audits found wrong with a screen's layout and no waiver allows.
    func findings(in tree: GoldenTree, of screen: String) -> [AuditFinding] {
        tree.findings.filter { fault in
            SeriousFaults.rules.contains(fault.rule) && !waivers.contains { $0.fits(fault, in: [screen]) }
        }
    }

    /// The same in words, a line each.
    package func lines(in tree: GoldenTree, of screen: String) -> [String] {
        findings(in: tree, of: screen).map(\.description)
    }
}
