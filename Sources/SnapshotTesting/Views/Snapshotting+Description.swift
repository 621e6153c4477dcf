public import CoreGraphics
import Foundation
public import UIKit

extension Diffing where Value == String {
    /// Descriptions of views, of which the classes and frames count, to a point.
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
    /// The description of what is shown in a view.
    fileprivate static func described(_ show: @escaping (Value) -> ShownView) -> Snapshotting {
        Snapshotting(pathExtension: "txt", diffing: .descriptions) { (value: Value) -> String in
            let shown = show(value)
            return onMainThread { shown.whileShown { $0.describedLines().joined(separator: "\n") } }
        }
    }
}

extension Snapshotting where Value == UIView, Format == String {
    /// The views in it with their frames.
    public static var recursiveDescription: Snapshotting { recursiveDescription() }

    /// The views in it with their frames, in its own size or another one, in points.
    public static func recursiveDescription(
        size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        described { .view($0, size: size, ViewSettings(traits: traits)) }
    }
}

extension Snapshotting where Value == UIViewController, Format == String {
    /// The views of the controller with their frames.
    public static var recursiveDescription: Snapshotting { recursiveDescription() }

    /// The views of the controller with their frames, on a device or in another size, in points.
    public static func recursiveDescription(
        on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        let screen = config.size == nil && size == nil ? nil : config.sized(size)
        return described { .controller($0, ViewSettings(screen: screen, traits: traits)) }
    }

    /// The controllers in it with their states and views.
    public static var hierarchy: Snapshotting {
        Snapshotting<String, String>.lines.pullback { (controller: UIViewController) -> String in
            onMainThread { controller.hierarchyLines().joined(separator: "\n") }
        }
    }
}
