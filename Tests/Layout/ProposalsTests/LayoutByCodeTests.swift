import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals
import Testing

/// What code says of layouts of an app's own, and what it leaves to the engine's containers.
@Suite struct LayoutByCodeTests {
    /// Layouts that are what a container of a kind is, but for their guides and distances.
    private struct Containers: ProposalCode {
        var kinds: [ProposalKind]
        var guide: Double?
        var spacing: [SpacingPreference]?

        func text(_ number: Int, proposed: ProposedSize) -> TextAnswer {
            TextAnswer(size: Size(width: 60, height: 20), firstBaseline: 16, lastBaseline: 16)
        }
        func lines(ofText number: Int) -> FontLines? { nil }
        func guide(_ number: Int, of view: ProposalDimensions) -> Double { 0 }
        func size(ofLayout number: Int, proposed: ProposedSize, _ subviews: ProposalSubviews) -> Size {
            subviews.size(as: kinds[number], proposed)
        }
        func places(
            ofLayout number: Int, in size: Size, proposed: ProposedSize, _ subviews: ProposalSubviews
        ) -> [ProposalPlace] { subviews.places(as: kinds[number], in: size, proposed) }
        func guide(
            _ guide: AlignmentGuide, ofLayout number: Int, in size: Size, proposed: ProposedSize,
            _ subviews: ProposalSubviews
        ) -> Double? {
            if let own = self.guide { return own }
            let places = subviews.places(as: kinds[number], in: size, proposed)
            return subviews.guide(guide, of: places, in: size, proposed)
        }
        func spacing(ofLayout number: Int, at edge: ViewEdge, _ subviews: ProposalSubviews) -> [SpacingPreference] {
            spacing ?? subviews.spacing(as: kinds[number], at: edge)
        }
    }

    private static let containers: [ProposalKind] = [
        .stack(.vertical, .leading, spacing: nil), .stack(.horizontal, .firstTextBaseline, spacing: 3),
        .overlapping(.topLeading), .grid(.center, horizontalSpacing: nil, verticalSpacing: 2),
    ]

    private func frames(_ tree: ProposalTree, _ code: Containers) throws -> [Rect?] {
        try ProposalLayout(tree, in: Rect(x: 0, y: 0, width: 200, height: 100), scale: 2, code).nodes.map(\.frame)
    }

    @Test(arguments: containers)
    func `a layout that asks for a container's answers is laid out as the container`(_ kind: ProposalKind) throws {
        func frames(of whole: ProposalKind) throws -> [Rect?] {
            var tree = ProposalTree()
            let boxes = [40.0, 20].map { tree.add(.frame(width: $0, height: 30, .center), [tree.add(.fill)]) }
            let row = tree.add(.gridRow(nil), boxes)
            let inner = tree.add(whole, [row, tree.add(.text(0)), tree.add(.fill)])
            _ = tree.add(.stack(.horizontal, .firstTextBaseline, spacing: nil), [tree.add(.text(1)), inner])
            return try self.frames(tree, Containers(kinds: [kind]))
        }
        #expect(try frames(of: .code(0, axis: kind.stackAxis)) == frames(of: kind))
    }

    @Test func `a guide that code says is where the layout is aligned`() throws {
        var tree = ProposalTree()
        let box = tree.add(.frame(width: 10, height: 40, .center), [tree.add(.fill)])
        let layout = tree.add(.code(0), [tree.add(.text(0))])
        let row = tree.add(.stack(.horizontal, .verticalCenter, spacing: 0), [box, layout])
        let code = Containers(kinds: [.overlapping(.center)], guide: 15)
        let frames = try frames(tree, code)
        #expect(frames[layout]?.minY == frames[row].map { $0.minY + 5 })
    }

    @Test func `a guide that is no number counts as 0 and is told`() throws {
        var tree = ProposalTree()
        let box = tree.add(.frame(width: 10, height: 40, .center), [tree.add(.fill)])
        let layout = tree.add(.code(0), [tree.add(.text(0))])
        _ = tree.add(.stack(.horizontal, .verticalCenter, spacing: 0), [box, layout])
        let code = Containers(kinds: [.overlapping(.center)], guide: .nan)
        let area = Rect(x: 0, y: 0, width: 200, height: 100)
        let placed = try ProposalLayout(tree, in: area, scale: 2, code)
        #expect(placed.faults.map(\.node) == [layout])
        #expect(placed.faults.map(\.reason) == [.notANumber])
        #expect(placed.nodes[layout].frame.map { $0.minY - 30 } == 20)
    }

    @Test func `what code asks of neighbors is the distance to them`() throws {
        func distance(_ spacing: [SpacingPreference]?) throws -> Double? {
            var tree = ProposalTree()
            let box = tree.add(.frame(width: 10, height: 40, .center), [tree.add(.fill)])
            let layout = tree.add(.code(0), [tree.add(.frame(width: 10, height: 40, .center), [tree.add(.fill)])])
            _ = tree.add(.stack(.horizontal, .top, spacing: nil), [box, layout])
            let code = Containers(kinds: [.overlapping(.center)], spacing: spacing)
            let frames = try frames(tree, code)
            return frames[layout].flatMap { layout in frames[box].map { layout.minX - $0.maxX } }
        }
        #expect(try distance([.none]) == 0)
        #expect(try distance(nil) == 8)
    }

    @Test func `spacers and dividers go by the axis of the layout`() throws {
        func size(_ axis: Axis?) throws -> Size? {
            var tree = ProposalTree()
            let line = tree.add(.divider(thickness: 1))
            _ = tree.add(.code(0, axis: axis), [line])
            return try frames(tree, Containers(kinds: [.overlapping(.center)]))[line]?.size
        }
        #expect(try size(.horizontal) == Size(width: 1, height: 100))
        #expect(try size(.vertical) == Size(width: 200, height: 1))
        #expect(try size(nil) == Size(width: 200, height: 1))
    }
}

extension ProposalKind {
    /// The axis of a stack.
    fileprivate var stackAxis: Axis? {
        if case .stack(let axis, _, _) = self { return axis }
        return nil
    }
}
