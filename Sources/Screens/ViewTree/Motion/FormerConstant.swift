/// The constant of a constraint before an animated change.
package struct FormerConstant: Hashable, Sendable {
    /// The constant in points.
    package var constant: Double
    /// The index of the animation among those of the screen.
    package var motion: Int

    package init(constant: Double, motion: Int) {
        self.constant = constant
        self.motion = motion
    }
}
