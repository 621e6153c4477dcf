public import Foundation
public import QuartzCore
public import UIKit

extension Diffing where Value == UIImage {
    /// A comparison of images, pixel by pixel.
    public static var image: Diffing { image() }

    /// Returns a comparison of images, pixel by pixel: this renderer is exact and needs no tolerance.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Diffing {
        Diffing(
            toData: { $0.pngData() ?? Data() }, fromData: { UIImage(data: $0) ?? UIImage() },
            diff: { $0.pngData() == $1.pngData() ? nil : ("the pictures differ", []) })
    }
}

extension Snapshotting where Value == UIImage, Format == UIImage {
    /// A strategy that compares images.
    public static var image: Snapshotting { image() }

    /// Returns a strategy that compares images.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat? = nil
    ) -> Snapshotting {
        Snapshotting(pathExtension: "png", diffing: .image)
    }
}

extension Snapshotting where Format == UIImage {
    /// Returns a strategy that compares images of shown views.
    fileprivate static func shown(_ show: @escaping (Value) -> ShownView) -> Snapshotting {
        var strategy = Snapshotting(pathExtension: "png", diffing: .image) { (value: Value) in show(value).image() }
        strategy.shown = show
        return strategy
    }
}

extension Snapshotting where Value == UIView, Format == UIImage {
    /// A strategy that compares images of views at their own size.
    public static var image: Snapshotting { image() }

    /// Returns a strategy that compares images of views at their own size or another one in points, with traits that
    /// override those of the device.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        shown { .view($0, size: size, ViewSettings(traits: traits)) }
    }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// A strategy that compares images of view controllers in a window of the device.
    public static var image: Snapshotting { image() }

    /// Returns a strategy that compares images of view controllers on a device, or at another size in points.
    public static func image(
        on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = .init()
    ) -> Snapshotting {
        shown { .controller($0, ViewSettings(screen: config.sized(size), traits: traits)) }
    }

    /// Returns a strategy that compares images of view controllers in a window of the device, or at another size in
    /// points.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        shown {
            let screen = size.map { ViewImageConfig(size: $0) }
            return .controller($0, ViewSettings(screen: screen, traits: traits))
        }
    }
}

extension Snapshotting where Value == CALayer, Format == UIImage {
    /// A strategy that compares images of layers at their own size.
    public static var image: Snapshotting { image() }

    /// Returns a strategy that compares images of layers at their own size.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        SimplySnapshotting<UIImage>.image.pullback { (layer: CALayer) in
            UIGraphicsImageRenderer(bounds: layer.bounds).image { layer.render(in: $0.cgContext) }
        }
    }
}
