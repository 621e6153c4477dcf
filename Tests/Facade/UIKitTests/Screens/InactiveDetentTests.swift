import Testing
import UIKit

/// Sheets with inactive detents.
@MainActor @Suite struct InactiveDetentTests {
    private typealias Detent = UISheetPresentationController.Detent

    private func height(of detents: [Detent], selected: Detent.Identifier? = nil) throws -> CGFloat {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        defer { window.isHidden = true }
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        let presented = UIViewController()
        let sheet = try #require(presented.sheetPresentationController)
        (sheet.detents, sheet.selectedDetentIdentifier) = (detents, selected)
        window.rootViewController?.present(presented, animated: false)
        window.layoutIfNeeded()
        return sheet.frameOfPresentedViewInContainerView.height
    }

    @Test(arguments: [nil, -1] as [CGFloat?]) func `a sheet does not rest at an inactive detent`(value: CGFloat?) throws
    {
        let inactive = Detent.custom(identifier: Detent.Identifier("inactive")) { _ in value }
        let low = Detent.custom { _ in 200 }
        let expected = try height(of: [low])
        #expect(try height(of: [inactive, low]) == expected)
        #expect(try height(of: [low, inactive], selected: inactive.identifier) == expected)
        #expect(try height(of: [inactive]) == height(of: [.large()]))
    }
}
