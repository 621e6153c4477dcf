import LayoutSim
import LayoutSimFiles
import LayoutSimPixels
import LayoutSimSnapshots
import Testing

@testable import LayoutSimGoldenTesting

/// Goldens that also contain the frames in windows of other widths.
@Suite struct SizedGoldenTests {
    private let project: ExampleProject
    private let variant: Variant<Void>

    init() throws {
        project = try ExampleProject()
        variant = try Matrix(devices: ["iphone-5"])[0]
    }

    /// Returns a screen with a box of a maximum width.
    private func screen(_ most: Double, top: Double = 30, _ viewport: Viewport) -> Screen {
        let box = View("box", backgroundColor: .black)
        let root = View("view", subviews: [box])
        return Screen(
            uncheckedName: "hello", viewport: viewport, root: root,
            constraints: [
                box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
                box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20).withPriority(.defaultHigh),
                box.widthAnchor.constraint(lessThanOrEqualToConstant: most),
                box.topAnchor.constraint(equalTo: root.topAnchor, constant: top),
                box.heightAnchor.constraint(equalToConstant: 50),
            ])
    }

    private func failure(
        _ most: Double, top: Double = 30, widths: ClosedRange<Double> = 320...600
    ) throws -> ExpectationFailure? {
        try project.newRun().failure(
            of: screen(most, top: top, variant.viewport), as: variant, sizes: widths, renderer: Renderer(),
            at: CodePlace(file: project.root + "/Tests/HelloTests.swift", line: 1)
        ) { screen(most, top: top, $0) }
    }

    private func headline(_ failure: ExpectationFailure?) throws -> Substring {
        let failure = try #require(failure)
        return try #require(failure.message.split(separator: "\n").first)
    }

    @Test func `a change that this window does not show is told with the windows that have it`() throws {
        _ = try failure(300)
        try project.acceptAll()
        #expect(try failure(300) == nil)
        let headline = try headline(failure(320))
        #expect(
            headline.hasPrefix(
                "hello/iphone-5-portrait@2x: frames of box change for widths 340 … 600; nothing changes below 340, "
                    + "changed together with box.width <= 300 → 320"), "\(headline)")
    }

    @Test func `a change of this window is told with the others that have it`() throws {
        _ = try failure(300)
        try project.acceptAll()
        let headline = try headline(failure(300, top: 32))
        #expect(headline.contains("box.y 30 → 32 because box.top == view.top: constant 30 → 32"), "\(headline)")
        #expect(headline.contains("(frames of box change for widths 320 … 600)"), "\(headline)")
    }

    @Test func `sizes that a golden does not have yet are new`() throws {
        let place = CodePlace(file: project.root + "/Tests/HelloTests.swift", line: 1)
        _ = try project.newRun().failure(
            of: screen(300, variant.viewport), as: variant, renderer: Renderer(), at: place)
        try project.acceptAll()
        #expect(try headline(failure(300)).contains("frames for widths 320 … 600 are new"))
        try project.acceptAll()
        #expect(try failure(300) == nil)
        let plain = try project.newRun().failure(
            of: screen(300, variant.viewport), as: variant, renderer: Renderer(), at: place)
        #expect(try headline(plain).contains("frames for widths 320 … 600 were removed"))
    }
}

/// Windows that once broke and have been goldens since.
@Suite struct KeptWindowTests {
    private let project: ExampleProject

    init() throws { project = try ExampleProject() }

    /// Returns the failure of a plate with a width in points at the left edge of a screen.
    private func failure(_ width: Double, keeps: Bool = true) throws -> ExpectationFailure? {
        let expectation = try SizesExpectation(
            widths: 320...400, heights: 480...500, on: "iphone-6", renderer: Renderer(), root: project.root)
        func screen(_ viewport: Viewport) -> Screen {
            let plate = View("plate", backgroundColor: .black)
            let root = View("view", subviews: [plate])
            return Screen(
                uncheckedName: "hello", viewport: viewport, root: root,
                constraints: [
                    plate.leftAnchor.constraint(equalTo: root.leftAnchor),
                    plate.centerYAnchor.constraint(equalTo: root.centerYAnchor),
                    plate.widthAnchor.constraint(equalToConstant: width),
                    plate.heightAnchor.constraint(equalToConstant: 50),
                ])
        }
        guard keeps else { return try expectation.failure(screen: screen) }
        return try expectation.failure(
            keepingGoldensIn: project.newRun(), at: CodePlace(file: project.root + "/Tests/HelloTests.swift", line: 1),
            screen: screen)
    }

    @Test func `the smallest window that breaks waits, is kept, and is compared where nothing breaks any more`() throws
    {
        #expect(try failure(300) == nil)
        #expect(try failure(350, keeps: false)?.message.contains("layoutsim accept hello/320x480") == false)
        let new = try #require(try failure(350)).message
        #expect(new.hasPrefix("'hello' has 1 fault in windows 320 … 400 wide"), "\(new)")
        #expect(new.contains("hello/320x480: there is no golden yet"), "\(new)")
        let map = try File(project.root + "/.layoutsim/runs/last/hello/320x480/sizes.png").contents()
        #expect(try PNGHeader(of: map, file: "sizes.png").width == 1440)
        try project.acceptAll()
        let kept = try #require(try failure(350)).message
        #expect(kept.hasPrefix("'hello' has 1 fault") && !kept.contains("hello/320x480:"), "\(kept)")
        let mended = try #require(try failure(300)).message
        #expect(mended.hasPrefix("hello/320x480: plate.width 350 → 300 because"), "\(mended)")
        try project.acceptAll()
        #expect(try failure(300) == nil)
    }
}
