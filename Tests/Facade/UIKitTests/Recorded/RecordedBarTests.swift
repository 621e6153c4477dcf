import Testing
import UIKit

/// Toolbars and views of other directions, recorded by Vercantez/openuikit on an iPhone 16 with iOS 26.1.
@MainActor @Suite struct RecordedBarTests {
    private final class Positions: NSObject, UIToolbarDelegate {
        var count = 0
        func position(for bar: any UIBarPositioning) -> UIBarPosition {
            count += 1
            return .top
        }
    }

    @Test func `a toolbar is 48 points high`() throws {
        try RecordedDevice.phone {
            #expect(UIToolbar().intrinsicContentSize.height == 48)
            #expect(
                UIToolbar().sizeThatFits(CGSize(width: 393, height: 0)) == CGSize(width: 393, height: 48))
        }
    }

    @Test func `a toolbar asks for its position once, as it comes into a window`() {
        let bar = UIToolbar()
        #expect(bar.barPosition == .bottom)
        let positions = Positions()
        bar.delegate = positions
        #expect(bar.barPosition == .bottom && positions.count == 0)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        for _ in 0..<2 {
            window.addSubview(bar)
            #expect(bar.barPosition == .top && positions.count == 1)
            bar.removeFromSuperview()
        }
    }

    @Test func `a refresh control is 60 points high`() {
        #expect(UIRefreshControl().frame.height == 60)
    }

    @Test func `children do not take the direction of their superview`() {
        let (parent, child) = (UIView(), UIView())
        parent.addSubview(child)
        parent.semanticContentAttribute = .forceRightToLeft
        #expect(parent.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(child.effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    @Test func `an input view has no size of its own`() {
        let view = UIInputView(
            frame: CGRect(x: 0, y: 0, width: 100, height: 50), inputViewStyle: .default)
        let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        for allows in [false, true] {
            view.allowsSelfSizing = allows
            #expect(
                view.intrinsicContentSize == none
                    && view.sizeThatFits(.zero) == CGSize(width: 100, height: 50))
        }
    }
}
