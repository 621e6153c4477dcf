import LayoutSimDevices
import Testing

@testable import UIKit

/// Sheets on a phone in landscape, whose height is compact.
@MainActor @Suite struct EdgeSheetTests {
    private func frame(
        isAttached: Bool, followsWidth: Bool = false, system: String = "18.5"
    ) throws -> (frame: CGRect, screen: CGRect, safe: UIEdgeInsets) {
        var device = SimulatedDevice(
            viewport: try DeviceCatalog.embedded.device(named: "iphone-16").viewport(.landscape))
        device.systemVersion = system
        return try SimulatedDevice.with(device) {
            let window = UIWindow(frame: UIScreen.main.bounds)
            defer { window.isHidden = true }
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            let presented = UIViewController()
            presented.preferredContentSize = CGSize(width: 400, height: 100)
            let sheet = try #require(presented.sheetPresentationController)
            sheet.detents = [.custom { _ in 160 }]
            sheet.prefersEdgeAttachedInCompactHeight = isAttached
            sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = followsWidth
            window.rootViewController?.present(presented, animated: false)
            window.layoutIfNeeded()
            return (sheet.frameOfPresentedViewInContainerView, window.bounds, window.safeAreaInsets)
        }
    }

    @Test func `a sheet fills the screen unless it prefers to stay at the edge`() throws {
        let (frame, screen, _) = try frame(isAttached: false, followsWidth: true)
        #expect(frame == screen)
    }

    @Test func `a sheet at the edge is as wide as the safe area`() throws {
        let (frame, screen, safe) = try frame(isAttached: true)
        #expect(safe.left > 0)
        #expect((frame.minX, frame.width) == (safe.left, screen.width - safe.left - safe.right))
        #expect((frame.maxY, frame.height) == (screen.maxY, 160 + safe.bottom))
    }

    @Test func `a sheet at the edge is as wide as its controller prefers if it follows that`() throws {
        let (frame, screen, _) = try frame(isAttached: true, followsWidth: true)
        #expect((frame.width, frame.midX) == (400, screen.midX))
    }

    @Test func `a floating sheet keeps its distance from the sides of the safe area`() throws {
        let (frame, screen, safe) = try frame(isAttached: true, system: "26.1")
        #expect((frame.minX, frame.maxX) == (safe.left + 8, screen.width - safe.right - 8))
        #expect(frame.maxY == screen.maxY - 8)
    }
}
