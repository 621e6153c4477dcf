import Foundation
import Testing

@testable import UIKit

/// Values of bars and controls for states and metrics, and what objects that are no views hold.
@MainActor @Suite struct HeldValueTests {
    @Test func adjustmentsOfBars() {
        let bar = UINavigationBar()
        bar.setTitleVerticalPositionAdjustment(3, for: .compact)
        #expect(bar.titleVerticalPositionAdjustment(for: .compact) == 3)
        #expect(bar.titleVerticalPositionAdjustment(for: .default) == 0)
        let item = UIBarButtonItem()
        item.setBackgroundVerticalPositionAdjustment(2, for: .default)
        item.setBackButtonBackgroundVerticalPositionAdjustment(4, for: .default)
        #expect(item.backgroundVerticalPositionAdjustment(for: .default) == 2)
        #expect(item.backButtonBackgroundVerticalPositionAdjustment(for: .default) == 4)
        let (picture, other) = (UIImage(), UIImage(systemName: "star"))
        item.setBackgroundImage(picture, for: .normal, barMetrics: .default)
        item.setBackgroundImage(other, for: .normal, style: .done, barMetrics: .default)
        #expect(item.backgroundImage(for: .normal, style: .plain, barMetrics: .default) === picture)
        #expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .default) === other)
    }

    @Test func partsOfSearchBarsAndSegments() {
        let bar = UISearchBar()
        bar.setPositionAdjustment(UIOffset(horizontal: 1, vertical: 2), for: .clear)
        #expect(bar.positionAdjustment(for: .clear) == UIOffset(horizontal: 1, vertical: 2))
        #expect(bar.positionAdjustment(for: .search) == .zero)
        let (above, picture) = (UIView(), UIImage())
        bar.inputAccessoryView = above
        #expect(bar.searchTextField.inputAccessoryView === above)
        bar.setScopeBarButtonBackgroundImage(picture, for: .selected)
        #expect(bar.scopeBarButtonBackgroundImage(for: .selected) === picture)
        let control = UISegmentedControl(items: ["a", "b"])
        control.setContentPositionAdjustment(
            UIOffset(horizontal: 3, vertical: 0), forSegmentType: .any, barMetrics: .default)
        #expect(control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .default).horizontal == 3)
        #expect(control.contentPositionAdjustment(forSegmentType: .left, barMetrics: .compact) == .zero)
    }

    @Test func aCopyOfAnAppearanceHasItsType() {
        let appearance = UINavigationBarAppearance()
        appearance.titleTextAttributes = [.foregroundColor: UIColor.red]
        let copy = appearance.copy()
        copy.backgroundColor = .green
        #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .red)
        #expect(appearance.backgroundColor == nil)
    }

    @Test func objectsThatAreNoViewsSayWhatTheyWereTold() {
        let object = NSObject()
        object.accessibilityLanguage = "de"
        object.accessibilityElementsHidden = true
        object.accessibilityContainerType = .list
        object.accessibilityUserInputLabels = ["one"]
        object.accessibilityFrame = CGRect(x: 0, y: 0, width: 10, height: 20)
        object.accessibilityElements = ["a", "b"]
        #expect(object.accessibilityLanguage == "de")
        #expect(object.accessibilityElementsHidden && !object.accessibilityViewIsModal)
        #expect(object.accessibilityContainerType == .list)
        #expect(object.accessibilityUserInputLabels == ["one"])
        #expect(object.accessibilityActivationPoint == CGPoint(x: 5, y: 10))
        #expect(object.accessibilityElementCount() == 2)
        let view: NSObject = UIView()
        view.accessibilityViewIsModal = true
        #expect((view as? UIView)?.accessibilityViewIsModal == true)
        #expect(!object.accessibilityActivate())
    }

    @Test func recognizersOfAScrollViewAreThereFromTheBeginning() {
        let view = UIScrollView()
        #expect(view.gestureRecognizers?.contains(view.panGestureRecognizer) == true)
        #expect(UIPanGestureRecognizer().maximumNumberOfTouches == Int(UInt32.max))
    }

    @Test func aParagraphStyleIsAnAttributeOfATextsValue() {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 3
        var text = AttributedString("word")
        text.paragraphStyle = style
        let object = NSAttributedString(text)
        let read = unsafe object.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        #expect(read?.lineSpacing == 3)
        #expect(AttributedString(object).paragraphStyle == style)
        #expect(AttributeContainer().paragraphStyle(style).paragraphStyle == style)
    }

    @Test func traitsAreReplacedOneByOne() {
        let traits = UITraitCollection(userInterfaceStyle: .dark).replacing(UITraitDisplayScale.self, value: 3)
        #expect(traits.displayScale == 3 && traits.userInterfaceStyle == .dark)
    }
}
