import Foundation
import LayoutSimGoldenTesting
import LayoutSimSnapshots
import LayoutSimUIKitTesting
import LayoutSimViewTree
import UIKit

/// A view shown on a device, which is compared with a golden.
struct ShownView {
    /// Loads the content on the process's device: on Apple's systems a snapshot's settings are applied to content that
    /// already exists.
    var load: @MainActor () -> Void = {}
    /// Shows the content on the current simulated device; returns the view to compare, and the window that is hidden
    /// afterward.
    let show: @MainActor () -> (view: UIView, window: UIWindow?)
    /// Called when the content has the traits of the snapshot.
    var adapt: @MainActor () -> Void = {}
    /// Called before the window is hidden.
    var finish: @MainActor () -> Void = {}
    /// The device and its settings.
    var settings: ViewSettings
    /// Adapts the screen to its content.
    var fit: @MainActor (inout ViewSettings) -> Void = { _ in }

    /// Shows the content on its device while a closure runs.
    @MainActor func whileShown<Result>(_ body: (UIView) throws -> Result) rethrows -> Result {
        load()
        let outside = UITraitCollection.current
        var leave: @MainActor () -> Void = {}
        defer { leave() }
        var settings = settings
        fit(&settings)
        return try SimulatedDevice.with(settings.device) {
            LayoutFindings.forget()
            let (view, window) = show()
            let traits = UITraitCollection.current
            leave = { view.environmentChanged(from: traits) }
            defer {
                finish()
                window?.isHidden = true
            }
            view.environmentChanged(from: outside)
            adapt()
            view.layoutIfNeeded()
            return try body(view)
        }
    }

    /// Returns the failure if the view does not match its golden; `nil` if it does.
    func failure(_ name: SnapshotName, _ site: CallSite) throws -> ExpectationFailure? {
        let (key, place) = (name.key, FirstPlaces.place(of: name.key, assertedAt: site.place))
        return try onMainThread {
            try whileShown { view in
                let view = view.bounds.isEmpty ? Self.sizelessView : view
                return try view.failure(named: key.screen, picture: .layers) { screen, layout, renderer in
                    let run = try GoldenRun.current(for: place.file)
                    try CodePictures(root: run.root).add(for: screen, to: renderer)
                    let subject = SnapshotSubject(key: key, layout: layout)
                    return try run.failure(of: subject, among: [key.variant], renderer: renderer, at: place)
                }
            }
        }
    }

    /// The view whose picture stands for that of a view without a size, as in the original.
    @MainActor private static var sizelessView: UIView {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 400, height: 80))
        label.backgroundColor = .red
        label.text = """
            Error: No image could be generated for this view as its size was zero. Please set an explicit size in the test.
            """
        label.textAlignment = .center
        label.numberOfLines = 3
        return label
    }

    /// Returns an image of the view.
    func image() -> UIImage {
        onMainThread {
            whileShown { view in
                let view = view.bounds.isEmpty ? Self.sizelessView : view
                return UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }
            }
        }
    }
}

extension ShownView {
    /// Returns a view on its own, at its own size unless another one is specified; a view without one fits its contents
    /// in the traits of the snapshot. As in the original, it has its former frame again after a picture.
    static func view(_ view: UIView, size: CGSize?, _ settings: ViewSettings, keepsFrame: Bool = true) -> ShownView {
        let former = FormerFrame()
        return ShownView(
            show: {
                former.frame = view.frame
                if let size { view.frame.size = size }
                return (view, nil)
            }, adapt: { if view.bounds.isEmpty { view.frame.size = view.systemLayoutSizeFitting(.zero) } },
            finish: { if keepsFrame { view.frame = former.frame } }, settings: settings)
    }

    /// Returns a view controller that fills the window of a device; as in the original, it appears and disappears a
    /// second time within the first, by an explicit transition.
    static func controller(_ controller: UIViewController, _ settings: ViewSettings) -> ShownView {
        ShownView(
            load: { controller.loadViewIfNeeded() },
            show: {
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = controller
                window.makeKeyAndVisible()
                window.layoutIfNeeded()
                controller.repeatAppearance(true)
                window.layoutIfNeeded()
                return (window.seenView ?? window, window)
            }, finish: { controller.repeatAppearance(false) }, settings: settings,
            fit: { $0.screen = $0.screen?.fitted(to: controller) })
    }

    /// Returns an image at its own size.
    static func picture(_ image: UIImage) -> ShownView {
        ShownView(show: { (UIImageView(image: image), nil) }, settings: ViewSettings())
    }

    /// Returns the lines of a text, which thus has a golden like that of a view.
    static func text(_ text: String) -> ShownView {
        ShownView(
            show: {
                let label = UILabel()
                label.text = text
                label.numberOfLines = 0
                label.font = .systemFont(ofSize: 12)
                label.backgroundColor = .white
                label.textColor = .black
                label.sizeToFit()
                return (label, nil)
            }, settings: ViewSettings())
    }
}

/// The frame of a view before it is shown.
@MainActor private final class FormerFrame {
    var frame = CGRect.zero

    nonisolated init() {}
}
