import Foundation
import LayoutSimText
import LayoutSimUIKitTesting
import LayoutSimViewTree
import Testing
@testable import UIKit

/// Layout directions from the device and from the views' own settings.
@MainActor @Suite(.serialized) struct DirectionTests {
    private func mirrored<Result>(_ isMirrored: Bool, _ body: @MainActor () throws -> Result) rethrows -> Result {
        var device = SimulatedDevice.current
        device.isRightToLeft = isMirrored
        return try SimulatedDevice.with(device, body)
    }

    @Test(arguments: [
        (UISemanticContentAttribute.unspecified, true), (.playback, false), (.spatial, false),
        (.forceLeftToRight, false),
        (.forceRightToLeft, true),
    ])
    func `what a view says goes before the direction of the device`(
        _ attribute: UISemanticContentAttribute, _ isMirrored: Bool
    ) {
        mirrored(true) {
            let view = UIView()
            view.semanticContentAttribute = attribute
            #expect((view.effectiveUserInterfaceLayoutDirection == .rightToLeft) == isMirrored)
            #expect((UIView.userInterfaceLayoutDirection(for: attribute) == .rightToLeft) == isMirrored)
        }
        mirrored(false) {
            let view = UIView()
            view.semanticContentAttribute = attribute
            let isForced = attribute == .forceRightToLeft
            #expect((view.effectiveUserInterfaceLayoutDirection == .rightToLeft) == isForced)
        }
    }

    @Test func `a superview's attribute is not inherited, its traits are`() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        outer.semanticContentAttribute = .forceRightToLeft
        #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
        outer.traitOverrides.layoutDirection = .rightToLeft
        #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    @Test(arguments: [false, true]) func `a picture stands at the leading side of a title`(_ isMirrored: Bool) throws {
        let button = UIButton(type: .custom)
        button.setTitle("More", for: .normal)
        button.setImage(UIImage(systemName: "chevron.right"), for: .normal)
        button.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        button.frame = CGRect(x: 0, y: 0, width: 120, height: 40)
        button.layoutIfNeeded()
        let (image, title) = (try #require(button.imageView), try #require(button.titleLabel))
        #expect((image.frame.minX > title.frame.minX) == isMirrored)
    }

    @Test(
        arguments: [
            (.natural, false, .natural), (.natural, true, .right), (.left, true, .left), (.center, true, .center),
        ] as [(NSTextAlignment, Bool, TextAlignment)])
    func `natural texts stand at the side where the language of the app begins`(
        _ alignment: NSTextAlignment, _ isMirrored: Bool, _ shown: TextAlignment
    ) {
        mirrored(isMirrored) {
            let (plain, rich) = (UILabel(), UILabel())
            plain.text = "English"
            rich.attributedText = NSAttributedString(string: "English", attributes: [.kern: 2])
            for label in [plain, rich] {
                label.textAlignment = alignment
                guard case .label(let text, _)? = label.contentValue() else {
                    Issue.record("no text")
                    continue
                }
                #expect(text.alignment == shown)
                #expect(text.runs.allSatisfy { $0.style.paragraph.alignment.map { $0 == shown } ?? true })
            }
        }
    }

    @Test(arguments: [false, true]) func `stacks and margins begin at the leading side`(_ isMirrored: Bool) {
        mirrored(isMirrored) {
            let (first, second) = (UIView(), UIView())
            let stack = UIStackView(arrangedSubviews: [first, second])
            stack.isLayoutMarginsRelativeArrangement = true
            stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 0)
            first.widthAnchor.constraint(equalToConstant: 20).isActive = true
            stack.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
            stack.layoutIfNeeded()
            #expect(first.frame.minX == (isMirrored ? 70 : 10))
            #expect(second.frame == CGRect(x: isMirrored ? 0 : 30, y: 0, width: 70, height: 10))
            #expect(stack.layoutMargins.left == (isMirrored ? 0 : 10))
        }
    }

    @Test func `a stack can run the other way than the screen around it`() {
        let (first, second) = (UIView(), UIView())
        let stack = UIStackView(arrangedSubviews: [first, second])
        stack.semanticContentAttribute = .forceRightToLeft
        stack.spacing = 8
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        stack.frame = root.bounds
        root.addSubview(stack)
        first.widthAnchor.constraint(equalToConstant: 20).isActive = true
        root.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 80, y: 0, width: 20, height: 10))
        #expect(second.frame == CGRect(x: 0, y: 0, width: 72, height: 10))
        mirrored(true) {
            stack.semanticContentAttribute = .forceLeftToRight
            root.layoutIfNeeded()
            #expect(first.frame.minX == 0)
            #expect(second.frame.minX == 28)
        }
    }
}
