import LayoutSimDevices
import LayoutSimViewTree
import UIKit

/// What is seen of a view or a controller, under the name of its golden.
struct ShownView {
    let view: UIView
    let name: String
    /// Where a controller is shown, until it is hidden.
    let window: UIWindow?
}

extension SimulatedDevice {
    /// The device with a window of another size, which makes no tablet of a phone.
    func window(_ viewport: Viewport) -> SimulatedDevice {
        var device = self
        device.knownIdiom = knownIdiom ?? (Viewport.isTablet(shorterSide: self.viewport.shorterSide) ? .pad : .phone)
        device.viewport = viewport
        return device
    }
}

extension UIViewController {
    /// Shows the controller in a window of the simulated device.
    func inWindow() -> ShownView {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = self
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return ShownView(view: window.seenView ?? window, name: "\(type(of: shown))", window: window)
    }

    /// The screen that the controller makes in a window of the simulated device; without a name, it has that of the class.
    func frozenInWindow(named name: String? = nil) -> Screen {
        let shown = inWindow()
        defer { shown.window?.isHidden = true }
        return shown.view.frozen(named: name ?? shown.name)
    }
}
