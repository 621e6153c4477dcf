import LayoutSim
import Testing

@testable import LayoutSimGoldenTesting

@Suite struct LikenessExpectationTests {
    private let project: ExampleProject
    private let expectation: LikenessExpectation

    init() throws {
        project = try ExampleProject()
        expectation = try LikenessExpectation(era: .y2015, root: project.root)
    }

    @Test func `screens that look the same need no golden`() throws {
        #expect(try expectation.failure(of: project.screen("Hello"), like: project.screen("Hello", id: "other")) == nil)
    }

    @Test func `the message says why screens do not look the same`() throws {
        let failure = try expectation.failure(of: project.screen("Hello"), like: project.screen("Hello", top: 40))
        #expect(failure?.message.hasPrefix("'hello' does not look like 'hello': title.y 40 → 32 because ") == true)
        #expect(
            failure?.attachments.map(\.name) == ["hello-expected.png", "hello-actual.png", "hello-difference.png"])
    }

    @Test func `a screen that remembers how the device was held is found`() throws {
        let viewport = try Matrix(devices: ["iphone-5"])[0].viewport
        let turned = try LikenessExpectation.turned(viewport)
        let (before, sideways) = (project.screen("Hello", on: viewport), project.screen("Hello", on: turned))
        #expect(try expectation.failureOfRotation(before: before, turned: sideways, after: before) == nil)
        let after = project.screen("Hello", top: 40, on: viewport)
        let failure = try expectation.failureOfRotation(before: before, turned: sideways, after: after)
        #expect(
            failure?.message.hasPrefix(
                "'hello' changed when the device was turned and turned back: title.y 32 → 40 because ") == true)
    }
}
