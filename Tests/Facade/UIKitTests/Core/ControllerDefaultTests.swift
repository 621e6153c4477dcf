import Foundation
import Testing
import UIKit

/// The default values of controllers.
@MainActor @Suite struct ControllerDefaultTests {
    @Test func theAutomaticStyleIsAnsweredAsASheet() {
        let controller = UIViewController()
        #expect(controller.modalPresentationStyle == .pageSheet)
        controller.modalPresentationStyle = .fullScreen
        #expect(controller.modalPresentationStyle == .fullScreen)
        controller.modalPresentationStyle = .automatic
        #expect(controller.modalPresentationStyle == .pageSheet)
    }

    @Test func tabsHaveNoListOfControllersUntilTheyAreGivenOne() {
        let tabs = UITabBarController()
        #expect(tabs.viewControllers == nil)
        tabs.viewControllers = []
        #expect(tabs.viewControllers == [])
    }

    @Test func bytesOfDataAreReadByC() {
        let data = NSData(data: Data([1, 2, 3]))
        #expect(CFDataGetLength(data) == 3)
        #expect(unsafe CFDataGetBytePtr(data)[2] == 3)
    }
}
