import Foundation
public import XCTest

/// Waits that name no limit: they end with the time that a test is allowed, as on Apple's systems.
extension XCTestCase {
    /// Waits until expectations are met (Apple, *wait(for:)*, *wait(for:enforceOrder:)*).
    public func wait(for expectations: [XCTestExpectation], enforceOrder enforceOrderOfFulfillment: Bool = false) {
        wait(for: expectations, timeout: executionTimeAllowance, enforceOrder: enforceOrderOfFulfillment)
    }

    /// Waits until expectations are met (Apple, *fulfillment(of:timeout:enforceOrder:)*, whose limit may be left out).
    public func fulfillment(
        of expectations: [XCTestExpectation], enforceOrder enforceOrderOfFulfillment: Bool = false
    ) async {
        await fulfillment(
            of: expectations, timeout: executionTimeAllowance, enforceOrder: enforceOrderOfFulfillment)
    }
}
