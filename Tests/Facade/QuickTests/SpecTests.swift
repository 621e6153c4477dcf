import Testing
import XCTest

@testable import Quick

/// Serialized, since a spec notes what it does in a list.
@Suite(.serialized) @MainActor struct SpecTests {
    static var events: [String] = []

    /// Runs a spec as XCTest does and returns the results of its examples.
    private func run(_ spec: QuickSpecBase.Type) -> [XCTestRun] {
        SpecTests.events = []
        let test = spec.init(name: "testSpec") { _ in }
        test.run()
        return (test.testRun as? XCTestSuiteRun)?.testRuns ?? []
    }

    @Test func `each example is a test with the words of its groups`() {
        let runs = run(StackSpec.self)
        #expect(
            runs.map(\.test.name) == [
                "StackSpec.a stack, is empty", "StackSpec.a stack, when pushed, has one item",
                "StackSpec.a stack, when pushed, a shelf, holds 3", "StackSpec.a stack, is not written yet",
                "StackSpec.a stack, throws",
            ])
        #expect(runs.map(\.totalFailureCount) == [0, 0, 0, 0, 1])
        #expect(runs.map { ($0 as? XCTestCaseRun)?.hasBeenSkipped } == [false, false, false, true, false])
    }

    @Test func `hooks run from the outermost group inward, and back`() {
        _ = run(HookSpec.self)
        #expect(
            SpecTests.events == [
                "around", "outer before", "inner before", "just before", "example", "inner after", "outer after",
                "around end",
            ])
    }

    @Test func `asynchronous examples are awaited`() {
        #expect(run(AwaitingSpec.self).map(\.totalFailureCount) == [0, 1])
    }

    @Test func `the spec of the example that runs is known`() {
        #expect(run(CurrentSpec.self).map(\.totalFailureCount) == [0])
        #expect(QuickSpec.current == nil)
    }

    @Test func `a spec runs once`() {
        #expect(run(OnceSpec.self).count == 1)
        #expect(run(OnceSpec.self).isEmpty)
    }

    @Test func `examples have the flags of their groups`() {
        let examples = World.shared.declared(by: FocusSpec.self)
        #expect(examples.map { $0.flags.contains(.focused) } == [false, true, true])
        #expect(examples.map { $0.flags.contains(.pending) } == [false, false, true])
    }
}

private struct Full: Error {}

private final class Shelf: Behavior<Int> {
    override class var name: String { "a shelf" }
    override class func spec(_ aContext: @escaping () -> Int) {
        QuickSpec.it("holds 3") { XCTAssertEqual(aContext(), 3) }
    }
}

/// Declared by the method of older versions.
private final class StackSpec: QuickSpec {
    override func spec() {
        describe("a stack") {
            var items: [Int] = []
            beforeEach { items = [] }
            it("is empty") { XCTAssert(items.isEmpty) }
            context("when pushed") {
                beforeEach { items.append(1) }
                it("has one item") { XCTAssertEqual(items.count, 1) }
                itBehavesLike(Shelf.self) { 3 }
            }
            xit("is not written yet") { XCTFail("runs") }
            it("throws") { throw Full() }
        }
    }
}

private final class CurrentSpec: QuickSpec {
    override class func spec() {
        it("knows its spec") {
            XCTAssert(QuickSpec.current is CurrentSpec)
            XCTAssert(QuickSpec.current.description.hasPrefix("-[CurrentSpec "))
        }
    }
}

private final class HookSpec: QuickSpec {
    override class func spec() {
        @TestState var word: String! = "example"
        aroundEach { example in
            SpecTests.events.append("around")
            example()
            SpecTests.events.append("around end")
        }
        beforeEach { SpecTests.events.append("outer before") }
        justBeforeEach { SpecTests.events.append("just before") }
        afterEach { SpecTests.events.append("outer after") }
        describe("inside") {
            beforeEach { SpecTests.events.append("inner before") }
            afterEach { SpecTests.events.append("inner after") }
            it("runs") { SpecTests.events.append(word) }
        }
    }
}

private final class AwaitingSpec: AsyncSpec {
    override class func spec() {
        beforeEach { await Task.yield() }
        it("ends") { try await Task.sleep(nanoseconds: 1000) }
        it("throws") {
            await Task.yield()
            throw Full()
        }
    }
}

private final class OnceSpec: QuickSpec {
    override class func spec() { it("runs") {} }
}

private final class FocusSpec: QuickSpec {
    override class func spec() {
        it("is left out") {}
        fdescribe("in focus") {
            it("runs") {}
            xit("is pending") {}
        }
    }
}
