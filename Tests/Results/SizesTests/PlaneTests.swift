import LayoutSimAudits
import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimRendering
import LayoutSimSeededRandom
import LayoutSimText
import LayoutSimViewTree
import Testing

@testable import LayoutSimSizes

/// The report on a plane of windows agrees with windows that are laid out individually.
@Suite struct PlaneTests {
    private let renderer: Renderer
    private let plane = SizePlane(widths: 200...500, heights: 300...700)

    init() throws { renderer = try Renderer() }

    private func bands(_ root: View, _ constraints: [Constraint]) throws -> [Band] {
        let strips = try FamilyStrip.strips(in: plane) { size in
            [window(root, constraints, width: size.width, height: size.height)]
        }
        return PlaneWalk(renderer).bands(of: strips[0])
    }

    private func report(_ bands: [Band]) -> PlaneReport { PlaneReport(bands, renderer) { _ in false } }

    /// A title that wraps at the top, a box at the bottom, and two labels with equal resistance between them.
    private var screen: (root: View, constraints: [Constraint]) {
        let title = View.label(
            "title", TextContent("A title of a few words", font: .system(size: 40), numberOfLines: 0))
        let (first, second) = (
            View.label("first", TextContent("Stay signed in", font: .system(size: 20))),
            View.label("second", TextContent("on this device", font: .system(size: 20)))
        )
        var box = View("box", content: .control(.slider(value: 0.5)))
        box.intrinsicSizeOverride = IntrinsicSizeOverride(width: .points(100), height: .points(200))
        let root = View("root", subviews: [title, first, second, box])
        return (
            root,
            [
                title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
                title.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
                title.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
                first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
                first.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 20),
                second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
                second.topAnchor.constraint(equalTo: first.topAnchor),
                second.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -20),
                box.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -20),
                box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            ]
        )
    }

    @Test func `a fault that moves with both sides is one area`() throws {
        let (mark, foot) = (
            View.label("mark", TextContent("mark", font: .system(size: 20))),
            View.label("foot", TextContent("foot", font: .system(size: 20)))
        )
        let square = View("square")
        let root = View("root", subviews: [square, mark, foot])
        let constraints = [
            square.topAnchor.constraint(equalTo: root.topAnchor),
            square.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            square.widthAnchor.constraint(equalTo: root.widthAnchor),
            square.heightAnchor.constraint(equalTo: square.widthAnchor),
            mark.topAnchor.constraint(equalTo: square.bottomAnchor),
            mark.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            foot.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            foot.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40),
        ]
        let faults = report(try bands(root, constraints)).faults
        let overlapping = try #require(faults.first { $0.finding.rule == .overlapping })
        let area = try #require(overlapping.areas.first)
        #expect(overlapping.areas.count == 1)
        for height in stride(from: 320.0, through: 520, by: 20) {
            let widths = try #require(area.widths(at: height))
            #expect(abs((widths.lowerBound + widths.upperBound) / 2 - (height - 64)) < 1, "\(height): \(widths)")
        }
    }

    @Test func `frames of all windows are known`() throws {
        let (root, constraints) = screen
        let bands = try bands(root, constraints)
        #expect(bands.allSatisfy { $0.isProven })
        var random = SeededRandom(seed: 7)
        for _ in 0..<60 {
            let size = Size(
                width: Double(random.int(in: 400...1000)) / 2, height: Double(random.int(in: 600...1400)) / 2)
            let band = try #require(bands.first { $0.heights.contains(size.height) })
            let stretch = try #require(band.line(at: size.height).first { $0.widths.contains(size.width) })
            let expected = renderer.layout(window(root, constraints, width: size.width, height: size.height))
            let found = stretch.layout(at: size.width)
            #expect(found.views.map(\.screenFrame) == expected.views.map(\.screenFrame), "\(size)")
        }
    }

    @Test func `a fault is told for the windows that have it and for no others`() throws {
        let (root, constraints) = screen
        let report = report(try bands(root, constraints))
        var random = SeededRandom(seed: 8)
        for _ in 0..<60 {
            let size = Size(
                width: Double(random.int(in: 400...1000)) / 2, height: Double(random.int(in: 600...1400)) / 2)
            guard !report.isAtAnEdge(size) else { continue }
            let layout = renderer.layout(window(root, constraints, width: size.width, height: size.height))
            let expected = Set(renderer.audit(layout, isFullScreen: false).map(FaultName.init))
            #expect(report.faults(at: size) == expected, "\(size)")
        }
        #expect(Set(report.faults.map(\.finding.rule)).isSuperset(of: [.truncated, .overlapping]))
    }

    @Test func `a box above another one covers it in windows that are low`() throws {
        func box(_ id: String) -> View {
            var view = View(id, content: .control(.slider(value: 0.5)))
            view.intrinsicSizeOverride = IntrinsicSizeOverride(width: .points(100), height: .points(200))
            return view
        }
        let (top, bottom) = (box("top"), box("bottom"))
        let root = View("root", subviews: [top, bottom])
        let constraints = [
            top.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
            top.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            bottom.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -40),
            bottom.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
        ]
        let fault = try #require(report(try bands(root, constraints)).faults.first { $0.finding.rule == .overlapping })
        let area = try #require(fault.areas.first)
        #expect(fault.areas.count == 1)
        // The upper box ends at 240, the lower one begins at the height less 240; two points are not reported.
        #expect(area.isRectangle)
        #expect(abs(area.heights.upperBound - 478) <= 0.5)
        #expect(abs(area.widths.upperBound - 238) <= 0.5)
    }

    @Test func `faults that follow a slanted edge have slanted areas`() throws {
        // As high as the window is wide.
        let square = View("square", content: .control(.slider(value: 0.5)))
        let root = View("root", subviews: [square])
        let constraints = [
            square.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            square.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            square.topAnchor.constraint(equalTo: root.topAnchor),
            square.heightAnchor.constraint(equalTo: root.widthAnchor),
        ]
        let report = report(try bands(root, constraints))
        let fault = try #require(report.faults.first { $0.finding.rule == .outside })
        for size in [Size(width: 310, height: 305), Size(width: 490, height: 480), Size(width: 440, height: 305)] {
            #expect(fault.areas.contains { $0.contains(size) }, "\(size)")
        }
        for size in [Size(width: 310, height: 330), Size(width: 490, height: 500), Size(width: 440, height: 600)] {
            #expect(!fault.areas.contains { $0.contains(size) }, "\(size)")
        }
    }
}

extension PlaneReport {
    /// Returns the faults of a window.
    fileprivate func faults(at size: Size) -> Set<FaultName> {
        Set(faults.filter { $0.areas.contains { $0.contains(size) } }.map { FaultName($0.finding) })
    }

    /// Returns whether a fault begins or ends within a point of a window.
    fileprivate func isAtAnEdge(_ size: Size) -> Bool {
        let around = [-1.0, 1].flatMap { x in
            [-1.0, 1].map { Size(width: size.width + x, height: size.height + $0) }
        }
        return Set(around.map(faults(at:))).count > 1
    }
}

extension FaultArea {
    /// Returns whether the area contains a window.
    fileprivate func contains(_ size: Size) -> Bool {
        zip(slices, slices.dropFirst()).contains { lower, upper in
            guard lower.height <= size.height, size.height <= upper.height else { return false }
            let extent = upper.height - lower.height
            let part = extent > 0 ? (size.height - lower.height) / extent : 0
            let ends = [\ClosedRange<Double>.lowerBound, \.upperBound].map { end in
                lower.widths[keyPath: end] + (upper.widths[keyPath: end] - lower.widths[keyPath: end]) * part
            }
            return ends[0] <= size.width && size.width <= ends[1]
        }
    }
}
