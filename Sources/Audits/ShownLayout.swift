import LayoutSimAutoLayout
package import LayoutSimGeometry

/// A layout with what is visible of its views, which is found out once for all who ask.
package struct ShownLayout {
    private let audit: LayoutAudit
    private let parts: [ShownPart]

    init(_ audit: LayoutAudit) {
        self.audit = audit
        parts = audit.shownParts
    }

    /// All faults, by rule, then in preorder.
    package var findings: [AuditFinding] { placeFindings + LayoutAudit.constraintFindings(of: audit.layout) }

    /// The faults in where views lie, which come before those in constraints.
    package var placeFindings: [AuditFinding] { audit.placeFindings(parts) }

    /// The visible rectangles by view in preorder, in points of the screen; empty where nothing is visible.
    package var rects: [Rect] {
        var rects = Array(repeating: Rect.zero, count: audit.layout.views.count)
        for part in parts { rects[part.position] = part.rect }
        return rects
    }
}
