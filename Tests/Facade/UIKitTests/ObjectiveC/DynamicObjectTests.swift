import Foundation
import Testing

@testable import UIKit

@MainActor @Suite struct DynamicObjectTests {
    @Test func `members of objects of any class are looked up by name`() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        view.tag = 7
        let constraint = view.widthAnchor.constraint(equalToConstant: 5)
        constraint.priority = UILayoutPriority(251)
        #expect(_member("tag", of: view) == 7)
        #expect(_member("frame", of: view) == CGRect(x: 1, y: 2, width: 3, height: 4))
        // UIKit's struct represents a number.
        #expect(_member("priority", of: constraint) == Float(251))
        #expect(_member("constant", of: constraint) == CGFloat(5))
        let none: Int? = _member("tag", of: constraint)
        #expect(none == nil)
    }

    @Test func `UIKit's own members answer to their names`() {
        let view = UIView()
        view.setValue(true, forKey: "hidden")
        #expect(view.isHidden)
        view.setValue(0.5, forKey: "alpha")
        #expect(view.value(forKeyPath: "alpha") as? CGFloat == 0.5)
        let parent = UIView()
        parent.addSubview(view)
        unsafe _ = view.perform(Selector("removeFromSuperview"))
        #expect(view.superview == nil)
    }

    @Test func `an optional requirement that nobody implements answers nothing`() {
        final class Plain: NSObject, UICollectionViewDelegateFlowLayout {}
        let (view, layout) = (
            UICollectionView(frame: .zero, collectionViewLayout: .init()), UICollectionViewFlowLayout()
        )
        let delegate: (any UICollectionViewDelegateFlowLayout)? = Plain()
        #expect(_present(delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: 0)) == nil)
        #expect(_present(delegate?.collectionView(view, layout: layout, insetForSectionAt: 0)) == nil)
        #expect(
            _present(delegate?.collectionView(view, layout: layout, sizeForItemAt: IndexPath(item: 0, section: 0)))
                == nil)
    }

    @Test func `a switch keeps its place and takes the system's size`() {
        let control = UISwitch(frame: CGRect(x: 20, y: 20, width: 0, height: 0))
        #expect(control.frame.origin == CGPoint(x: 20, y: 20))
        #expect(control.frame.width == control.intrinsicContentSize.width + 2)
    }
}
