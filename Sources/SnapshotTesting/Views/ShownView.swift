import Foundation
import LayoutSimGoldenTesting
import LayoutSimSnapshots
import LayoutSimUIKitTesting
import UIKit

/// A view on a device, which is compared with a golden.
struct ShownView {
    /// Loads it on the device of the process: on Apple's systems a snapshot's settings come to what is there already.
    var load: @MainActor () -> Void = {}
    /// Shows it on the device that is simulated then, and gives what is seen and the window that goes afterward.
    let show: @MainActor () -> (view: UIView, window: UIWindow?)
    /// The device and its settings.
    let settings: ViewSettings

    /// Shows it on its device for as long as a function looks at it.
    @MainActor func whileShown<Result>(_ body: (UIView) throws -> Result) rethrows -> Result {
        load()
        let outside = UITraitCollection.current
        var leave: @MainActor () -> Void = {}
        defer { leave() }
        return try SimulatedDevice.with(settings.device) {
            LayoutFindings.forget()
            let (view, window) = show()
            let traits = UITraitCollection.current
            leave = { view.environmentChanged(from: traits) }
            defer { window?.isHidden = true }
            view.environmentChanged(from: outside)
            view.layoutIfNeeded()
            return try body(view)
        }
    }

    /// Why it does not match its golden; `nil` if it does.
    func failure(_ name: SnapshotName, _ site: CallSite) throws -> ExpectationFailure? {
        let (key, place) = (name.key, site.place)
        return try onMainThread {
            try whileShown { view in
                try view.failure(named: key.screen) { screen, layout, renderer in
                    let run = try GoldenRun.current(for: place.file)
                    try CodePictures(root: run.root).add(for: screen, to: renderer)
                    let subject = SnapshotSubject(key: key, layout: layout)
                    return try run.failure(of: subject, among: [key.variant], renderer: renderer, at: place)
                }
            }
        }
    }

    /// What is seen of it, as a picture.
    func image() -> UIImage {
        onMainThread {
            whileShown { view in
                UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }
            }
        }
    }
}

extension ShownView {
    /// A view by itself, in its own size unless another one is asked for.
    static func view(_ view: UIView, size: CGSize?, _ settings: ViewSettings) -> ShownView {
        ShownView(
            show: {
                if let size { view.frame.size = size }
                if view.bounds.isEmpty { view.frame.size = view.systemLayoutSizeFitting(.zero) }
                view.layoutIfNeeded()
                return (view, nil)
            }, settings: settings)
    }

    /// A controller that fills the window of a device.
    static func controller(_ controller: UIViewController, _ settings: ViewSettings) -> ShownView {
        ShownView(
            load: { controller.loadViewIfNeeded() },
            show: {
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = controller
                window.makeKeyAndVisible()
                window.layoutIfNeeded()
                return (window.seenView ?? window, window)
            }, settings: settings)
    }

    /// A picture in its own size.
    static func picture(_ image: UIImage) -> ShownView {
        ShownView(show: { (UIImageView(image: image), nil) }, settings: ViewSettings())
    }

    /// The lines of a text, by which a text has a golden like a view.
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
