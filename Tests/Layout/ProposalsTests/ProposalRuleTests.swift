import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals
import Testing

/// Rules that neither the worked examples nor the generated views have.
@Suite struct ProposalRuleTests {
    /// Texts of a font of 17 points with a style's leading, 20.33 points high.
    private struct StyledTexts: ProposalCode {
        var lines: FontLines

        func text(_ number: Int, proposed: ProposedSize) -> TextAnswer {
            TextAnswer(size: Size(width: 60, height: 61.0 / 3), firstBaseline: 16, lastBaseline: 16)
        }
        func lines(ofText number: Int) -> FontLines? { lines }
        func guide(_ number: Int, of view: ProposalDimensions) -> Double { view.size.width / 3 }
        func size(ofLayout number: Int, proposed: ProposedSize, _ subviews: ProposalSubviews) -> Size {
            if number == 1 { return Size(width: .nan, height: 0) }
            return subviews.nodes.reduce(into: Size.zero) { sum, node in
                let size = subviews.size(of: node, .unspecified)
                sum = Size(width: sum.width + size.width, height: max(sum.height, size.height))
            }
        }
        func places(
            ofLayout number: Int, in size: Size, proposed: ProposedSize, _ subviews: ProposalSubviews
        ) -> [ProposalPlace] {
            subviews.nodes.dropLast().map { ProposalPlace($0, at: Point(x: 7, y: 3), .unspecified) }
        }
        func guide(
            _ guide: AlignmentGuide, ofLayout number: Int, in size: Size, proposed: ProposedSize,
            _ subviews: ProposalSubviews
        ) -> Double? { nil }
        func spacing(ofLayout number: Int, at edge: ViewEdge, _ subviews: ProposalSubviews) -> [SpacingPreference] {
            [.standard]
        }
    }

    private let body = StyledTexts(
        lines: FontLines(leading: 1.91, height: 20.29, ascender: 16.18, descender: 4.1, capHeight: 11.99))

    private func frames(
        _ tree: ProposalTree, _ width: Double = 300, _ height: Double = 300, isRightToLeft: Bool = false
    ) throws -> [Rect?] {
        let area = Rect(x: 0, y: 0, width: width, height: height)
        return try ProposalLayout(tree, in: area, scale: 3, isRightToLeft: isRightToLeft, body).nodes.map(\.frame)
    }

    private func column(_ first: ProposalKind, _ second: ProposalKind) throws -> Double {
        var tree = ProposalTree()
        let children = [
            tree.add(.fixedSize(.both), [tree.add(first)]), tree.add(.fixedSize(.both), [tree.add(second)]),
        ]
        _ = tree.add(.stack(.vertical, .leading, spacing: nil), children)
        let frames = try frames(tree)
        return (frames[3]?.minY ?? 0) - (frames[1]?.maxY ?? 0)
    }

    @Test func `texts have the leading of the lower one between them`() throws {
        #expect(try abs(column(.text(0), .text(1)) - 2) < 1e-9)
    }

    @Test func `a text and another view have a part of its line between them`() throws {
        // 2.333 is a tenth of the line in whole pixels.
        #expect(try abs(column(.fill, .text(0)) - (7.0 / 3 + 20.29 - 16.18)) < 1e-9)
        #expect(try abs(column(.text(0), .fill) - (7.0 / 3 + 20.29 - 11.99)) < 1e-9)
        #expect(try column(.fill, .fill) == 8)
    }

    @Test func `a frame with a height, or an inset at the edge, hides the text from its neighbors`() throws {
        var tree = ProposalTree()
        var children = [tree.add(.frame(width: nil, height: 48, .center), [tree.add(.text(0))])]
        children.append(tree.add(.padding(EdgeInsets(top: 5, left: 0, bottom: 5, right: 0)), [tree.add(.text(1))]))
        children.append(tree.add(.frame(width: 40, height: nil, .center), [tree.add(.text(2))]))
        _ = tree.add(.stack(.vertical, .leading, spacing: nil), children)
        let frames = try frames(tree)
        #expect((frames[children[1]]?.minY ?? 0) - (frames[children[0]]?.maxY ?? 0) == 8)
        // A frame that has only a width asks for what its text does: the part of a line above it.
        let distance = (frames[children[2]]?.minY ?? 0) - (frames[children[1]]?.maxY ?? 0)
        #expect(abs(distance - (7.0 / 3 + 20.29 - 16.18)) < 1e-9)
    }

