import LayoutSimGeometry
import LayoutSimViewTree
import Testing

@testable import UIKit

/// A frozen screen is drawn with the colors of controls and the style of the status bar.
@MainActor @Suite struct FrozenLooksTests {
    @Test func `parts of controls have the colors that the app gave them`() {
        let toggle = UISwitch()
        (toggle.onTintColor, toggle.thumbTintColor) = (.red, .blue)
        let slider = UISlider()
        (slider.minimumTrackTintColor, slider.maximumTrackTintColor, slider.thumbTintColor) = (.red, .green, .blue)
        let progress = UIProgressView()
        (progress.progressTintColor, progress.trackTintColor) = (.red, .green)
        let segments = UISegmentedControl(items: ["A", "B"])
        segments.selectedSegmentTintColor = .red
        let pages = UIPageControl()
        (pages.currentPageIndicatorTintColor, pages.pageIndicatorTintColor) = (.red, .green)
        let wheel = UIActivityIndicatorView(style: .large)
        wheel.color = .red
        let (red, green, blue) = (Color(hex: 0xFF0000), Color(hex: 0x00FF00), Color(hex: 0x0000FF))
        let looks: [(UIView, [ControlPart: Color])] = [
            (toggle, [.on: red, .thumb: blue]), (slider, [.progress: red, .track: green, .thumb: blue]),
            (progress, [.progress: red, .track: green]), (segments, [.selectedSegment: red]),
            (pages, [.currentPage: red, .page: green]), (wheel, [.indicator: red]),
            (UIActivityIndicatorView(style: .whiteLarge), [.indicator: .white]),
            (UIActivityIndicatorView(style: .medium), [:]), (UISwitch(), [:]),
        ]
        for (view, colors) in looks {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            root.addSubview(view)
            #expect(root.frozen(named: "looks").root.subviews.first?.partColors == colors, "\(view)")
        }
    }

    private final class Light: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }

    private final class Dark: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
    }

    @Test func `the status bar looks as the controller wants that decides`() {
        let bare = UINavigationController(rootViewController: Light())
        bare.isNavigationBarHidden = true
        let black = UINavigationController(rootViewController: UIViewController())
        black.navigationBar.barStyle = .black
        let tabs = UITabBarController()
        tabs.viewControllers = [Dark()]
        let controllers: [(UIViewController, BarContents.StatusBarStyle)] = [
            (UIViewController(), .automatic), (Light(), .light), (Dark(), .dark), (bare, .light), (black, .light),
            (UINavigationController(rootViewController: Light()), .automatic), (tabs, .dark),
        ]
        for (controller, style) in controllers { #expect(statusBar(of: controller) == style, "\(controller)") }
    }

    @Test func `what is presented decides if it covers the screen`() {
        for (presented, style) in [
            (UIModalPresentationStyle.fullScreen, BarContents.StatusBarStyle.light), (.pageSheet, .dark),
        ] {
            let light = Light()
            light.modalPresentationStyle = presented
            #expect(statusBar(of: Dark(), presenting: light) == style)
        }
    }

    private func statusBar(
        of controller: UIViewController, presenting presented: UIViewController? = nil
    ) -> BarContents.StatusBarStyle? {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        defer { window.isHidden = true }
        if let presented { controller.present(presented, animated: false) }
        return controller.shown.view.frozen(named: "status").bars.statusBar
    }
}
