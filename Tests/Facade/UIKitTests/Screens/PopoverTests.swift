import Testing
@testable import UIKit

/// The conditions under which popovers are shown as popovers.
@MainActor @Suite struct PopoverTests {
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
