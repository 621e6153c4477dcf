import UIKit
public import XCTest

extension XCTestCase {
    /// Creates an expectation that a property has the expected value, or changes if the expected value is `nil`.
    @discardableResult public func keyValueObservingExpectation(
        for objectToObserve: Any, keyPath: String, expectedValue: Any?
    ) -> XCTestExpectation {
        expectation(observing: objectToObserve, keyPath, initially: expectedValue != nil) { value, _ in
            PropertyWatch.isExpected(value, expectedValue)
        }
    }

    /// Creates an expectation that a change of a property satisfies the handler, or that it changes if there is none.
    @discardableResult public func keyValueObservingExpectation(
        for objectToObserve: Any, keyPath: String, handler: ((Any, [AnyHashable: Any]) -> Bool)? = nil
    ) -> XCTestExpectation {
        expectation(observing: objectToObserve, keyPath, initially: false) { _, change in
            handler?(objectToObserve, change) ?? true
        }
    }

    private func expectation(
        observing object: Any, _ keyPath: String, initially: Bool,
        isExpected: @escaping (Any?, [AnyHashable: Any]) -> Bool
    ) -> XCTestExpectation {
        let expectation = expectation(description: "Expect value of '\(keyPath)' of \(object)")
        let watch = PropertyWatch(object, keyPath)
        watch.tell = { [weak watch] value, change in
            guard isExpected(value, change) else { return }
            watch?.end()
            expectation.fulfill()
        }
        watch.begin(initially: initially)
        addTeardownBlock { watch.end() }
        return expectation
    }
}
