package import LayoutSimAudits
package import LayoutSimGeometry
package import LayoutSimSizes

/// A root in all windows of a plane, as shown on a page.
package struct SizedScreen {
    /// A fault and the areas of the plane that have it, as polygons of widths and heights in points.
    package struct Fault {
        /// The finding of the audit.
        package let finding: AuditFinding
        /// The areas, each a polygon of window sizes in points.
        package let areas: [[Size]]

        /// Creates a fault from a finding and its areas.
        package init(_ finding: AuditFinding, areas: [[Size]]) {
            (self.finding, self.areas) = (finding, areas)
        }
    }

    /// The title, such as `sceneView Sig-02-Viw`.
    package let title: String
    /// The id of the root.
    package let id: String
    /// The plane of window sizes.
    package let plane: SizePlane
    /// The bands that the plane is divided into.
    package let bands: [Band]
    /// The faults of the root.
    package let faults: [Fault]

    /// Creates a screen from its layouts and faults.
    package init(title: String, id: String, plane: SizePlane, bands: [Band], faults: [Fault]) {
        self.title = title
        self.id = id
        self.plane = plane
        self.bands = bands
        self.faults = faults
    }
}
