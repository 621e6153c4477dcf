public import XCTest

extension XCTestCase {
    /// Runs a block once, in place of `measure(_:)`: what it takes on another machine says nothing of a device.
    // swift-format-ignore: NoLeadingUnderscores
    public func _measure(_ block: () -> Void) { block() }
}
