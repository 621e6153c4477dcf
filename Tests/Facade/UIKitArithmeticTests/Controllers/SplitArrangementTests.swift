import Foundation
import LayoutSimUIKitArithmetic
import Testing

/// The columns of split views whose sidebars are 320 points wide.
@Suite struct SplitArrangementTests {
    private func arrangement(
        _ width: CGFloat, _ height: CGFloat, isTriple: Bool = false, preferred: Int? = nil,
        _ behavior: SplitArrangement.Behavior? = nil, requested: Int? = nil
    ) -> SplitArrangement {
        SplitArrangement(
            CGSize(width: width, height: height), isTriple: isTriple, preferredSidebars: preferred,
            preferredBehavior: behavior, requested: requested,
            widths: SplitArrangement.Widths(primary: 320, supplementary: 320))
    }

    @Test func `the size chooses the behavior`() {
        #expect(arrangement(1194, 834).behavior == .tile && arrangement(1194, 834).sidebars == 1)
        #expect(arrangement(834, 1194).behavior == .overlay && arrangement(834, 1194).sidebars == 0)
        #expect(arrangement(1194, 834, isTriple: true).behavior == .tile)
        #expect(arrangement(900, 800, isTriple: true).behavior == .displace)
        #expect(arrangement(834, 1194, .tile).sidebars == 1)
        #expect(arrangement(1194, 834, preferred: 2).sidebars == 1)
    }

    @Test func `sidebars lie beside, above or push`() {
        func lefts(_ arrangement: SplitArrangement) -> [CGFloat] { arrangement.frames.map(\.frame.minX) }
        let beside = arrangement(1194, 834)
        #expect(lefts(beside) == [320, 0] && beside.frames[0].frame.width == 874 && !beside.dimsSecondary)
        let above = arrangement(834, 1194, requested: 1)
        #expect(lefts(above) == [0, 0] && above.frames[0].frame.width == 834 && above.dimsSecondary)
        let pushing = arrangement(900, 800, isTriple: true, requested: 2)
        #expect(lefts(pushing) == [640, 0, 320] && pushing.frames[0].frame.width == 580 && pushing.dimsSecondary)
        let single = arrangement(900, 800, isTriple: true, requested: 1)
        #expect(single.frames.map(\.column) == [.secondary, .supplementary] && !single.dimsSecondary)
        #expect(single.frames[0].frame.width == 580)
    }

    @Test func `columns show and hide with as few changes as possible`() {
        let triple = arrangement(900, 800, isTriple: true, requested: 1)
        #expect(triple.sidebars(showing: .primary) == 2 && triple.sidebars(hiding: .primary) == 1)
        #expect(triple.sidebars(showing: .supplementary) == 1 && triple.sidebars(hiding: .supplementary) == 0)
        #expect(triple.sidebars(showing: .secondary) == 1)
        #expect(arrangement(834, 1194, requested: 1).sidebars(showing: .secondary) == 0)
    }

    @Test(arguments: [
        (0.0, 0.0, 0.0, 0.0, 1000.0, 320.0), (0, 0.4, 0, 0, 1000, 400), (250, 0.4, 0, 0, 1000, 250),
        (0, 0.4, 450, 0, 1000, 450), (0, 0.4, 0, 350, 1000, 350), (0, 0, 0, 0, 600, 300),
    ]) func `a width is between its limits and half of the room`(
        _ preferred: Double, _ fraction: Double, _ least: Double, _ most: Double, _ room: Double, _ width: Double
    ) {
        let found = SplitArrangement.width(
            preferred: preferred, fraction: fraction, least: least, most: most, in: room)
        #expect(found == CGFloat(width))
    }
}
