import LayoutSimDevices
import Testing

@testable import UIKit

/// Bars of navigation controllers that hide in a compact height.
@MainActor @Suite(.serialized) struct CompactHeightBarsTests {
    private func shown<Result>(
        _ orientation: Orientation, hides: Bool, _ body: (UINavigationController) throws -> Result
    ) throws -> Result {
        let device = try DeviceCatalog.embedded.device(named: "iphone-16")
        return try SimulatedDevice.with(SimulatedDevice(viewport: device.viewport(orientation))) {
            let stack = UINavigationController(rootViewController: UIViewController())
            stack.isToolbarHidden = false
            stack.hidesBarsWhenVerticallyCompact = hides
            let window = UIWindow(frame: UIScreen.main.bounds)
            defer { window.isHidden = true }
            window.rootViewController = stack
            window.makeKeyAndVisible()
            window.layoutIfNeeded()
            return try body(stack)
        }
    }

    @Test func `the bars hide in landscape, and the content begins at the edge`() throws {
        try shown(.landscape, hides: true) { stack in
            #expect(stack.isNavigationBarHidden && stack.navigationBar.isHidden && stack.isToolbarHidden)
            #expect(stack.topViewController?.view.safeAreaInsets.top == stack.view.safeAreaInsets.top)
        }
    }

    @Test(arguments: [(Orientation.portrait, true), (.landscape, false)])
    func `the bars stay otherwise`(_ orientation: Orientation, hides: Bool) throws {
        try shown(orientation, hides: hides) { stack in
            #expect(!stack.isNavigationBarHidden && !stack.isToolbarHidden)
        }
    }

    @Test func `the bars come back with the height, and once shown again they stay`() throws {
        try shown(.landscape, hides: true) { stack in
            stack.setNavigationBarHidden(false, animated: false)
            stack.view.setNeedsLayout()
            stack.view.layoutIfNeeded()
            #expect(!stack.isNavigationBarHidden && stack.isToolbarHidden)
            stack.hidesBarsWhenVerticallyCompact = false
            #expect(!stack.isNavigationBarHidden && !stack.isToolbarHidden)
        }
    }
}
