import LayoutSimDrawing
import LayoutSimGeometry
import LayoutSimViewTree
import Testing

@Suite struct OverlayTests {
    private static let box = View("box")
    private static let other = View("other")
    private static let root = View("view", subviews: [box, other])

    struct Mark: Sendable, CustomTestStringConvertible {
        var name: String
        /// A constraint in addition to the frame of `box`, 20,10 40x30, and that of `other`, 20,60 10x10, on 100 by 80
        /// points.
        var constraint: Constraint
        var line: [String]
        var label: [String]
        var testDescription: String { name }
    }

    private static let blue = "#1D77EF"
    private static let orange = "#E2620B"

    static let marks = [
        Mark(
            name: "spacing", constraint: other.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 20),
            line: ["path of 6 22,40 6x20 1 \(blue)"], label: ["20"]),
        Mark(
            name: "spacing that is optional",
            constraint: other.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 20).withPriority(500),
            line: ["path of 6 22,40 6x20 1 dashed 3,2 \(blue)"], label: ["20 @500"]),
        Mark(
            name: "spacing with room to spare",
            constraint: other.topAnchor.constraint(greaterThanOrEqualTo: box.bottomAnchor, constant: 8),
            line: ["path of 6 22,40 6x20 1 \(blue)"], label: ["≥ 8: 20"]),
        Mark(
            name: "spacing that gave way",
            constraint: other.topAnchor.constraint(equalTo: box.bottomAnchor, constant: 25).withPriority(500),
            line: ["path of 6 22,40 6x20 1 dashed 3,2 \(orange)"], label: ["25 @500, off by 5"]),
        Mark(
            name: "a side of the superview",
            constraint: root.trailingAnchor.constraint(greaterThanOrEqualTo: box.trailingAnchor, constant: 1),
            line: ["path of 6 60,22 40x6 1 \(blue)"], label: ["≥ 1: 40"]),
        Mark(
            name: "a width", constraint: box.widthAnchor.constraint(lessThanOrEqualToConstant: 40),
            line: ["path of 6 20,31 40x6 1 \(blue)"], label: ["≤ 40"]),
        Mark(
            name: "a height that gave way",
            constraint: box.heightAnchor.constraint(equalToConstant: 35).withPriority(9),
            line: ["path of 6 51,10 6x30 1 dashed 3,2 \(orange)"], label: ["30 of 35 @9"]),
        Mark(
            name: "a square", constraint: other.widthAnchor.constraint(equalTo: other.heightAnchor), line: [],
            label: ["1:1"]),
        Mark(
            name: "a ratio",
            constraint: box.widthAnchor.constraint(equalTo: other.widthAnchor, multiplier: 4).withPriority(750),
            line: [],
            label: ["4 × @750"]),
        Mark(
            name: "centers that are level", constraint: box.centerXAnchor.constraint(equalTo: box.centerXAnchor),
            line: ["path of 2 40,-2 0x54 0.5 dashed 4,3 \(blue)"], label: []),
        Mark(
            name: "centers with a distance",
            constraint: box.centerXAnchor.constraint(equalTo: root.centerXAnchor, constant: -10),
            line: ["path of 2 40,-2 0x54 0.5 dashed 4,3 \(blue)"], label: ["center −10"]),
        Mark(
            name: "centers that gave way",
            constraint: box.centerYAnchor.constraint(equalTo: root.centerYAnchor).withPriority(249),
            line: ["path of 2 8,40 64x0 0.5 dashed 4,3 \(orange)"], label: ["center @249, off by 15"]),
    ]

    /// Returns the overlay's display list for a constraint in addition to the eight that place both views.
    private func overlay(_ constraint: Constraint?) throws -> DisplayList {
        let frames =
            OverlayTests.box.constraints(frame: Rect(x: 20, y: 10, width: 40, height: 30), in: OverlayTests.root)
            + OverlayTests.other.constraints(frame: Rect(x: 20, y: 60, width: 10, height: 10), in: OverlayTests.root)
        var list = try picture(screen(OverlayTests.root, frames + [constraint].compactMap(\.self)), overlay: true)
        list.items.removeAll { $0.view != "overlay" }
        return list
    }

    @Test(arguments: marks) func `a constraint has its mark`(_ mark: Mark) throws {
        let before = try overlay(nil)
        let after = try overlay(mark.constraint)
        let lines = strokes(after)
        for line in mark.line { #expect(lines.contains("stroke " + line)) }
        #expect(lines.count == strokes(before).count + mark.line.count)
        let reader = try GlyphReader()
        let labels = reader.texts(of: "overlay", in: after)
        #expect(labels.dropFirst(reader.texts(of: "overlay", in: before).count).elementsEqual(mark.label))
    }

    /// Returns the lines of constraints, without those of frames and labels.
    private func strokes(_ list: DisplayList) -> [String] {
        list.lines(of: "overlay").filter { $0.hasPrefix("stroke path") && !$0.hasPrefix("stroke path of 9 ") }
    }

    @Test func `a label has the color of its line`() throws {
        for (constant, color) in [(20.0, OverlayTests.blue), (21, OverlayTests.orange)] {
            let constraint = OverlayTests.other.topAnchor
                .constraint(equalTo: OverlayTests.box.bottomAnchor, constant: constant).withPriority(5)
            let lines = try overlay(constraint).lines(of: "overlay").suffix(3)
            #expect(
                lines.map { $0.split(separator: " ").last ?? "" } == ["#FFFFFFE0", Substring(color), Substring(color)])
        }
    }

    @Test func `frames are drawn inside their edges, without that of the root`() throws {
        let lines = try overlay(nil).lines(of: "overlay")
        #expect(
            lines.filter { $0.hasPrefix("stroke rect") } == [
                "stroke rect 20.25,10.25 39.5x29.5 0.5 #1D77EF70", "stroke rect 20.25,60.25 9.5x9.5 0.5 #1D77EF70",
            ])
    }

    @Test func `labels stay on the screen`() throws {
        let list = try overlay(
            OverlayTests.root.rightAnchor.constraint(equalTo: OverlayTests.other.rightAnchor, constant: 500)
                .withPriority(1))
        let plates = list.items.compactMap { item -> Rect? in
            guard case .fill(let plate, let color, _) = item.operation, color == Color.white.withAlpha(0xE0) else {
                return nil
            }
            return Rect(around: plate.points)
        }
        #expect(!plates.isEmpty)
        for place in plates {
            #expect(place.minX >= 0 && place.maxX <= 100 && place.minY >= 0 && place.maxY <= 80)
        }
    }

    @Test func `the picture below stays as it is`() throws {
        let root = View("view", backgroundColor: .white, subviews: [OverlayTests.box])
        let test = screen(
            root, OverlayTests.box.constraints(frame: Rect(x: 1, y: 1, width: 5, height: 5), in: root),
            navigationBar: NavigationBar(title: "T"))
        let plain = try picture(test)
        #expect(try picture(test, overlay: true).items.prefix(plain.items.count).elementsEqual(plain.items))
    }
}
