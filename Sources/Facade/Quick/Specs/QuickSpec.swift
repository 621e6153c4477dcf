import XCTest

/// A test case whose examples are declared by `describe`, `context` and `it`.
open class QuickSpec: QuickSpecBase, SyncDSLUser {
    /// Declares the examples; subclasses override it.
    open class func spec() {}
    /// Declares the examples: the form of Quick before version 7.
    open func spec() {}

    /// The spec whose example runs; `nil` while examples are declared.
    public class var current: QuickSpec! { World.shared.current }

    override class func declareExamples() {
        spec()
        self.init(name: "spec") { _ in }.spec()
    }

    override func run(_ example: ExampleBase) throws {
        World.shared.current = self
        defer { World.shared.current = nil }
        nonisolated(unsafe) let (test, example) = (self, example)
        try MainActor.assumeIsolated { try unsafe SyncRun(of: example, in: test).run() }
    }
}
