public import CoreGraphics
public import UIKit

/// A screen that snapshots are taken on: its size, what its shape covers, and its traits.
public struct ViewImageConfig: Sendable {
    /// How a phone is held.
    public enum Orientation: Sendable {
        /// On its side.
        case landscape
        /// Upright.
        case portrait
    }

    /// How a tablet is held, and how much of it the app has.
    public enum TabletOrientation: Sendable {
        /// The app's part of an upright tablet.
        public enum PortraitSplits: Sendable {
            /// A third.
            case oneThird
            /// Two thirds.
            case twoThirds
            /// All of it.
            case full
        }
        /// The app's part of a tablet on its side.
        public enum LandscapeSplits: Sendable {
            /// A third.
            case oneThird
            /// Half.
            case oneHalf
            /// Two thirds.
            case twoThirds
            /// All of it.
            case full
        }
        /// On its side.
        case landscape(splitView: LandscapeSplits)
        /// Upright.
        case portrait(splitView: PortraitSplits)
    }

    /// What the screen's shape and bars cover, in points.
    public var safeArea: UIEdgeInsets
    /// In points; `nil` for the size of what is shown.
    public var size: CGSize?
    /// Traits beside those of the simulated device.
    public var traits: UITraitCollection

    /// Creates a screen, in points.
    public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()) {
        self.safeArea = safeArea
        self.size = size
        self.traits = traits
    }

    /// The screen in another size, if there is one.
    func sized(_ size: CGSize?) -> ViewImageConfig {
        var screen = self
        if let size { screen.size = size }
        return screen
    }
}
