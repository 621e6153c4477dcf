import XCTest

/// A test case with asynchronous examples.
open class AsyncSpec: QuickSpecBase, AsyncDSLUser {
    /// Declares the examples; subclasses override it.
    open class func spec() {}

    override class func declareExamples() { spec() }

    override func run(_ example: ExampleBase) throws {
        nonisolated(unsafe) let example = example
        try asyncTest { (test: AsyncSpec) in { try await unsafe AsyncRun(of: example, in: test).run() } }(self)()
    }
}
