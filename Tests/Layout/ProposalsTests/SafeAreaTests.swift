import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals
import Testing

/// Views within the safe area of a phone of 300 by 600 points, 50 at the top and 30 at the bottom.
@Suite struct SafeAreaTests {
    private func frames(_ tree: ProposalTree, keyboard: Double = 0) throws -> [Rect?] {
        let insets = EdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
        let screen = Rect(x: 0, y: 0, width: 300, height: 600)
        let layout = try ProposalLayout(
            tree, in: screen, safeArea: insets, keyboard: keyboard, scale: 3, SampleTexts())
        return layout.nodes.map(\.frame)
    }

    private let whole = Rect(x: 0, y: 0, width: 300, height: 600)
    private let safe = Rect(x: 0, y: 50, width: 300, height: 520)

    @Test func `the root is in the middle of what is safe`() throws {
        var tree = ProposalTree()
        _ = tree.add(.frame(width: 100, height: 20, .center), [tree.add(.fill)])
        #expect(try frames(tree)[1] == Rect(x: 100, y: 300, width: 100, height: 20))
    }

    @Test func `a view that ignores the safe area grows over the edges that it touches, and is no larger itself`()
        throws
    {
        var tree = ProposalTree()
        let fill = tree.add(.fill)
        _ = tree.add(.ignoringSafeArea(.all), [fill])
        #expect(try frames(tree) == [whole, safe])
        var bottom = ProposalTree()
        _ = bottom.add(.ignoringSafeArea(EdgeSet([.bottom])), [bottom.add(.fill)])
        #expect(try frames(bottom)[0] == Rect(x: 0, y: 50, width: 300, height: 550))
    }

    @Test(arguments: [
        (200.0, SafeAreaCover.everything, 0.0, 600.0), (200, .container, 0, 400), (200, .keyboard, 50, 570),
        (20, .everything, 0, 600), (20, .container, 0, 580), (20, .keyboard, 50, 570), (0, .keyboard, 50, 570),
    ]) func `a keyboard covers what bars leave`(
        _ keyboard: Double, _ cover: SafeAreaCover, _ top: Double, _ bottom: Double
    ) throws {
        var tree = ProposalTree()
        let fill = tree.add(.fill)
        let ignoring = tree.add(.ignoringSafeArea(.all, cover), [fill])
        let frames = try frames(tree, keyboard: keyboard)
        #expect(frames[ignoring] == Rect(x: 0, y: 50, width: 300, height: min(520, 550 - keyboard)))
        #expect(frames[fill] == Rect(x: 0, y: top, width: 300, height: bottom - top))
    }

    @Test func `a bar is above the keyboard, and what ignores the keyboard goes on below it`() throws {
        var tree = ProposalTree()
        let fill = tree.add(.fill)
        let ignoring = tree.add(.ignoringSafeArea(.all, .keyboard), [fill])
        let bar = tree.add(.frame(width: nil, height: 44, .center), [tree.add(.fill)])
        _ = tree.add(.safeAreaInset(.bottom, .horizontalCenter, spacing: 0), [ignoring, bar])
        let frames = try frames(tree, keyboard: 200)
        #expect(frames[bar] == Rect(x: 0, y: 356, width: 300, height: 44))
        #expect(frames[fill] == Rect(x: 0, y: 50, width: 300, height: 476))
    }

    @Test func `a view in the middle does not grow`() throws {
        var tree = ProposalTree()
        let ignoring = tree.add(.ignoringSafeArea(.all), [tree.add(.fill)])
        let box = tree.add(.frame(width: 100, height: 100, .center), [ignoring])
        #expect(try frames(tree)[0] == Rect(x: 100, y: 260, width: 100, height: 100))
        #expect(box == 2)
    }

    @Test(arguments: [
        (ViewEdge.bottom, Rect(x: 0, y: 50, width: 300, height: 472), Rect(x: 0, y: 526, width: 300, height: 44)),
        (.top, Rect(x: 0, y: 98, width: 300, height: 472), Rect(x: 0, y: 50, width: 300, height: 44)),
    ]) func `a bar is at an edge of what is safe, and what it covers is not safe`(
        _ edge: ViewEdge, _ base: Rect, _ bar: Rect
    ) throws {
        var tree = ProposalTree()
        let fill = tree.add(.fill)
        let ignoring = tree.add(.ignoringSafeArea(.all), [fill])
        let bars = tree.add(.frame(width: nil, height: 44, .center), [tree.add(.fill)])
        _ = tree.add(.safeAreaInset(edge, .horizontalCenter, spacing: 4), [ignoring, bars])
        let frames = try frames(tree)
        #expect(frames[ignoring] == base)
        #expect(frames[bars] == bar)
        #expect(frames[fill] == whole)
    }

    @Test func `padding of the safe area is a part of it`() throws {
        var tree = ProposalTree()
        let fill = tree.add(.fill)
        let ignoring = tree.add(.ignoringSafeArea(EdgeSet([.leading, .trailing])), [fill])
        _ = tree.add(.safeAreaPadding(EdgeInsets(top: 0, left: 16, bottom: 0, right: 16)), [ignoring])
        #expect(try frames(tree)[ignoring] == Rect(x: 16, y: 50, width: 268, height: 520))
        #expect(try frames(tree)[fill] == safe)
    }

    @Test func `a scroll view reaches over the edges of what is safe, and its content does not`() throws {
        var tree = ProposalTree()
        let row = tree.add(.frame(width: nil, height: 900, .center), [tree.add(.fill)])
        let scroll = tree.add(.scroll(.vertical, margins: .zero, offset: .zero), [row])
        let insets = EdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
        let layout = try ProposalLayout(tree, in: whole, safeArea: insets, scale: 3, SampleTexts())
        #expect(layout.nodes[scroll].frame == whole)
        #expect(layout.overhangs == [scroll: insets])
        #expect(layout.nodes[row].frame == Rect(x: 0, y: 50, width: 300, height: 900))
    }

    @Test func `a reader knows what is not safe of it, paddings and bars counted`() throws {
        var tree = ProposalTree()
        let reader = tree.add(.geometryReader)
        let padded = tree.add(.safeAreaPadding(EdgeInsets(all: 5)), [reader])
        let bar = tree.add(.frame(width: nil, height: 40, .center), [tree.add(.fill)])
        _ = tree.add(.safeAreaInset(.bottom, .horizontalCenter, spacing: 0), [padded, bar])
        let insets = EdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
        let layout = try ProposalLayout(tree, in: whole, safeArea: insets, scale: 3, SampleTexts())
        #expect(layout.safeAreas[reader] == EdgeInsets(top: 55, left: 5, bottom: 75, right: 5))
    }
}
