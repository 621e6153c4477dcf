import LayoutSimUIKitTesting
import Testing
import UIKit

@testable import Greenhouse

/// The large content viewer after a long press on a bar.
@MainActor @Suite struct LargeContentGoldenTests {
    nonisolated static var phone: Matrix<Int> {
        get throws {
            try Matrix(
                devices: ["iphone-6"], orientations: [.portrait], contents: [.typical(0)],
                contentSizes: [.accessibilityLarge])
        }
    }

    @Test(arguments: try phone) func `a tab is enlarged while a finger presses it`(_ variant: Variant<Int>) throws {
        try script("large contents", launching: SceneDelegate(), as: variant) { screen in
            try screen.press("Shelf", forDuration: 0.8) { try $0.expectGolden("shelf enlarged") }
            #expect((screen.window.rootViewController as? UITabBarController)?.selectedIndex == 1)
        }
    }
}
