package import LayoutSimAutoLayout
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimPainting
package import LayoutSimTypography
import LayoutSimViewTree

/// Finds the faults of a layout that users would notice.
package struct LayoutAudit {
    let layout: Layout
    let memory: AuditMemory
    let traits: [ViewTraits]
    let surroundings: Surroundings
    /// The positions of the views that are drawn, in preorder.
    let visible: [Int]
    /// Whether bars, rounded corners and sensors cover parts of the root view.
    let isFullScreen: Bool

    /// Audits a layout; the typesetter must be the one that measured its texts.
    package init(_ layout: Layout, typesetter: Typesetter, isFullScreen: Bool = true) {
        let grid = PixelGrid(scale: layout.screen.viewport.scale)
        self.init(layout, AuditMemory(typesetter, grid: grid), isFullScreen: isFullScreen)
    }

    /// Audits a layout with the results that other audits of the same views share. The position of a root that does not
    /// fill the screen, such as a cell or a pop-up, is unknown, so bars are ignored.
    package init(_ layout: Layout, _ memory: AuditMemory, isFullScreen: Bool = true) {
        self.layout = layout
        self.memory = memory
        self.isFullScreen = isFullScreen
        traits = memory.traits(of: layout)
        let surroundings = Surroundings(layout, traits)
        self.surroundings = surroundings
        visible = layout.views.indices.filter { surroundings[$0].isVisible }
    }

    /// Returns the text of the label, text field or text view at a position, as drawn in its frame.
    package func text(at position: Int) -> TextLayout? { memory.text(of: layout.views[position], at: position) }

    /// All findings, ordered by rule, then in preorder.
    package var findings: [AuditFinding] { shown.findings }

    /// The layout with the visible parts of its views.
    package var shown: ShownLayout { ShownLayout(self) }

    /// Returns the findings that concern the positions of views, given the visible parts.
    func placeFindings(_ parts: [ShownPart]) -> [AuditFinding] {
        textFindings + zeroSizes + distortions + touchTargets + overlaps(of: parts) + outside(parts)
            + underBars(parts)
    }

    /// Returns the findings that concern the constraints of a layout.
    package static func constraintFindings(of layout: Layout) -> [AuditFinding] {
        ConstraintAudit(layout: layout).findings
    }

    /// Returns the findings of one rule, in preorder, for the texts of all views or of some.
    package func findings(of rule: AuditRule, in texts: Set<String>? = nil) -> [AuditFinding] {
        let found: [AuditFinding] =
            switch rule {
            case .truncated, .clipped: textFindings(in: texts)
            case .zeroSize: zeroSizes
            case .distortedImage: distortions
            case .touchTarget: touchTargets
            case .overlapping: overlaps(of: shownParts)
            case .outside: outside(shownParts)
            case .underBar: underBars(shownParts)
            case .ambiguous, .priorityTie, .unsatisfiable, .feedbackLoop:
                LayoutAudit.constraintFindings(of: layout)
            case .missingLabel, .repeatedTrait, .readingOrder, .contrast, .fixedFont, .fixedHeight, .coveredElement,
                .textInImage, .notMirrored:
                []
            }
        return found.filter { $0.rule == rule }
    }

    func finding(_ rule: AuditRule, _ placed: PlacedView, _ detail: String) -> AuditFinding {
        AuditFinding(rule, [AuditedView(placed.view)], detail)
    }
}
