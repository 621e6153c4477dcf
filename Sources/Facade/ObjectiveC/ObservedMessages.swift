package import Foundation
import Synchronization

/// What is told of a message that an object gets, as by replacing a method in the Objective-C runtime.
package protocol MessageObserver: AnyObject {
    /// Is told before the method runs.
    func willSend(_ arguments: [Any])
    /// Is told after the method has run.
    func didSend(_ arguments: [Any])
}

/// The messages of objects that are observed; only those that UIKit sends by `send` can be.
package enum ObservedMessages {
    private static let isAnythingObserved = Atomic(false)

    /// The selectors of messages that can be observed.
    package static let selectors: Set<String> = [
        "viewDidLoad", "viewWillAppear:", "viewDidAppear:", "viewWillDisappear:", "viewDidDisappear:",
        "viewWillLayoutSubviews", "viewDidLayoutSubviews",
    ]

    /// Observes a message of an object, which keeps the observer.
    package static func observe(_ selector: String, of object: NSObject, by observer: some MessageObserver) {
        isAnythingObserved.store(true, ordering: .relaxed)
        observers(of: object).byName[selector, default: []].append(observer)
    }

    /// Sends a message and tells the observers.
    package static func send(
        _ selector: String, _ arguments: @autoclosure () -> [Any], to object: NSObject, _ message: () -> Void
    ) {
        guard isAnythingObserved.load(ordering: .relaxed), let known = observers(of: object).byName[selector] else {
            return message()
        }
        let arguments = arguments()
        for observer in known { observer.willSend(arguments) }
        message()
        for observer in known { observer.didSend(arguments) }
    }

    private final class Observers { var byName: [String: [any MessageObserver]] = [:] }

    /// Where the observers of an object are kept: an address that no other key has.
    private static let slot = UInt(bitPattern: ObjectIdentifier(Observers.self).hashValue)

    private static func observers(of object: NSObject) -> Observers {
        let shared = unsafe AssociatedObjects.shared
        if let known = shared.value(slot, of: object) as? Observers { return known }
        let made = Observers()
        shared.set(made, isWeak: false, slot, of: object)
        return made
    }
}
