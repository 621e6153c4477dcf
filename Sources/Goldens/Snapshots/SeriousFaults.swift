import LayoutSimAudits
import LayoutSimFiles

/// The faults that are accepted only with a waiver.
package struct SeriousFaults {
    /// The rules of these faults, the most serious first.
    static let rules: [AuditRule] = [.unsatisfiable, .feedbackLoop, .ambiguous, .truncated]

    private let waivers: [AuditWaiver]

    /// Reads the project's waivers; throws if a line of their file is invalid.
    package init(in project: SnapshotProject) throws {
        let file = AcceptanceWaivers(project: project).file
        waivers = file.exists ? try AuditWaiver.waivers(contentsOf: file) : []
    }

    /// Returns the audit findings in a tree that no waiver allows.
    func findings(in tree: GoldenTree, of screen: String) -> [AuditFinding] {
        tree.findings.filter { fault in
            SeriousFaults.rules.contains(fault.rule) && !waivers.contains { $0.fits(fault, in: [screen]) }
        }
    }

    /// Returns the findings as text, one per line.
    package func lines(in tree: GoldenTree, of screen: String) -> [String] {
        findings(in: tree, of: screen).map(\.description)
    }
}