    @Test func `a stack without views has no distance to its neighbors`() throws {
        #expect(try column(.text(0), .stack(.vertical, .leading, spacing: nil)) == 0)
    }

    @Test func `a lazy stack is as wide as what is proposed`() throws {
        var tree = ProposalTree()
        let box = tree.add(.frame(width: 50, height: 20, .center), [tree.add(.fill)])
        _ = tree.add(.lazyStack(.vertical, .trailing, spacing: 4), [box])
        #expect(try frames(tree)[2]?.width == 300)
        #expect(try frames(tree)[1]?.minX == 250)
    }

    @Test func `a narrow content of a scroll view is in its middle, at its top, and moves with its offset`() throws {
        var tree = ProposalTree()
        let box = tree.add(.frame(width: 100, height: 40, .center), [tree.add(.fill)])
        let margins = EdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
        _ = tree.add(.scroll(.vertical, margins: margins, offset: Point(x: 0, y: 12)), [box])
        #expect(try frames(tree)[1] == Rect(x: 100, y: -7, width: 100, height: 40))
    }

    @Test func `shorter content of a scroll view lies where its anchor says`() throws {
        var tree = ProposalTree()
        let box = tree.add(.frame(width: 100, height: 40, .center), [tree.add(.fill)])
        _ = tree.add(.scroll(.vertical, margins: .zero, offset: .zero, anchor: Point(x: 1, y: 0.5)), [box])
        #expect(try frames(tree)[1] == Rect(x: 200, y: 130, width: 100, height: 40))
    }

    @Test func `content of a row that scrolls is in the middle across it`() throws {
        var tree = ProposalTree()
        let box = tree.add(.frame(width: 100, height: 40, .center), [tree.add(.fill)])
        _ = tree.add(.scroll(.horizontal, margins: .zero, offset: .zero), [box])
        #expect(try frames(tree)[1] == Rect(x: 0, y: 130, width: 100, height: 40))
    }

    @Test func `views that run the other way than those around them are mirrored within their frame`() throws {
        for isRightToLeft in [false, true] {
            var tree = ProposalTree()
            func box(_ width: Double) -> Int {
                tree.add(.frame(width: width, height: 10, .center), [tree.add(.fill)])
            }
            let inner = [box(20), box(30)]
            let row = tree.add(.stack(.horizontal, .top, spacing: 0), inner)
            let outer = [box(50), tree.add(.mirrored, [row])]
            _ = tree.add(.stack(.horizontal, .top, spacing: 0), outer)
            let frames = try frames(tree, 100, 10, isRightToLeft: isRightToLeft)
            let starts = [outer[0], inner[0], inner[1]].map { frames[$0]?.minX }
            #expect(starts == (isRightToLeft ? [50, 0, 20] : [0, 80, 50]))
        }
    }

    @Test func `a place that is no number counts as 0 and is told`() throws {
        var tree = ProposalTree()
        let box = tree.add(.frame(width: 20, height: 10, .center), [tree.add(.fill)])
        _ = tree.add(.offset(Point(x: .nan, y: 3)), [box])
        let layout = try ProposalLayout(
            tree, in: Rect(x: 0, y: 0, width: 20, height: 10), scale: 1, SampleTexts())
        #expect(layout.nodes[box].frame == Rect(x: 0, y: 3, width: 20, height: 10))
        #expect(layout.faults.map(\.node) == [box] && layout.faults.map(\.reason) == [.notANumber])
    }

    @Test func `a screen that runs right to left is mirrored`() throws {
        var tree = ProposalTree()
        let box = tree.add(.frame(width: 50, height: 20, .center), [tree.add(.fill)])
        _ = tree.add(.stack(.horizontal, .top, spacing: 0), [box, tree.add(.fill)])
        #expect(try frames(tree, isRightToLeft: true)[1]?.minX == 250)
        #expect(try frames(tree)[1]?.minX == 0)
    }

