import LayoutSimDevices
import LayoutSimFiles
import LayoutSimGeometry
import LayoutSimRendering
import LayoutSimText
import LayoutSimViewTree
import Testing

@testable import LayoutSimGoldenTesting

@Suite struct SizesExpectationTests {
    private func failure(
        _ text: String, widths: ClosedRange<Double>, heights: ClosedRange<Double>?, root: String = "/nowhere"
    ) throws -> ExpectationFailure? {
        let expectation = try SizesExpectation(
            widths: widths, heights: heights, on: "iphone-6", renderer: Renderer(), root: root)
        return try expectation.failure { viewport in
            let label = View.label("label", TextContent(text, font: .system(size: 20)))
            let root = View("root", subviews: [label])
            return Screen(
                uncheckedName: "login", viewport: viewport, root: root,
                constraints: [
                    label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
                    label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -20),
                    label.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40),
                ])
        }
    }

    @Test func `a screen that holds everywhere has no failure`() throws {
        #expect(try failure("Hi", widths: 320...500, heights: 480...600) == nil)
        #expect(try failure("Hi", widths: 320...500, heights: nil) == nil)
    }

    @Test func `the smallest window that breaks is named and shown`() throws {
        let text = "Stay signed in on this and all other devices"
        let failure = try #require(try failure(text, widths: 320...700, heights: 480...600))
        let lines = failure.message.split(separator: "\n")
        #expect(lines[0].hasPrefix("'login' has 1 fault in windows 320 … 700 wide and 480 … 600 high; "), "\(lines)")
        #expect(lines[0].hasSuffix("the smallest that has one is 320x480:"), "\(lines)")
        #expect(lines[1].hasPrefix("  truncated for widths 320 … 4"), "\(lines)")
        #expect(failure.attachments.map(\.name) == ["login-320x480.png", "login-sizes.png", "login-sizes.html"])
        let page = String(decoding: failure.attachments[2].bytes, as: UTF8.self)
        #expect(page.hasPrefix("<!DOCTYPE html>") && page.contains("truncated"))
    }

    @Test func `windows of one height have no map`() throws {
        let failure = try #require(
            try failure("Stay signed in on this and all other devices", widths: 320...700, heights: nil))
        #expect(failure.attachments.map(\.name) == ["login-320x667.png"])
    }

    @Test(arguments: [("320...460", true), ("320...330", false)])
    func `a waiver may be for certain widths`(widths: String, isEnough: Bool) throws {
        let project = try ExampleProject()
        try File(project.root + "/layoutsim-waivers.txt").write(
            "truncated label at \(widths)  # A second line says it\n")
        let failure = try failure(
            "Stay signed in on this and all other devices", widths: 320...700, heights: 480...600, root: project.root)
        #expect((failure == nil) == isEnough)
    }

    @Test(
        arguments: [(0.0...400, nil), (320...Double.infinity, nil), (320...400, -5.0...480)]
            as [(_, ClosedRange<Double>?)])
    func `windows that no screen has are an error`(widths: ClosedRange<Double>, heights: ClosedRange<Double>?) {
        #expect(throws: GoldenError.self) {
            try SizesExpectation(
                widths: widths, heights: heights, on: "iphone-6", renderer: Renderer(), root: "/nowhere")
        }
    }

    @Test func `a device that is not in the catalog is an error`() {
        #expect(throws: DeviceError.self) {
            try SizesExpectation(
                widths: 320...400, heights: nil, on: "iphone-66", renderer: Renderer(), root: "/nowhere")
        }
    }
}
