public import Foundation
@_exported public import XCTest

/// A named activity in a test (Apple, *Grouping Tests into Substeps with Activities*).
public protocol XCTActivity: AnyObject {
    /// The name of the activity.
    var name: String { get }
    /// Adds an attachment to the activity.
    func add(_ attachment: XCTAttachment)
}

/// The context in which tests run.
public final class XCTContext: NSObject {
    /// Runs an activity of a test and returns its result.
    @preconcurrency @MainActor public class func runActivity<Result>(
        named name: String, block: @MainActor (any XCTActivity) throws -> Result
    ) rethrows -> Result { try block(Step(name)) }
}

private final class Step: NSObject, XCTActivity {
    let name: String

    init(_ name: String) { self.name = name }

    func add(_ attachment: XCTAttachment) {}
}

extension XCTestCase: XCTActivity {
    /// Accepts an attachment, which does not appear in any report.
    public func add(_ attachment: XCTAttachment) {}
}
