import Foundation
import LayoutSimDevices
package import LayoutSimGeometry
package import LayoutSimInterfaceBuilder
package import LayoutSimRendering
import LayoutSimViewTree

/// The objects of a layout root, laid out by the layout cycle: a controller's view in a window with the bars of its
/// containers, any other view by itself.
@MainActor package struct RootObjects {
    private let builder: NibBuilder
    /// The root view.
    package let view: UIView
    private let window: UIWindow?

    private init(_ root: InterfaceBuilderRoot) {
        builder = NibBuilder(NibRoot(root))
        view = builder.makeRoot()
        builder.awake()
        let size = root.screen.viewport.size
        guard root.screen.rootKind == .controller else {
            window = nil
            view.frame = CGRect(x: 0, y: 0, width: size.width, height: size.height)
            view.layoutIfNeeded()
            return
        }
        let controller = UIViewController()
        controller.view = view
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: size.width, height: size.height))
        window.rootViewController = RootObjects.containers(of: root.screen, around: controller)
        window.layoutIfNeeded()
        self.window = window
    }

    /// Creates the objects of a root on the device that its file was laid out for, and calls a closure with them.
    package static func with<Result>(_ root: InterfaceBuilderRoot, _ body: (RootObjects) throws -> Result) rethrows
        -> Result
    {
        var device = SimulatedDevice(viewport: root.screen.viewport)
        device.canvas = SimulatedDevice.Canvas(rules: root.screen.rules, era: root.era)
        device.isRightToLeft = root.screen.isRightToLeft
        device.style = root.screen.appearance == .dark ? .dark : .light
        return try SimulatedDevice.with(device) {
            let objects = RootObjects(root)
            defer { objects.window?.rootViewController = nil }
            return try body(objects)
        }
    }

    private static func containers(of screen: Screen, around controller: UIViewController) -> UIViewController {
        var outermost = controller
        if screen.navigationBar != nil || screen.hasToolBar {
            let navigation = UINavigationController(rootViewController: controller)
            navigation.isNavigationBarHidden = screen.navigationBar == nil
            navigation.isToolbarHidden = !screen.hasToolBar
            outermost = navigation
        }
        if screen.hasTabBar {
            let tabs = UITabBarController()
            tabs.viewControllers = [outermost]
            outermost = tabs
        }
        return outermost
    }

    /// Returns the frame of the view with an id in the root's screen, in points of its superview, or `nil` if there is
    /// none.
    package func frame(of id: String) -> Rect? {
        builder.views[id].map { view in
            let frame = view === self.view ? view.bounds : view.untransformedFrame
            return Rect(x: frame.origin.x, y: frame.origin.y, width: frame.size.width, height: frame.size.height)
        }
    }

    /// Returns a description of the first view whose frame differs when the frozen objects are laid out again, or `nil`
    /// if none differs.
    package func replayDifference(_ renderer: Renderer) -> String? {
        view.replayDifference(from: renderer.layout(view.frozen(named: "root")))
    }
}
