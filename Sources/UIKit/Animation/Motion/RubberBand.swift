/// How far a scroll view follows a finger that pulls it past its edge, as measured on iOS 26.
enum RubberBand {
    /// What of a pull is seen.
    static let stiffness = 0.55

    /// The offset past the edge that is shown for a pull past it, both in points; `length` is that of the viewport.
    static func offset(pulledBy pull: Double, length: Double) -> Double {
        guard length > 0, pull != 0 else { return 0 }
        let shown = (1 - 1 / (stiffness * abs(pull) / length + 1)) * length
        return pull < 0 ? -shown : shown
    }

    /// The pull that shows an offset past the edge, both in points.
    static func pull(showing offset: Double, length: Double) -> Double {
        guard length > 0, offset != 0 else { return 0 }
        let part = min(abs(offset) / length, 0.999_999)
        let pull = (1 / (1 - part) - 1) * length / stiffness
        return offset < 0 ? -pull : pull
    }
}
