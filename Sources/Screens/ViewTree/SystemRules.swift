/// The rules that differ between versions of UIKit and of Interface Builder; the defaults are the current ones.
package struct SystemRules: Hashable, Sendable {
    /// The sizes of controls.
    package var controls = ControlMetrics()
    /// Whether layout margins include the safe area.
    package var marginsIncludeSafeArea = true
    /// The side margins of a wide controller's view, see `SideMargin`, in points.
    package var wideSideMargin = 20.0
    /// Whether a proportional stack includes its spacing, in points, in the lengths that it distributes; old recordings
    /// may specify that it does not.
    package var proportionalStacksCountSpacing = true
    /// Whether arranged views without an intrinsic size are as long as possible across a stack's axis, as in Interface
    /// Builder, rather than zero, as on devices.
    package var stacksStretchOpenItems = true
    /// Whether the system's colors are those of a device; values and files keep the blue of Interface Builder.
    package var hasDeviceColors: Bool {
        // Only on devices do items without a size have no length across a stack.
        controls.isGlass && !stacksStretchOpenItems
    }
    /// The scale at which frames are rounded, in steps per point; `nil` for the scale of the device.
    package var edgeScale: Double?

    /// Creates the current rules.
    package init() {}
}
