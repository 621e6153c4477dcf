@_exported public import XCTest

/// What specs have in common: one method for XCTest, in whose place each example runs as a test of its own.
open class QuickSpecBase: XCTestCase {
    private static let method = "testSpec"
    /// The example that this test runs; `nil` for the spec.
    private var example: ExampleBase?

    /// Creates a test; a spec becomes part of the run.
    public required init(name: String, testClosure: @escaping (XCTestCase) throws -> Void) {
        super.init(name: name, testClosure: testClosure)
        if name == QuickSpecBase.method, !World.shared.specs.contains(where: { $0 == type(of: self) }) {
            World.shared.specs.append(type(of: self))
        }
    }

    /// The names of the classes that configure the specs of the module.
    // swift-format-ignore: NoLeadingUnderscores
    open class var _configurations: [String] { [] }

    /// Stands for the examples, since XCTest finds tests by their methods.
    open func testSpec() {}

    /// Declares the examples of the spec.
    class func declareExamples() {}

    /// Runs an example.
    func run(_ example: ExampleBase) throws {}

    /// The class and the name, as of an object of Objective-C.
    open var description: String { "-[\(type(of: self)) \(name)]" }

    private var isSpec: Bool { example == nil && name.hasSuffix("." + QuickSpecBase.method) }

    /// The class of the result, which for a spec has those of its examples.
    open override var testRunClass: AnyClass? { isSpec ? ExamplesRun.self : super.testRunClass }

    /// Runs the test, or the tests of a spec.
    open override func perform(_ run: XCTestRun) {
        guard let run = run as? ExamplesRun else { return super.perform(run) }
        let (world, spec) = (World.shared, type(of: self))
        guard !world.ended.contains(ObjectIdentifier(spec)) else { return }
        let examples = world.declared(by: spec).filter { FinishedExamples.contain($0, of: spec) == false }
        if !world.didBegin {
            world.didBegin = true
            callAll(world.beforeSuite)
        }
        for example in examples {
            let test = spec.init(name: example.name) { try ($0 as? QuickSpecBase)?.runExample() }
            test.example = example
            test.run()
            if let result = test.testRun { run.addTestRun(result) }
        }
        if world.end(spec) { callAll(world.afterSuite) }
    }

    private func runExample() throws {
        guard let example else { return }
        if World.shared.leavesOut(example) { throw XCTSkip("Test was filtered out.") }
        try run(example)
        World.shared.count += 1
    }

    private func callAll(_ closures: [BeforeSuiteClosure]) {
        for closure in closures {
            do { try MainActor.assumeIsolated { try closure() } } catch { print("\(type(of: self)): error: \(error)") }
        }
    }
}

/// The results of a spec's examples.
final class ExamplesRun: XCTestSuiteRun {
    // Those of suites tell observers, which expect a suite.
    override func start() {}
    override func stop() {}
}
