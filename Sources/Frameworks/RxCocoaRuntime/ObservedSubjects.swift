import Foundation
import ObjectiveC

/// The subjects that RxCocoa keeps with an object for each message, and what tells them.
enum ObservedSubjects {
    /// Begins to tell the subject of a message; returns whether there is one and it can be told.
    static func begin(_ selector: Selector, of object: NSObject) -> Bool {
        guard let subject = unsafe objc_getAssociatedObject(object, RX_reference_from_selector(selector)) else {
            return false
        }
        let name = selector.description
        if name == "dealloc", let subject = subject as? any RXDeallocatingObserver {
            unsafe objc_setAssociatedObject(
                object, SelectorKeys.key("end of an object"), End(subject), .OBJC_ASSOCIATION_RETAIN)
            return true
        }
        guard ObservedMessages.selectors.contains(name), let subject = subject as? any RXMessageSentObserver else {
            return false
        }
        ObservedMessages.observe(name, of: object, by: Teller(subject))
        return true
    }

    /// Tells a subject of the end of the object with which it is kept.
    private final class End {
        private let subject: any RXDeallocatingObserver

        init(_ subject: any RXDeallocatingObserver) { self.subject = subject }

        deinit { subject.deallocating() }
    }

    /// Tells a subject of messages.
    private final class Teller: MessageObserver {
        private weak var subject: (any RXMessageSentObserver)?

        init(_ subject: any RXMessageSentObserver) { self.subject = subject }

        func willSend(_ arguments: [Any]) { subject?.messageSent(withArguments: arguments) }
        func didSend(_ arguments: [Any]) { subject?.methodInvoked(withArguments: arguments) }
    }
}
