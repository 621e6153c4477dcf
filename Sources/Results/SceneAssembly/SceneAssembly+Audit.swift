package import LayoutSimAudits
import LayoutSimDevices
package import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimViewTree

extension SceneAssembly {
    /// Returns the faults that users would find in the requested roots, by the root of the file that contains the
    /// faulty views, in the order of the file.
    ///
    /// Cells, headers and footers are audited in the tables and collection views that show them, and separately if no
    /// scene shows them. Embedded scenes are audited separately, since apps often size their containers to fit. Views
    /// of the system, such as separators, are not reported.
    package func audit() throws -> [(root: InterfaceBuilderRoot, findings: [AuditFinding])] {
        try audit(by: audit)
    }

    /// Returns the faults that a function finds in each screen.
    package func audit(
        by judge: (AssembledScreen) throws -> [AuditFinding]
    ) throws -> [(root: InterfaceBuilderRoot, findings: [AuditFinding])] {
        var findings: [String: [AuditFinding]] = [:]
        var known: Set<KnownFinding> = []
        for screen in try screens() {
            for finding in try judge(screen) {
                guard let (root, finding) = screen.attributed(finding) else { continue }
                // A row that is visible twice has its faults once.
                if known.insert(KnownFinding(root: root, rule: finding.rule, views: finding.views)).inserted {
                    findings[root, default: []].append(finding)
                }
            }
        }
        return allRoots.compactMap { root in findings[root.id].map { (root, $0) } }
    }

    private func audit(_ screen: AssembledScreen) -> [AuditFinding] {
        renderer.audit(renderer.layout(screen.screen, filled: screen.filled), isFullScreen: isFullScreen(screen))
    }

    /// Returns whether bars are over a screen, as is the case only for scenes that fill the device.
    package func isFullScreen(_ screen: AssembledScreen) -> Bool {
        screen.root.kind == .sceneView && screen.size == request.viewport?.size
    }
}

/// What makes two findings in a file the same.
private struct KnownFinding: Hashable {
    let root: String
    let rule: AuditRule
    let views: [AuditedView]
}

extension AssembledScreen {
    /// Returns a finding in terms of the file: the root that contains its views, or the scene's own if several do, and
    /// the views' ids in the file; `nil` if the faulty view is not in the file, or belongs to an embedded scene.
    fileprivate func attributed(_ finding: AuditFinding) -> (root: String, finding: AuditFinding)? {
        guard let first = finding.views.first, let home = origins[first.id], isHome(of: home.root) else { return nil }
        var finding = finding
        if finding.rule.isAboutConstraints { finding.views.removeAll { origins[$0.id] == nil } }
        let isOfOneRoot = finding.views.allSatisfy { origins[$0.id]?.root == home.root }
        for position in finding.views.indices {
            let id = finding.views[position].id
            finding.views[position].id = origins[id]?.view ?? id
        }
        return (isOfOneRoot ? home.root : root.id, finding)
    }
}

extension AuditRule {
    /// Whether the rule names all views whose constraints are involved.
    fileprivate var isAboutConstraints: Bool {
        switch self {
        case .ambiguous, .priorityTie, .unsatisfiable, .feedbackLoop: true
        case .truncated, .clipped, .zeroSize, .distortedImage, .touchTarget, .overlapping, .outside, .underBar: false
        case .missingLabel, .repeatedTrait, .readingOrder, .contrast, .fixedFont, .fixedHeight, .coveredElement,
            .textInImage, .notMirrored:
            false
        }
    }
}
