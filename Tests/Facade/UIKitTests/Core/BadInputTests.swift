import Foundation
import LayoutSimViewTree
import Testing
@testable import UIKit

/// Errors in code end in UIKit's exception or in a finding, each with the views and the line, and are never silent.
@MainActor @Suite(.serialized) struct BadInputTests {
    /// Code that UIKit rejects.
    enum Refused: String, CaseIterable, Codable, Sendable {
        case viewsOfOtherTrees, viewThatIsOutside, noSuperviewYet, itemThatIsGone, ownSuperview, cycle, cycleOfLayers,
            frame, center, constant, changedConstant, multiplier, priority, arrangedIndex
        case pairing, locationAlone

        /// The expected contents of standard error.
        var words: [String] {
            switch self {
            case .viewsOfOtherTrees:
                [
                    "'NSGenericException'", "because they have no common ancestor.",
                    "LayoutSim: box (Box) and Box have no superview in common; the constraint was made at BadInputTests.swift:",
                ]
            case .viewThatIsOutside:
                [
                    "'NSGenericException'", "Unable to install constraint on view.", "UIView is not in Box",
                    "BadInputTests.swift:",
                ]
            case .noSuperviewYet: ["'NSGenericException'", "because they have no common ancestor."]
            case .itemThatIsGone:
                [
                    "'NSInvalidArgumentException'", "Constraint must contain a first layout item",
                    "made at BadInputTests.swift:",
                ]
            case .ownSuperview: ["'NSInvalidArgumentException'", "Can't add self as subview"]
            case .cycle: ["'CALayerInvalid'", "is a part of cycle in its layer tree", "Box was added to box (Box)"]
            case .cycleOfLayers: ["'CALayerInvalid'", "is a part of cycle in its layer tree"]
            case .frame: ["'CALayerInvalidGeometry'", "CALayer position contains NaN: [nan 5.0]", "box (Box)"]
            case .center: ["'CALayerInvalidGeometry'", "CALayer position contains NaN: [nan nan]"]
            case .constant, .changedConstant:
                [
                    "'NSInternalInconsistencyException'", "constant is not finite!  That's illegal.  constant:",
                    #"firstAnchor:<NSLayoutXAxisAnchor "Box.left">"#, "made at BadInputTests.swift:",
                ]
            case .multiplier:
                ["'NSInternalInconsistencyException'", "Multiplier is not finite! That's illegal. multiplier:inf"]
            case .priority: ["'NSInternalInconsistencyException'", "It's illegal to set priority:1200.0."]
            case .arrangedIndex: ["'NSInternalInconsistencyException'", "index out of bounds for arranged subview"]
            case .pairing: ["'NSInvalidArgumentException'", "Invalid pairing of layout attributes"]
            case .locationAlone:
                ["'NSInvalidArgumentException'", "Location attributes must be specified in pairs"]
            }
        }

        @MainActor func run() {
            let root = Box()
            let (box, other) = (root.box, Box())
            switch self {
            case .viewsOfOtherTrees: box.leftAnchor.constraint(equalTo: other.leftAnchor).isActive = true
            case .viewThatIsOutside:
                let outer = UIView()
                outer.addSubview(root)
                root.addConstraint(box.topAnchor.constraint(equalTo: outer.topAnchor))
            case .noSuperviewYet:
                let view = UIView()
                NSLayoutConstraint.activate([view.topAnchor.constraint(equalTo: root.topAnchor)])
            case .itemThatIsGone:
                var view: UIView? = UIView()
                let constraint = view?.widthAnchor.constraint(equalToConstant: 3)
                view = nil
                constraint?.isActive = true
            case .ownSuperview: root.addSubview(root)
            case .cycle: box.addSubview(root)
            case .cycleOfLayers:
                let (outer, inner) = (CALayer(), CALayer())
                outer.addSublayer(inner)
                inner.addSublayer(outer)
            case .frame: box.frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10)
            case .center: box.center = CGPoint(x: CGFloat.nan, y: .nan)
            case .constant: _ = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: .infinity)
            case .changedConstant: box.leftAnchor.constraint(equalTo: root.leftAnchor).constant = .nan
            case .multiplier: _ = box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: .infinity)
            case .priority: box.widthAnchor.constraint(equalToConstant: 3).priority = UILayoutPriority(1200)
            case .arrangedIndex: UIStackView().insertArrangedSubview(box, at: 3)
            case .pairing:
                _ = NSLayoutConstraint(
                    item: box, attribute: .top, relatedBy: .equal, toItem: root, attribute: .width, multiplier: 1,
                    constant: 0)
            case .locationAlone:
                _ = NSLayoutConstraint(
                    item: box, attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
                    multiplier: 1, constant: 0)
            }
        }
    }

    private final class Box: UIView {
        lazy var box: Box = {
            let box = Box()
            addSubview(box)
            return box
        }()
    }

    @Test(arguments: Refused.allCases) func exceptions(_ code: Refused) async throws {
        let end = await #expect(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
            [code = code as Refused] in
            await code.run()
        }
        let text = String(decoding: end?.standardErrorContent ?? [], as: UTF8.self)
        for word in code.words { #expect(text.contains(word), "\(text)") }
    }

    private final class Restless: UIView {
        var callsItself = false
        override func layoutSubviews() {
            super.layoutSubviews()
            setNeedsLayout()
            if callsItself { layoutIfNeeded() }
        }
    }

    private final class Page: UIView {
        let card = Restless()
    }

    @Test(arguments: [false, true]) func `layout that does not come to rest is a finding`(callsItself: Bool) {
        LayoutFindings.forget()
        let page = Page(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        page.card.callsItself = callsItself
        page.addSubview(page.card)
        page.layoutIfNeeded()
        #expect(
            LayoutFindings.found == [
                "LayoutSim: layout does not come to rest in 100 rounds; these views ask for it again and again: card (Restless)"
            ])
        LayoutFindings.forget()
    }

    @Test func `infinite frames are laid out, and told`() {
        let page = Page(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        page.addSubview(page.card)
        page.card.frame = CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(box)
        box.widthAnchor.constraint(equalTo: page.widthAnchor).isActive = true
        box.leftAnchor.constraint(equalTo: page.card.rightAnchor).isActive = true
        page.layer.layoutIfNeeded()
        let finding = page.framesWithoutNumbers.first
        #expect(finding?.hasPrefix("LayoutSim: the frame of 'card', a Restless, is not finite") == true)
        #expect(page.frozen(named: "page").root.inPreorder.count == 3)
    }

    @Test func `an item that goes takes its constraints with it`() {
        let page = Page(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        page.addSubview(page.card)
        page.card.translatesAutoresizingMaskIntoConstraints = false
        page.card.widthAnchor.constraint(equalToConstant: 30).isActive = true
        do {
            let guide = UIView()
            page.addSubview(guide)
            page.card.leftAnchor.constraint(equalTo: guide.leftAnchor, constant: 4).isActive = true
            guide.removeFromSuperview()
        }
        page.layoutIfNeeded()
        #expect(page.card.bounds.width == 30)
        #expect(page.constraints.isEmpty)
    }

    @Test func `pictures that are missing or broken are none`() throws {
        #expect(UIImage(named: "no such picture") == nil)
        #expect(UIImage(contentsOfFile: "/no/such/file.png") == nil)
        #expect(UIImage(data: Data("no picture".utf8)) == nil)
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
        #expect(UIImage(data: Data(png)) == nil)
        let view = UIImageView(image: nil)
        view.sizeToFit()
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
        #expect(view.frozen(named: "none").root.id == "UIImageView")
    }
}
