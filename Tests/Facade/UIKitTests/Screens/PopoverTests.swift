import Testing
@testable import UIKit

/// The frames of popovers, and the conditions under which they are shown as popovers.
@MainActor @Suite struct PopoverTests {
    private static let room = CGRect(x: 10, y: 30, width: 355, height: 600)

    @Test(arguments: [
        (
            CGRect(x: 100, y: 100, width: 50, height: 40), UIPopoverArrowDirection.any,
            CGRect(x: 25, y: 153, width: 200, height: 120), UIPopoverArrowDirection.up
        ),
        (CGRect(x: 340, y: 100, width: 20, height: 20), .any, CGRect(x: 127, y: 50, width: 200, height: 120), .right),
        (CGRect(x: 340, y: 100, width: 20, height: 20), .up, CGRect(x: 165, y: 133, width: 200, height: 120), .up),
        (CGRect(x: 100, y: 580, width: 50, height: 40), .any, CGRect(x: 25, y: 447, width: 200, height: 120), .down),
        (CGRect(x: 20, y: 300, width: 50, height: 40), .left, CGRect(x: 83, y: 260, width: 200, height: 120), .left),
        (CGRect(x: 100, y: 580, width: 50, height: 40), .up, CGRect(x: 25, y: 633, width: 200, height: 0), .up),
    ]) func `a popover lies at the side that has room`(
        source: CGRect, permitted: UIPopoverArrowDirection, frame: CGRect, arrow: UIPopoverArrowDirection
    ) {
        let place = PopoverPlace(
            CGSize(width: 200, height: 120), beside: source, in: Self.room, permitted: permitted)
        #expect(place.frame == frame && place.arrow == arrow)
    }

    private final class Adaptation: NSObject, UIPopoverPresentationControllerDelegate {
        let style: UIModalPresentationStyle
        init(_ style: UIModalPresentationStyle) { self.style = style }
        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle { style }
    }

    @Test(arguments: [
        (UIUserInterfaceSizeClass.regular, UIModalPresentationStyle.popover, true), (.compact, .popover, false),
        (.compact, .none, true),
    ]) func `narrow windows adapt unless the delegate says no`(
        sizeClass: UIUserInterfaceSizeClass, style: UIModalPresentationStyle, isPopover: Bool
    ) {
        let root = UIViewController()
        let item = UIBarButtonItem(title: "Info", style: .plain, target: nil, action: nil)
        root.navigationItem.rightBarButtonItem = item
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 600, height: 700))
        window.traitOverrides.horizontalSizeClass = sizeClass
        window.rootViewController = UINavigationController(rootViewController: root)
        window.isHidden = false
        window.layoutIfNeeded()
        let info = UIViewController()
        let adaptation = Adaptation(style)
        info.preferredContentSize = CGSize(width: 200, height: 120)
        info.modalPresentationStyle = .popover
        info.popoverPresentationController?.barButtonItem = item
        info.popoverPresentationController?.delegate = adaptation
        root.present(info, animated: false)
        window.layoutIfNeeded()
        #expect((info.view.frame.size == CGSize(width: 200, height: 120)) == isPopover)
        #expect((info.popoverPresentationController?.arrowDirection == []) == isPopover)
        if isPopover { #expect(info.view.frame.maxX == 581) }
        window.isHidden = true
    }
}
