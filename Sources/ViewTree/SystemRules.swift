/// What differs between versions of UIKit and of Interface Builder, with the values of the current ones.
package struct SystemRules: Hashable, Sendable {
    /// The sizes of controls.
    package var controls = ControlMetrics()
    /// Whether the safe area adds to layout margins at all.
    package var marginsIncludeSafeArea = true
    /// The side margins of a controller's view that is wide, see `SideMargin`, in points.
    package var wideSideMargin = 20.0
    /// Whether a proportional stack counts its spacings in points among the lengths that it distributes; old recordings may
    /// say that it does not.
    package var proportionalStacksCountSpacing = true
    /// Whether items of a stack view without a size of their own are as long across the axis as they may be, as Interface
    /// Builder has them, rather than without length, as devices do.
    package var stacksStretchOpenItems = true
    /// The steps per point to which the edges of frames are rounded; `nil` for the scale of the device.
    package var edgeScale: Double?

    /// Creates the current rules.
    package init() {}
}
