public import CoreGraphics
import Foundation
public import UIKit

extension Diffing where Value == String {
    /// A comparison of view descriptions by classes and frames, with a tolerance of one point.
    fileprivate static var descriptions: Diffing {
        var diffing = lines
        diffing.diff = { reference, text in
            let differences = DescribedView.differences(from: reference, to: text)
            return differences.isEmpty ? nil : (differences.joined(separator: "\n"), [])
        }
        return diffing
    }
}

extension Snapshotting where Format == String {
    /// Returns a strategy that compares recursive descriptions of shown views.
    fileprivate static func described(_ show: @escaping (Value) -> ShownView) -> Snapshotting {
        Snapshotting(pathExtension: "txt", diffing: .descriptions) { (value: Value) -> String in
            let shown = show(value)
            return onMainThread { shown.whileShown { $0.describedLines().joined(separator: "\n") } }
        }
    }
}

extension Snapshotting where Value == UIView, Format == String {
    /// A strategy that compares the frames of the view hierarchy.
    public static var recursiveDescription: Snapshotting { recursiveDescription() }

    /// Returns a strategy that compares the frames of the view hierarchy, at the view's own size or another one in
    /// points.
    public static func recursiveDescription(
        size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        described { .view($0, size: size, ViewSettings(traits: traits), keepsFrame: false) }
    }
}

extension Snapshotting where Value == UIViewController, Format == String {
    /// A strategy that compares the frames of a view controller's view hierarchy.
    public static var recursiveDescription: Snapshotting { recursiveDescription() }

    /// Returns a strategy that compares the frames of a view controller's view hierarchy, on a device or at another
    /// size in points.
    public static func recursiveDescription(
        on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        let screen = config.size == nil && size == nil ? nil : config.sized(size)
        return described { .controller($0, ViewSettings(screen: screen, traits: traits)) }
    }

    /// A strategy that compares the view controller hierarchy with its states and views.
    public static var hierarchy: Snapshotting {
        Snapshotting<String, String>.lines.pullback { (controller: UIViewController) -> String in
            let shown = ShownView.controller(controller, ViewSettings())
            return onMainThread { shown.whileShown { _ in controller.hierarchyLines().joined(separator: "\n") } }
        }
    }
}
