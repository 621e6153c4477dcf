public import Foundation
public import XCTest

/// A test is an object, as on Apple's systems, so that it can be the delegate of views.
extension XCTestCase: @retroactive NSObjectProtocol {
    /// Whether it is the very same test.
    public func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }
    /// That of its name.
    public var hash: Int { name.count }
    /// Itself.
    public func `self`() -> Self { self }
    /// It stands for no other object.
    public func isProxy() -> Bool { false }
    /// Its name.
    public var description: String { name }
}