    @Test func `each edge is rounded by itself, halves up`() throws {
        var tree = ProposalTree()
        _ = tree.add(.frame(width: 81.5, height: 10.5, .center), [tree.add(.fill)])
        let layout = try ProposalLayout(tree, in: Rect(x: 12, y: 0, width: 81.5, height: 10.5), scale: 1, body)
        #expect(layout.frame(of: 1, on: PixelGrid(scale: 1)) == Rect(x: 12, y: 0, width: 82, height: 11))
    }

    @Test func `guides of an app's own are where code or the app says`() throws {
        var tree = ProposalTree()
        tree.guides = [.code(0)]
        let boxes = [60.0, 30].map { tree.add(.frame(width: $0, height: 10, .center), [tree.add(.fill)]) }
        let moved = tree.add(.guide(.own(0, .horizontal), .guide(.trailing, plus: -4)), [boxes[1]])
        let stack = tree.add(.stack(.vertical, .own(0, .horizontal), spacing: 0), [boxes[0], moved])
        let frames = try frames(tree)
        // The guide of the first is at 20, that of the second at 26.
        #expect(frames[stack]?.width == 66)
        #expect(frames[boxes[0]].map { $0.minX - (frames[stack]?.minX ?? 0) } == 6)
        #expect(frames[boxes[1]]?.minX == frames[stack]?.minX)
    }

    @Test func `a layout of an app's own says sizes and places; who has no place is in the middle`() throws {
        var tree = ProposalTree()
        let boxes = [60.0, 30].map { tree.add(.frame(width: $0, height: 10, .center), [tree.add(.fill)]) }
        let layout = tree.add(.code(0), boxes)
        let frames = try frames(tree, 90, 10)
        #expect(frames[layout] == Rect(x: 0, y: 0, width: 90, height: 10))
        #expect(frames[boxes[0]] == Rect(x: 7, y: 3, width: 60, height: 10))
        #expect(frames[boxes[1]] == Rect(x: 30, y: 0, width: 30, height: 10))
    }

    @Test func `a frame by shares has its part of the container`() throws {
        var tree = ProposalTree()
        let share = RelativeShare(of: Size(width: 310, height: 500), count: 3, span: 2, spacing: 5)
        _ = tree.add(.relativeFrame(.horizontal, share, .center), [tree.add(.fill)])
        #expect(try frames(tree)[1]?.width == 205)
    }

    @Test func `a tree is printed with its inputs`() throws {
        var tree = ProposalTree()
        let text = tree.add(.padding(EdgeInsets(all: 16)), [tree.add(.text(0))])
        _ = tree.add(.stack(.vertical, .leading, spacing: 8), [text, tree.add(.spacer(minimum: nil))])
        #expect(
            tree.description == """
                VStack alignment leading spacing 8
                  padding insets 16
                    Text
                  Spacer
                """)
    }

    @Test func `answers that are no numbers count as 0 and are told`() throws {
        var tree = ProposalTree()
        let faulty = tree.add(.code(1))
        _ = tree.add(.stack(.vertical, .leading, spacing: 0), [faulty, tree.add(.fill)])
        let layout = try ProposalLayout(tree, in: Rect(x: 0, y: 0, width: 90, height: 60), scale: 1, body)
        #expect(layout.faults.map(\.node) == [faulty])
        #expect(layout.faults.map(\.reason) == [.notANumber])
        #expect(layout.nodes[1].frame == Rect(x: 0, y: 0, width: 90, height: 60))
    }

    @Test func `a view without an end is told`() throws {
        var tree = ProposalTree()
        let fill = tree.add(.fill)
        _ = tree.add(.frame(width: .infinity, height: 10, .topLeading), [fill])
        let layout = try ProposalLayout(tree, in: Rect(x: 0, y: 0, width: 90, height: 60), scale: 1, body)
        #expect(layout.faults.map(\.node) == [0, 1])
    }

    @Test func `a tree that is too deep is refused`() {
        var tree = ProposalTree()
        var node = tree.add(.fill)
        for _ in 0..<2000 { node = tree.add(.decoration, [node]) }
        #expect(throws: ProposalError.tooDeep(levels: 2001)) {
            try ProposalLayout(tree, in: .zero, scale: 1, body)
        }
    }
}
