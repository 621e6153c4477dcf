import LayoutSimUIKitTesting
import Testing
@testable import UIKit

/// Pictures that follow the accessibility sizes of texts.
@MainActor @Suite(.serialized) struct ImageSizeTests {
    private func at<Result>(_ size: UIContentSizeCategory, _ body: @MainActor () throws -> Result) rethrows -> Result {
        var device = SimulatedDevice.current
        device.contentSize = size
        return try SimulatedDevice.with(device, body)
    }

    private var leaf: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        }
    }

    /// Lines of the body style are 22 points high at the usual size, and 62 at the largest.
    @Test(arguments: [
        (UIContentSizeCategory.large, true, CGFloat(20)), (.extraExtraExtraLarge, true, 20),
        (.accessibilityExtraExtraExtraLarge, true, 20 * 62 / 22), (.accessibilityExtraExtraExtraLarge, false, 20),
    ])
    func `a picture grows only where it adjusts its size`(
        _ size: UIContentSizeCategory, _ adjusts: Bool, _ width: CGFloat
    ) {
        at(size) {
            let view = UIImageView(image: leaf)
            view.adjustsImageSizeForAccessibilityContentSizeCategory = adjusts
            #expect(abs(view.intrinsicContentSize.width - width) < 0.5)
            #expect(abs(view.sizeThatFits(.zero).height - width / 2) < 0.5)
            let button = UIButton(type: .custom)
            button.setImage(leaf, for: .normal)
            button.adjustsImageSizeForAccessibilityContentSizeCategory = adjusts
            #expect(abs(button.intrinsicContentSize.width - width) < 0.51)
        }
    }

    @Test func `a picture grows while it is shown`() {
        let view = UIImageView(image: leaf)
        view.adjustsImageSizeForAccessibilityContentSizeCategory = true
        let button = UIButton(type: .custom)
        button.setImage(leaf, for: .normal)
        button.adjustsImageSizeForAccessibilityContentSizeCategory = true
        let stack = UIStackView(arrangedSubviews: [view, button])
        stack.alignment = .top
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
        let controller = UIViewController()
        window.rootViewController = controller
        stack.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(stack)
        stack.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
        stack.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).isActive = true
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        #expect(view.frame.width == 20 && button.frame.width == 20)
        controller.view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        window.layoutIfNeeded()
        #expect(abs(view.frame.width - 56.5) < 0.5 && abs(button.frame.width - 56.5) < 0.5)
        window.isHidden = true
    }
}
