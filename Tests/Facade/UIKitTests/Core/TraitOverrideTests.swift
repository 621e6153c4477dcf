import LayoutSimUIKitTesting
import Testing
@testable import UIKit

/// Traits that views and controllers override, and closures that receive the type they name.
@MainActor @Suite struct TraitOverrideTests {
    private final class Told: UIViewController {
        var styles: [UIUserInterfaceStyle] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _: UITraitCollection) in
                self.styles.append(self.traitCollection.userInterfaceStyle)
            }
        }
    }

    @Test func `a controller overrides traits for its views and is told`() {
        let controller = Told()
        let screen = TestScreen(controller)
        defer { screen.close() }
        #expect(!controller.traitOverrides.contains(UITraitUserInterfaceStyle.self))
        controller.traitOverrides.userInterfaceStyle = .dark
        #expect(controller.view.traitCollection.userInterfaceStyle == .dark)
        #expect(controller.traitOverrides.contains(UITraitUserInterfaceStyle.self))
        #expect(controller.overrideUserInterfaceStyle == .dark)
        controller.traitOverrides.remove(UITraitUserInterfaceStyle.self)
        #expect(controller.view.traitCollection.userInterfaceStyle == .light)
        #expect(controller.styles == [.dark, .light])
    }

    @Test func `a view overrides traits for what is in it`() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        outer.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
        outer.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
        #expect(inner.traitCollection.preferredContentSizeCategory != .accessibilityLarge)
    }
}
