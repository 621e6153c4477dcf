import LayoutSimAutoLayout
package import LayoutSimGeometry

/// A layout with the visible parts of its views, which are computed only once.
package struct ShownLayout {
    private let audit: LayoutAudit
    private let parts: [ShownPart]

    init(_ audit: LayoutAudit) {
        self.audit = audit
        parts = audit.shownParts
    }

    /// All findings, ordered by rule, then in preorder.
    package var findings: [AuditFinding] { placeFindings + LayoutAudit.constraintFindings(of: audit.layout) }

    /// The findings that concern the positions of views, which precede those that concern constraints.
    package var placeFindings: [AuditFinding] { audit.placeFindings(parts) }

    /// The visible rectangle of each view in preorder, in screen coordinates; empty where nothing is visible.
    package var rects: [Rect] {
        var rects = Array(repeating: Rect.zero, count: audit.layout.views.count)
        for part in parts { rects[part.position] = part.rect }
        return rects
    }
}
