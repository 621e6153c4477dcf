import Foundation
import Testing

@testable import UIKit

/// The lifetime of windows.
@MainActor @Suite struct WindowLifeTests {
    @Test func `the scene lets go of a window that is hidden`() {
        weak var seen: UIWindow?
        do {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = UINavigationController(rootViewController: UITableViewController())
            window.makeKeyAndVisible()
            #expect(UIWindowScene.main.windows.contains { $0 === window })
            window.isHidden = true
            #expect(UIWindowScene.main.windows.contains { $0 === window })
            seen = window
        }
        #expect(seen == nil)
    }

    @Test func `a window that is shown stays without anyone else`() {
        weak var seen: UIWindow?
        do {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.isHidden = false
            seen = window
        }
        #expect(seen?.windowScene?.windows.contains { $0 === seen } == true)
        seen?.isHidden = true
        #expect(seen == nil)
    }
}
