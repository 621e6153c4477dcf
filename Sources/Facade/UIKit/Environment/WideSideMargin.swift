import LayoutSimViewTree

extension UITraitCollection {
    /// The side margins of a wide controller's view, in points: those of a narrow one where the window is compact, on a
    /// tablet or on a phone that lies on its side [frames of an iPhone 13, recorded on iOS 26].
    var wideSideMargin: Double {
        let isCompact = horizontalSizeClass == .compact && (userInterfaceIdiom == .pad || verticalSizeClass == .compact)
        return isCompact ? SideMargin.compact : SimulatedDevice.currentRules.wideSideMargin
    }
}
