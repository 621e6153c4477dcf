/// The constant that a constraint had before an animation began that its change made.
package struct FormerConstant: Hashable, Sendable {
    /// In points.
    package var constant: Double
    /// The place of the animation among those of the screen.
    package var motion: Int

    package init(constant: Double, motion: Int) {
        self.constant = constant
        self.motion = motion
    }
}
