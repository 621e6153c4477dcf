import LayoutSimDocuments
import LayoutSimGeometry
import LayoutSimRendering
import LayoutSimText
import LayoutSimViewTree
import Testing

@testable import LayoutSimSizes

@Suite struct SizePartitionOfStretchesTests {
    private func partition(_ root: View, _ constraints: [Constraint]) throws -> SizePartition {
        let families = try ScreenFamily.families(along: SizeLine(widths: 320...1000, height: 480)) { width in
            [window(root, constraints, width: width)]
        }
        return SizePartition(SizeWalk(try Renderer()).stretches(of: families[0]))
    }

    @Test func `a box that stops growing makes two pieces`() throws {
        let box = View("box")
        let root = View("root", subviews: [box])
        let partition = try partition(
            root,
            [
                box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
                box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20).withPriority(.defaultHigh),
                box.widthAnchor.constraint(lessThanOrEqualToConstant: 300),
                box.topAnchor.constraint(equalTo: root.topAnchor),
                box.heightAnchor.constraint(equalToConstant: 50),
            ]
        ).recorded
        #expect(partition.widths == 320...1000)
        #expect(partition.pieces.map(\.widths) == [320...340, 340...1000])
        #expect(partition.pieces.map(\.views[1].first.width) == [280, 300])
        #expect(partition.pieces.map(\.views[1].last.width) == [300, 300])
        #expect(partition.sampled == [])
    }
}
