import Foundation
import QuartzCore
import Testing
import UIKit

/// Casts between values and the objects that represent them in Objective-C.
@MainActor @Suite struct BridgingTests {
    /// Returns whether a value and an object can be cast to each other.
    private func areOne<Value: Equatable, Object: NSObject>(_ value: Value, _ object: Object) -> Bool {
        (value as Any) as? Object == object && (object as Any) as? Value == value
    }

    @Test func geometryIsCastToItsValueAndBack() {
        #expect(areOne(CGFloat(2.5), NSNumber(value: 2.5)))
        #expect(areOne(CGPoint(x: 1, y: 2), NSValue(cgPoint: CGPoint(x: 1, y: 2))))
        #expect(areOne(CGSize(width: 1, height: 2), NSValue(cgSize: CGSize(width: 1, height: 2))))
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(areOne(rect, NSValue(cgRect: rect)))
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(areOne(insets, NSValue(uiEdgeInsets: insets)))
        #expect(areOne(UIOffset(horizontal: 1, vertical: 2), NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2))))
        #expect(areOne(CGVector(dx: 1, dy: 2), NSValue(cgVector: CGVector(dx: 1, dy: 2))))
        #expect(areOne(NSRange(location: 1, length: 2), NSValue(range: NSRange(location: 1, length: 2))))
        let turned = CGAffineTransform(scaleX: 2, y: 3)
        #expect(areOne(turned, NSValue(cgAffineTransform: turned)))
    }

    @Test func aValueOfAnotherKindIsNot() {
        let point: Any = NSValue(cgPoint: CGPoint(x: 1, y: 2))
        #expect(point as? CGRect == nil)
        #expect(point as? NSRange == nil)
        #expect(point as? CGAffineTransform == nil)
    }

    @Test func numbersInAttributedTextsAreAnyKindOfNumber() {
        let text = NSAttributedString(string: "a", attributes: [.kern: CGFloat(2.5), .baselineOffset: CGFloat(3)])
        let kern = unsafe text.attribute(.kern, at: 0, effectiveRange: nil)
        #expect(kern as? Double == 2.5)
        #expect(kern as? CGFloat == 2.5)
        #expect(kern as? NSNumber == 2.5)
        let offset = unsafe text.attribute(.baselineOffset, at: 0, effectiveRange: nil)
        #expect(offset as? Int == 3)
    }

    @Test func lengthsOfAnimationsAreNumbers() {
        let animation = CABasicAnimation(keyPath: "transform.translation.y")
        animation.fromValue = CGFloat(10)
        animation.byValue = -CGFloat(4)
        #expect((animation.fromValue as? NSNumber)?.doubleValue == 10)
        #expect((animation.byValue as? NSNumber)?.doubleValue == -4)
    }

    @Test func namesInAttributedTextsAreStrings() {
        let text = NSAttributedString(
            string: "a", attributes: [.textEffect: NSAttributedString.TextEffectStyle.letterpressStyle])
        let effect = unsafe text.attribute(.textEffect, at: 0, effectiveRange: nil)
        #expect(effect as? String == NSAttributedString.TextEffectStyle.letterpressStyle.rawValue)
        #expect(effect as? NSAttributedString.TextEffectStyle == .letterpressStyle)
    }

    @Test func pathsOfFoundationKnowRowsAndItems() {
        let path = NSIndexPath(item: 3, section: 2)
        #expect((path.section, path.item, path.row) == (2, 3, 3))
        #expect(NSIndexPath(row: 3, section: 2) == path)
    }
}
