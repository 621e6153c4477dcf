import Foundation
import ObjectiveC
import RxCocoaRuntime
import Testing
import UIKit

/// What RxCocoa's observers of an object's messages are told.
@MainActor @Suite struct ObservedMessageTests {
    fileprivate final class Subject: NSObject, RXMessageSentObserver, RXDeallocatingObserver {
        let targetImplementation = unsafe RX_default_target_implementation()
        var messages: [String] = []

        func messageSent(withArguments arguments: [Any]) { messages.append("sent \(arguments)") }
        func methodInvoked(withArguments arguments: [Any]) { messages.append("invoked \(arguments)") }
        func deallocating() { messages.append("gone") }
    }

    private func observe(_ name: String, of object: NSObject) -> (subject: Subject, isObserved: Bool) {
        let (subject, selector) = (Subject(), NSSelectorFromString(name))
        unsafe objc_setAssociatedObject(
            object, RX_reference_from_selector(selector), subject, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        var error: NSError?
        return (subject, unsafe RX_ensure_observing(object, selector, &error) != nil)
    }

    @Test func `what UIKit tells a controller of its view is observed`() {
        let (controller, other) = (UIViewController(), UIViewController())
        let (loaded, appears) = (observe("viewDidLoad", of: controller), observe("viewWillAppear:", of: controller))
        #expect(loaded.isObserved && appears.isObserved && !observe("title", of: controller).isObserved)
        for each in [controller, other] {
            each.beginAppearanceTransition(true, animated: true)
            each.endAppearanceTransition()
        }
        #expect(loaded.subject.messages == ["sent []", "invoked []"])
        #expect(appears.subject.messages == ["sent [true]", "invoked [true]"])
    }

    @Test func `the end of an object is observed, and told when values of others are set`() {
        var object: NSObject? = NSObject()
        let subject = object.map { observe("dealloc", of: $0) }
        #expect(subject?.isObserved == true && subject?.subject.messages == [])
        object = nil
        let others = (0..<200).map { _ in NSObject() }
        for other in others { _ = observe("dealloc", of: other) }
        #expect(subject?.subject.messages == ["gone"])
    }
}
