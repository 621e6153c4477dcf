public import Foundation
@_exported public import XCTest

/// A named step of a test (Apple, *Grouping Tests into Substeps with Activities*).
public protocol XCTActivity: AnyObject {
    /// What the step is called.
    var name: String { get }
    /// Attaches something to the step.
    func add(_ attachment: XCTAttachment)
}

/// What tests are running in.
public final class XCTContext: NSObject {
    /// Runs a step of a test, and gives what it gives.
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
    /// Takes an attachment, which no report shows.
    public func add(_ attachment: XCTAttachment) {}
}
