import Foundation
import Testing
import UIKit

@MainActor @Suite struct DelegateObjectTests {
    private final class Everything: NSObject, UIScrollViewDelegate, UIGestureRecognizerDelegate,
        UIViewControllerTransitioningDelegate
    {}

    @Test func `delegates answer as objects do`() throws {
        let object = Everything()
        let scroll = UIScrollView()
        scroll.delegate = object
        let delegate = try #require(scroll.delegate)
        #expect(delegate.isEqual(object))
        #expect(delegate.hash == object.hash)
        let recognizer = UITapGestureRecognizer()
        recognizer.delegate = object
        #expect(recognizer.delegate?.responds(to: Selector(("nothingOfThisName"))) == false)
        let controller = UIViewController()
        controller.transitioningDelegate = object
        #expect(controller.transitioningDelegate?.isEqual(NSObject()) == false)
    }
}
