package import LayoutSimGeometry

/// The style of a line along a path; lengths are in the space of the path.
package struct Pen: Hashable, Sendable {
    /// The shape of line ends.
    package enum Cap: String, CaseIterable, Hashable, Sendable { case butt, round, square }
    /// The shape of line corners.
    package enum Join: String, CaseIterable, Hashable, Sendable { case miter, round, bevel }

    /// The width of the line.
    package var width: Double
    /// The shape of the ends.
    package var cap = Cap.butt
    /// The shape of the corners.
    package var join = Join.miter
    /// The maximum miter length in widths; sharper corners are beveled.
    package var miterLimit = 10.0
    /// Alternating lengths of dashes and gaps; empty for a solid line.
    package var dashes: [Double] = []
    /// The distance into the dashes at which the line begins.
    package var dashPhase = 0.0

    /// Creates a pen for solid lines with butt caps and miter joins.
    package init(width: Double) {
        self.width = width
    }
}

extension Pen {
    /// Returns the outline of the area that the pen covers along a path, to be filled by the winding rule.
    ///
    /// Curves are flattened to lines that deviate from them by at most a tolerance.
    package func outline(of path: Path, tolerance: Double) -> Path {
        guard width > 0, width.isFinite else { return Path() }
        var contours = path.contours(tolerance: tolerance)
        if let pattern = DashPattern(dashes, phase: dashPhase) { contours = contours.flatMap(pattern.dashes) }
        let outline = PenOutline(pen: self)
        return Path(contours.flatMap(outline.elements))
    }
}
