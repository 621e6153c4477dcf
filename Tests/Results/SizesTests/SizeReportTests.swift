import LayoutSimAudits
import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimRendering
import LayoutSimText
import LayoutSimViewTree
import Testing

@testable import LayoutSimSizes

@Suite struct SizeReportTests {
    private func box(_ id: String) -> View {
        var view = View(id, content: .control(.slider(value: 0.5)))
        view.intrinsicSizeOverride = IntrinsicSizeOverride(width: .points(100), height: .points(50))
        return view
    }

    /// A box at each side of a window, one slightly lower than the other.
    private var boxesAtBothSides: (root: View, constraints: [Constraint]) {
        let (left, right) = (box("left"), box("right"))
        let root = View("root", subviews: [left, right])
        return (
            root,
            [
                left.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
                right.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
                left.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
                right.topAnchor.constraint(equalTo: root.topAnchor, constant: 80),
            ]
        )
    }

    @Test func `two views cover each other from where they meet to where one has passed the other`() throws {
        let (root, constraints) = boxesAtBothSides
        let report = try report(root, constraints, widths: 30...600, renderer: Renderer())
        #expect(report.isProven)
        let fault = try #require(report.faults.first { $0.finding.rule == .overlapping })
        let range = try #require(fault.ranges.first)
        #expect(fault.ranges.count == 1)
        // The left box is at 20 to 120, the right one from the width less 120 on; two points are not reported.
        #expect(abs(range.lowerBound - 42) <= 0.5)
        #expect(abs(range.upperBound - 238) <= 0.5)
    }

    @Test func `what breaks in the middle of a stretch alone is found`() throws {
        // A box that moves over another one, from beyond its right to beyond its left.
        let (still, moving) = (box("still"), box("moving"))
        let root = View("root", subviews: [still, moving])
        let constraints = [
            still.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 400),
            still.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
            moving.leadingAnchor.constraint(equalTo: root.trailingAnchor, constant: -800),
            moving.topAnchor.constraint(equalTo: root.topAnchor, constant: 80),
        ]
        let report = try report(root, constraints, widths: 1010...1790, renderer: Renderer())
        #expect(report.isProven)
        #expect(report.events == [1010])
        let fault = try #require(report.faults.first { $0.finding.rule == .overlapping })
        let range = try #require(fault.ranges.first)
        #expect(abs(range.lowerBound - 1102) <= 0.5)
        #expect(abs(range.upperBound - 1298) <= 0.5)
    }

    @Test func `a text is truncated up to the width that it needs`() throws {
        let renderer = try Renderer()
        let label = View.label("label", TextContent("Stay signed in on this device", font: .system(size: 17)))
        let root = View("root", subviews: [label])
        let constraints = [
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 60),
            label.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
            label.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -60),
        ]
        let report = try report(root, constraints, widths: 200...600, renderer: renderer)
        let fault = try #require(report.faults.first { $0.finding.rule == .truncated })
        let range = try #require(fault.ranges.first)
        let needed = renderer.layout(window(root, constraints, width: 600)).views[1].frame.width
        #expect(report.isProven)
        #expect(range.lowerBound == 200)
        #expect(abs(range.upperBound - needed - 120) <= 0.5)
        #expect(report.events.count == 2)
        #expect(abs(report.events[1] - needed - 120) <= 0.5)
    }

    @Test func `a view that a narrower text pushes jumps`() throws {
        let label = View.label(
            "label", TextContent("Two lines or one", font: .system(size: 17), numberOfLines: 0))
        let below = box("below")
        let root = View("root", subviews: [label, below])
        let constraints = [
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
            below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
        ]
        let report = try report(root, constraints, widths: 100...300, renderer: Renderer())
        #expect(report.jumps.map(\.view.id) == ["label", "below"])
        #expect(report.jumps.allSatisfy { $0.distance > 15 && $0.width == report.events[1] })
    }

    @Test func `two views change sides where the one has passed the other`() throws {
        let (root, constraints) = boxesAtBothSides
        let report = try report(root, constraints, widths: 30...600, renderer: Renderer())
        // Apart with the right box at the left up to 40, apart again from 240 on.
        #expect(report.flips.map { $0.views.map(\.id) } == [["left", "right"]])
        #expect(report.flips.allSatisfy { abs($0.width - 240) <= 0.5 })
    }

    @Test func `a picture is distorted on both sides of its proportions`() throws {
        let size = Size(width: 40, height: 20)
        let image = Image(.file("picture"), size: size, intrinsicSize: size)
        let picture = View.imageView("picture", image, contentMode: .scaleToFill)
        let root = View("root", subviews: [picture])
        let constraints = [
            picture.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            picture.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            picture.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
            picture.heightAnchor.constraint(equalToConstant: 100),
        ]
        let report = try report(root, constraints, widths: 100...900, renderer: Renderer())
        let fault = try #require(report.faults.first { $0.finding.rule == .distortedImage })
        #expect(fault.ranges.count == 2)
        #expect(!fault.ranges.contains { $0.contains(240) })
    }
}
