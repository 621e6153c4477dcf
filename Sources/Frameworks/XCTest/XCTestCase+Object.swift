public import Foundation
public import XCTest

/// A test case is an object, as on Apple's systems, so that it can be the delegate of views.
extension XCTestCase: @retroactive NSObjectProtocol {
    /// Returns whether an object is the same test case.
    public func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }
    /// A hash of the name.
    public var hash: Int { name.count }
    /// Returns the test case itself.
    public func `self`() -> Self { self }
    /// Returns whether the object is a proxy; always `false`.
    public func isProxy() -> Bool { false }
    /// The name of the test.
    public var description: String { name }
}
