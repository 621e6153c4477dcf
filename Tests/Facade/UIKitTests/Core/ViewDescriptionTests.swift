import Foundation
import Testing
import UIKit

/// What views and colors say of themselves, as in logs of apps (Docs/reports.md).
@MainActor @Suite struct ViewDescriptionTests {
    final class Card: UILabel {}

    private func text(_ view: UIView) -> String { view.description.replacing(/0x[0-9a-f]+/, with: "0x") }

    @Test func `only what differs from a new view is told, in UIKit's order`() {
        let view = UIView(frame: CGRect(x: 0, y: 44, width: 320, height: 588))
        #expect(text(view) == "<UIView: 0x; frame = (0 44; 320 588); layer = <CALayer: 0x>>")
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.autoresizesSubviews = false
        #expect(
            text(view)
                == "<UIView: 0x; frame = (0 44; 320 588); autoresize = W+H; autoresizesSubviews = NO; layer = <CALayer: 0x>>"
        )
        view.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
        view.autoresizesSubviews = true
        (view.alpha, view.isHidden, view.isOpaque, view.clipsToBounds, view.tag) = (0, true, false, true, 7)
        view.isUserInteractionEnabled = false
        #expect(
            text(view)
                == "<UIView: 0x; frame = (0 44; 320 588); alpha = 0; clipsToBounds = YES; hidden = YES; opaque = NO; "
                + "autoresize = RM+BM; userInteractionEnabled = NO; tag = 7; layer = <CALayer: 0x>>")
    }

    @Test func `a label has its text and a layer of its own, a subclass its system class`() {
        let label = Card(frame: CGRect(x: 10, y: 0, width: 54.9102, height: 40))
        label.text = "A Secret Is Found In The Attic"
        #expect(text(label).contains("Card: 0x; baseClass = UILabel; frame = (10 0; 54.9102 40); "))
        #expect(
            text(label).hasSuffix(
                "text = 'A Secret Is Found In The ...'; userInteractionEnabled = NO; layer = <_UILabelLayer: 0x>>"))
    }

    @Test func `recognizers, colors, transforms and scrolling are told`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scroll.contentSize = CGSize(width: 10, height: 90)
        scroll.contentOffset.y = 5
        #expect(
            text(scroll).hasSuffix(
                "; contentOffset: {0, 5}; contentSize: {10, 90}; adjustedContentInset: {0, 0, 0, 0}>"))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.addGestureRecognizer(UITapGestureRecognizer())
        view.backgroundColor = UIColor(red: 0, green: 210 / 255, blue: 0, alpha: 1)
        #expect(
            text(view)
                == "<UIView: 0x; frame = (-5 -5; 20 20); transform = [2, 0, 0, 2, 0, 0]; gestureRecognizers = <NSArray: 0x>; "
                + "backgroundColor = UIExtendedSRGBColorSpace 0 0.823529 0 1; layer = <CALayer: 0x>>")
    }

    @Test func `colors have six digits and the space they were made in`() {
        #expect(
            UIColor(displayP3Red: 0, green: 210 / 255, blue: 0, alpha: 1).description
                == "UIDisplayP3ColorSpace 0 0.823529 0 1")
        #expect(UIColor(white: 1.0 / 3, alpha: 1).description == "UIExtendedGrayColorSpace 0.333333 1")
        #expect(UIColor.red.description == "UIExtendedSRGBColorSpace 1 0 0 1")
    }
}
