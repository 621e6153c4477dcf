package import LayoutSimAudits
package import LayoutSimGeometry
package import LayoutSimSizes

/// A root in all windows of a plane, as a page shows it.
package struct SizedScreen {
    /// A fault and the areas of the plane that have it, as polygons of widths and heights in points.
    package struct Fault {
        package let finding: AuditFinding
        package let areas: [[Size]]

        package init(_ finding: AuditFinding, areas: [[Size]]) {
            (self.finding, self.areas) = (finding, areas)
        }
    }

    /// Such as `sceneView Sig-02-Viw`.
    package let title: String
    package let id: String
    package let plane: SizePlane
    package let bands: [Band]
    package let faults: [Fault]

    package init(title: String, id: String, plane: SizePlane, bands: [Band], faults: [Fault]) {
        self.title = title
        self.id = id
        self.plane = plane
        self.bands = bands
        self.faults = faults
    }
}
