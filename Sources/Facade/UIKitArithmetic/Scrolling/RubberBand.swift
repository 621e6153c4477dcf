/// The rubber-band effect of a scroll view that is pulled past its edge, as measured on iOS 26.
package enum RubberBand {
    /// The fraction of a small pull that is visible.
    package static let stiffness = 0.55

    /// Returns the visible offset past the edge for a pull past it, both in points; `length` is that of the viewport.
    package static func offset(pulledBy pull: Double, length: Double) -> Double {
        guard length > 0, pull != 0 else { return 0 }
        let shown = (1 - 1 / (stiffness * abs(pull) / length + 1)) * length
        return pull < 0 ? -shown : shown
    }

    /// Returns the pull for a visible offset past the edge, both in points.
    package static func pull(showing offset: Double, length: Double) -> Double {
        guard length > 0, offset != 0 else { return 0 }
        let part = min(abs(offset) / length, 0.999_999)
        let pull = (1 / (1 - part) - 1) * length / stiffness
        return offset < 0 ? -pull : pull
    }
}
