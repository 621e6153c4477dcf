public import SwiftUI

/// The size in which a view of SwiftUI is shown.
public enum SwiftUISnapshotLayout {
    /// The screen of a device.
    case device(config: ViewImageConfig)
    /// A size, in points.
    case fixed(width: CGFloat, height: CGFloat)
    /// The size that the view takes.
    case sizeThatFits

    /// The screen; without a size if the view decides.
    fileprivate var screen: ViewImageConfig {
        switch self {
        case .device(let config): config
        case .fixed(let width, let height): ViewImageConfig(size: CGSize(width: width, height: height))
        case .sizeThatFits: ViewImageConfig()
        }
    }
}

extension Snapshotting where Value: SwiftUI.View, Format == UIImage {
    /// A strategy that compares images of views in the size that they take.
    public static var image: Snapshotting { image() }

    /// Returns a strategy that compares images of views on a device, in a size, or in the size that they take, which
    /// is measured with the traits of the process, as in the original.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        var strategy = Snapshotting(pathExtension: "png", diffing: .image) { (view: Value) in
            ShownView.hosted(view, layout.screen, traits).image()
        }
        strategy.shown = { ShownView.hosted($0, layout.screen, traits) }
        return strategy
    }
}

extension ShownView {
    /// Returns a view of SwiftUI in a controller of its own.
    fileprivate static func hosted<Content: SwiftUI.View>(
        _ content: Content, _ screen: ViewImageConfig, _ traits: UITraitCollection
    ) -> ShownView {
        nonisolated(unsafe) let content = content
        let controller = onMainThread { unsafe UIHostingController(rootView: content) }
        var shown = ShownView.controller(controller, ViewSettings(screen: screen, traits: traits))
        if screen.size == nil {
            shown.fit = { $0.screen?.size = controller.sizeThatFits(in: .zero) }
        }
        return shown
    }
}
