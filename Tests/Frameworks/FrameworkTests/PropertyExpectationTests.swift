import LayoutSimXCTest
import Testing
import UIKit

@MainActor @Suite struct PropertyExpectationTests {
    private final class Case: XCTestCase {
        func await(_ view: UIView) -> [XCTestExpectation] {
            let tag = keyValueObservingExpectation(for: view, keyPath: "tag", expectedValue: 2)
            let isHidden = keyValueObservingExpectation(for: view, keyPath: "hidden") { object, change in
                object as? UIView === view && change[NSKeyValueChangeKey.newKey] as? Bool == true
            }
            return [tag, isHidden]
        }
    }

    @Test func `a test waits for values of properties`() {
        let view = UIView()
        let test = Case(name: "a") { _ in }
        let expectations = test.await(view)
        view.tag = 1
        view.tag = 2
        view.isHidden = true
        #expect(XCTWaiter.wait(for: expectations, timeout: 0.1) == .completed)
    }

    @Test func `a block that is measured runs once more than it is measured`() {
        let test = Case(name: "a") { _ in }
        var runs = 0
        test.measure(metrics: [XCTClockMetric()]) { runs += 1 }
        #expect(runs == 6)
    }
}
