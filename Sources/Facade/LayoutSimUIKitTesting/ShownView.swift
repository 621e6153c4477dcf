import LayoutSimDevices
import LayoutSimRendering
import LayoutSimViewTree
import UIKit

/// The visible view of a view or view controller, and the name of its golden.
struct ShownView {
    let view: UIView
    let name: String
    /// The window that shows a view controller, until it is hidden.
    let window: UIWindow?
}

extension SimulatedDevice {
    /// Returns the device with a window of another size, which keeps its idiom: a phone does not become a tablet.
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

    /// Returns the screen of the view controller in a window of the simulated device, named after its class unless a
    /// name is given; views of SwiftUI are in it with the modifiers around them.
    func frozenInWindow(named name: String? = nil, renderer: Renderer) -> Screen {
        let shown = inWindow()
        defer { shown.window?.isHidden = true }
        let screen = shown.view.frozen(named: name ?? shown.name)
        guard var outlined = OutlinedScreen(screen, of: shown.view) else { return screen }
        ShownPictures.supply(to: renderer)
        outlined.check(against: renderer.layout(screen)) { renderer.layout($0) }
        return outlined.screen
    }
}
