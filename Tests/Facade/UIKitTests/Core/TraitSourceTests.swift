import LayoutSimViewTree
import Testing
import UIKit

/// Where the traits of views come from while the hierarchy changes.
@MainActor @Suite struct TraitSourceTests {
    /// A view that says its own text size to everything in it.
    private final class Large: UIView {
        override var traitCollection: UITraitCollection {
            super.traitCollection.modifyingTraits { $0.preferredContentSizeCategory = .extraExtraLarge }
        }
    }

    private let outer = UIView()
    private let middle = UIView()
    private let inner = UIView()

    init() {
        outer.addSubview(middle)
        middle.addSubview(inner)
    }

    private var style: UIUserInterfaceStyle { inner.traitCollection.userInterfaceStyle }

    @Test(arguments: ["outer", "middle", "inner"])
    func `a style that is set later reaches everything below`(name: String) {
        let views = ["outer": outer, "middle": middle, "inner": inner]
        #expect(style == .light)
        views[name]?.overrideUserInterfaceStyle = .dark
        #expect(style == .dark)
        views[name]?.overrideUserInterfaceStyle = .unspecified
        #expect(style == .light)
    }

    @Test func `the innermost override wins, in whatever order they are set`() {
        middle.overrideUserInterfaceStyle = .dark
        #expect(style == .dark)
        outer.overrideUserInterfaceStyle = .light
        #expect(style == .dark)
        inner.overrideUserInterfaceStyle = .light
        #expect(style == .light)
        inner.overrideUserInterfaceStyle = .unspecified
        middle.overrideUserInterfaceStyle = .unspecified
        #expect(style == .light)
    }

    @Test func `a part that moves has the traits of its new place`() {
        let dark = UIView()
        dark.overrideUserInterfaceStyle = .dark
        #expect(style == .light)
        dark.addSubview(middle)
        #expect(style == .dark)
        outer.addSubview(middle)
        #expect(style == .light)
        dark.addSubview(outer)
        #expect(style == .dark)
        outer.removeFromSuperview()
        #expect(style == .light)
    }

    @Test func `a controller's traits begin at its view and end with it`() {
        let controller = UIViewController()
        controller.overrideUserInterfaceStyle = .dark
        controller.view = middle
        #expect(style == .dark)
        controller.view = UIView()
        #expect(style == .light)
    }

    @Test func `the view of a controller that is gone inherits from its superview`() {
        do {
            let controller = UIViewController()
            controller.overrideUserInterfaceStyle = .dark
            controller.view = middle
            #expect(style == .dark)
        }
        #expect(style == .light)
    }

    @Test func `what remains of a hierarchy that is gone has the traits of the process`() {
        let inner = UIView()
        do {
            let outer = UIView()
            outer.overrideUserInterfaceStyle = .dark
            outer.addSubview(inner)
            #expect(inner.traitCollection.userInterfaceStyle == .dark)
        }
        #expect(inner.traitCollection.userInterfaceStyle == .light)
    }

    @Test func `a class that says its traits is asked each time, and its place changes nothing below it but them`() {
        let large = Large()
        large.addSubview(outer)
        var size: UIContentSizeCategory { inner.traitCollection.preferredContentSizeCategory }
        #expect(size == .extraExtraLarge && style == .light)
        let dark = UIView()
        dark.overrideUserInterfaceStyle = .dark
        dark.addSubview(large)
        #expect(size == .extraExtraLarge && style == .dark)
        outer.removeFromSuperview()
        #expect(size == .large && style == .light)
    }

    @Test func `a window's views follow its scene's traits`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        window.addSubview(outer)
        #expect(style == .light)
        window.overrideUserInterfaceStyle = .dark
        #expect(style == .dark)
    }

    @Test func `ten thousand nested views in a window keep one source`() {
        let views = (0..<10_000).map { _ in UIView() }
        for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        views.first.map(window.addSubview)
        views.first?.overrideUserInterfaceStyle = .dark
        #expect(views.last?.traitCollection.userInterfaceStyle == .dark)
        #expect(views.first?.traitCollection === views.last?.traitCollection)
        window.layoutIfNeeded()
        #expect(window.frozen(named: "window").root.inPreorder.count > 10_000)
    }
}
