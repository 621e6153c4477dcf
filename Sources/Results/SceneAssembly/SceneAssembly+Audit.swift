package import LayoutSimAudits
import LayoutSimDevices
package import LayoutSimInterfaceBuilder
import LayoutSimRendering
import LayoutSimViewTree

extension SceneAssembly {
    /// What users would find wrong with what the request asks for, by the root of the file that holds the views at fault,
    /// in the order of the file.
    ///
    /// Cells, headers and footers are judged where they are seen: in their tables and collection views, and by themselves
    /// where no scene shows them. Embedded scenes are judged by themselves, since apps often size their containers by what
    /// they hold. What the system draws, such as separators, is nobody's fault.
    package func audit() throws -> [(root: InterfaceBuilderRoot, findings: [AuditFinding])] {
        try audit(by: audit)
    }

    /// The same by a function that judges one screen.
    package func audit(
        by judge: (AssembledScreen) throws -> [AuditFinding]
    ) throws -> [(root: InterfaceBuilderRoot, findings: [AuditFinding])] {
        var findings: [String: [AuditFinding]] = [:]
        for screen in try screens() {
            for finding in try judge(screen) {
                guard let (root, finding) = screen.attributed(finding) else { continue }
                let known = findings[root] ?? []
                // A row that is seen twice has its faults once.
                if !known.contains(where: { $0.rule == finding.rule && $0.views == finding.views }) {
                    findings[root, default: []].append(finding)
                }
            }
        }
        return allRoots.compactMap { root in findings[root.id].map { (root, $0) } }
    }

    private func audit(_ screen: AssembledScreen) -> [AuditFinding] {
        renderer.audit(renderer.layout(screen.screen), isFullScreen: isFullScreen(screen))
    }

    /// Whether bars lie over a screen, as they do only over scenes that fill the device.
    package func isFullScreen(_ screen: AssembledScreen) -> Bool {
        screen.root.kind == .sceneView && screen.size == request.viewport?.size
    }
}

extension AssembledScreen {
    /// A finding in the words of the file: the root that holds its views, the scene's own where several do, and the views'
    /// ids in the file; `nil` where the view at fault is not the file's, or that of an embedded scene.
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
    /// Whether it names all views whose constraints are concerned.
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
