import Foundation
import LayoutSimXCTest
import Testing
import UIKit

@MainActor @Suite struct XCTestAdditionTests {
    @Test func `an activity gives what its block gives, and tells its name`() {
        let told = XCTContext.runActivity(named: "step") { activity in
            activity.add(XCTAttachment(string: "seen"))
            return activity.name
        }
        #expect(told == "step")
    }

    private final class Case: XCTestCase, UIScrollViewDelegate {}

    @Test func `a test is an object that may be a delegate`() {
        let (test, other) = (Case(name: "a") { _ in }, Case(name: "b") { _ in })
        #expect(test.isEqual(test) && !test.isEqual(other) && !test.isEqual(nil))
        let view = UIScrollView()
        view.delegate = test
        #expect(view.delegate === test)
    }

    @Test func `an error leaves an activity`() {
        struct Fault: Error {}
        #expect(throws: Fault.self) { try XCTContext.runActivity(named: "step") { _ in throw Fault() } }
    }

    @Test func `attachments know what they are`() {
        let text = XCTAttachment(string: "seen")
        #expect(text.uniformTypeIdentifier == "public.plain-text")
        #expect(text.lifetime == .deleteOnSuccess)
        text.lifetime = .keepAlways
        text.name = "a"
        #expect(text.lifetime == .keepAlways)
        #expect(XCTAttachment(contentsOfFile: URL(fileURLWithPath: "/a/b.txt")).name == "b.txt")
    }
}
