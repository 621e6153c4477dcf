public import CoreGraphics
public import UIKit

/// A screen on which snapshots are taken: its size, its safe area and its traits.
public struct ViewImageConfig: Sendable {
    /// The orientation of a phone.
    public enum Orientation: Sendable {
        /// Landscape orientation.
        case landscape
        /// Portrait orientation.
        case portrait
    }

    /// The orientation of a tablet, and the app's share of the screen in Split View.
    public enum TabletOrientation: Sendable {
        /// The app's share of the screen in portrait orientation.
        public enum PortraitSplits: Sendable {
            /// One third of the width.
            case oneThird
            /// Two thirds of the width.
            case twoThirds
            /// The full width.
            case full
        }
        /// The app's share of the screen in landscape orientation.
        public enum LandscapeSplits: Sendable {
            /// One third of the width.
            case oneThird
            /// One half of the width.
            case oneHalf
            /// Two thirds of the width.
            case twoThirds
            /// The full width.
            case full
        }
        /// Landscape orientation.
        case landscape(splitView: LandscapeSplits)
        /// Portrait orientation.
        case portrait(splitView: PortraitSplits)
    }

    /// The safe area insets, in points.
    public var safeArea: UIEdgeInsets
    /// The size in points; `nil` for the size of the content.
    public var size: CGSize?
    /// Traits that override those of the simulated device.
    public var traits: UITraitCollection

    /// Creates a screen; lengths are in points.
    public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()) {
        self.safeArea = safeArea
        self.size = size
        self.traits = traits
    }

    /// Returns the screen with another size, unless the size is `nil`.
    func sized(_ size: CGSize?) -> ViewImageConfig {
        var screen = self
        if let size { screen.size = size }
        return screen
    }

    /// Returns the screen as the original fits it to a container: without its safe area at the edges of the container's
    /// bars, and lower by that.
    @MainActor func fitted(to controller: UIViewController) -> ViewImageConfig {
        var screen = self
        if controller is UINavigationController { screen.leaveOut(\.top) }
        if let tabs = controller as? UITabBarController {
            screen.leaveOut(\.bottom)
            if tabs.selectedViewController is UINavigationController { screen.leaveOut(\.top) }
        }
        return screen
    }

    private mutating func leaveOut(_ edge: WritableKeyPath<UIEdgeInsets, CGFloat>) {
        size?.height -= safeArea[keyPath: edge]
        safeArea[keyPath: edge] = 0
    }
}
