import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals
import Synchronization
import Testing

/// Answers that a tree of an earlier time gave.
@Suite struct ReusedAnswerTests {
    /// Texts of 20 points for each letter of their number, which count how often they are asked.
    private final class CountingTexts: ProposalCode {
        let asked = Mutex<[Int]>([])

        func text(_ number: Int, proposed: ProposedSize) -> TextAnswer {
            asked.withLock { $0.append(number) }
            let size = Size(width: min(Double(number) * 20, proposed.width ?? .infinity), height: 20)
            return TextAnswer(size: size, firstBaseline: 15, lastBaseline: 15)
        }
        func lines(ofText number: Int) -> FontLines? { nil }
        func guide(_ number: Int, of view: ProposalDimensions) -> Double { 0 }
        func size(ofLayout number: Int, proposed: ProposedSize, _ subviews: ProposalSubviews) -> Size { .zero }
        func places(
            ofLayout number: Int, in size: Size, proposed: ProposedSize, _ subviews: ProposalSubviews
        ) -> [ProposalPlace] { [] }
        func guide(
            _ guide: AlignmentGuide, ofLayout number: Int, in size: Size, proposed: ProposedSize,
            _ subviews: ProposalSubviews
        ) -> Double? { nil }
        func spacing(ofLayout number: Int, at edge: ViewEdge, _ subviews: ProposalSubviews) -> [SpacingPreference] {
            [.standard]
        }
    }

    /// A column of its ideal height of rows of two texts each.
    private func column(_ rows: [(Int, Int)]) -> ProposalTree {
        var tree = ProposalTree()
        let rows = rows.map { first, second in
            let texts = [tree.add(.text(first)), tree.add(.spacer(minimum: nil)), tree.add(.text(second))]
            return tree.add(.stack(.horizontal, .firstTextBaseline, spacing: 4), texts)
        }
        _ = tree.add(.fixedSize(.vertical), [tree.add(.stack(.vertical, .leading, spacing: 8), rows)])
        return tree
    }

    private let area = Rect(x: 0, y: 0, width: 200, height: 300)

    @Test func `parts of a tree that are the same elsewhere are not asked again`() throws {
        let code = CountingTexts()
        let tree = column([(1, 2), (3, 4)])
        let first = try ProposalLayout(tree, in: area, scale: 2, code)
        // A row comes first, and the others are four places further.
        let longer = column([(5, 6), (1, 2), (3, 4)])
        let places = [-1, -1, -1, -1] + Array(0..<8) + [-1, -1]
        code.asked.withLock { $0 = [] }
        let second = try ProposalLayout(longer, in: area, scale: 2, code, reusing: first.answers, at: places)
        #expect(code.asked.withLock { $0.allSatisfy { $0 >= 5 } })
        let expected = try ProposalLayout(longer, in: area, scale: 2, code)
        #expect(second.nodes == expected.nodes)
    }

    @Test func `answers of another display do not count`() throws {
        let code = CountingTexts()
        let tree = column([(1, 2), (3, 4)])
        let first = try ProposalLayout(tree, in: area, scale: 2, code)
        code.asked.withLock { $0 = [] }
        _ = try ProposalLayout(tree, in: area, scale: 3, code, reusing: first.answers, at: Array(0..<10))
        #expect(code.asked.withLock { !$0.isEmpty })
    }
}
