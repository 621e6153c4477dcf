import Testing
@testable import UIKit

/// The side margins of controllers in compact windows.
@MainActor @Suite(.serialized) struct CompactMarginTests {
    private func margin(
        _ size: CGSize, _ width: UIUserInterfaceSizeClass, _ height: UIUserInterfaceSizeClass
    ) -> CGFloat {
        let controller = UIViewController()
        controller.view.frame.size = size
        let host = UIViewController()
        host.addChild(controller)
        host.setOverrideTraitCollection(
            UITraitCollection(traitsFrom: [
                UITraitCollection(horizontalSizeClass: width), UITraitCollection(verticalSizeClass: height),
            ]), forChild: controller)
        host.view.addSubview(controller.view)
        return controller.systemMinimumLayoutMargins.leading
    }

    @Test func `a phone on its side has those of a narrow window, unless its width is regular`() {
        #expect(margin(CGSize(width: 844, height: 390), .compact, .compact) == 16)
        #expect(margin(CGSize(width: 926, height: 428), .regular, .compact) == 20)
        #expect(margin(CGSize(width: 414, height: 896), .compact, .regular) == 20)
        #expect(margin(CGSize(width: 390, height: 844), .compact, .regular) == 16)
    }
}
