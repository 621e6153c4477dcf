import Testing

@testable import UIKit

/// Bars of an app's classes, which override the initializer that a navigation controller calls.
@MainActor @Suite struct BarClassTests {
    private final class Bar: UINavigationBar {
        override init(frame: CGRect) {
            super.init(frame: frame)
            tag = 7
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class Tools: UIToolbar {
        override init(frame: CGRect) {
            super.init(frame: frame)
            tag = 8
        }

        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    @Test func `a navigation controller makes bars of the classes that it is given`() {
        let controller = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
        #expect(controller.navigationBar is Bar)
        #expect(controller.navigationBar.tag == 7)
        #expect(controller.toolbar is Tools)
        #expect(controller.toolbar.tag == 8)
    }
}
