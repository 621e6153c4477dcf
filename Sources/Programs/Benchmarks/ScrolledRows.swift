import UIKit

/// What it takes to scroll through the rows of a controller, half a screen at a time.
@MainActor struct ScrolledRows {
    /// The processor time, in microseconds.
    let time: Double
    /// The memory that the second half of the rows added, in KiB.
    let memory: Double

    init(_ controller: UIViewController) {
        let window = Self.window(of: controller)
        guard let rows = Self.scrollView(in: window) else { preconditionFailure("nothing scrolls") }
        let start = Timing.now
        Self.scroll(rows, to: 0.5)
        let halfway = Timing.now - start
        let before = Self.resident
        let restart = Timing.now
        Self.scroll(rows, to: 1)
        time = halfway + Timing.now - restart
        memory = Self.resident - before
        window.isHidden = true
    }

    /// Returns a window that shows a controller, laid out.
    static func window(of controller: UIViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    /// Returns the first scroll view of a window.
    static func scrollView(in window: UIWindow) -> UIScrollView? {
        var open: [UIView] = [window]
        while let view = open.popLast() {
            if let scrollView = view as? UIScrollView { return scrollView }
            open += view.subviews
        }
        return nil
    }

    /// Scrolls to a fraction of the content, half a screen at a time.
    private static func scroll(_ rows: UIScrollView, to share: CGFloat) {
        let step = rows.bounds.height / 2
        while rows.contentOffset.y < share * rows.contentSize.height - 2 * step {
            rows.contentOffset.y += step
            rows.window?.layoutIfNeeded()
        }
    }

    /// The resident memory of the process, in KiB.
    private static var resident: Double { (try? ProcessStatus()["VmRSS"]) ?? .nan }
}
