import LayoutSimGeometry
import LayoutSimProposalTree
import Testing

/// Kinds are printed in SwiftUI's words and read back exactly.
@Suite struct ProposalWordsTests {
    private static let third = 1.0 / 3
    private static let limits = {
        var limits = FrameLimits()
        limits.minimum.width = third
        limits.ideal.height = 2
        limits.maximum = ProposedSize(width: .infinity, height: .infinity)
        return limits
    }()

    static let kinds: [ProposalKind] = [
        .fill, .text(0), .image(Size(width: third, height: 2), isResizable: true),
        .control(ideal: Size(width: 3, height: third), fillsWidth: true), .spacer(minimum: nil),
        .spacer(minimum: third),
        .divider(thickness: third), .stack(.horizontal, .verticalCenter, spacing: nil),
        .stack(.vertical, .own(3, .horizontal), spacing: third), .lazyStack(.vertical, .trailing, spacing: 0),
        .lazyStack(.horizontal, .lastTextBaseline, spacing: nil), .overlapping(.center), .overlapping(.topLeading),
        .grid(.center, horizontalSpacing: third, verticalSpacing: nil), .gridRow(nil), .gridRow(.firstTextBaseline),
        .lazyGrid(
            .vertical,
            [
                GridTrack(.fixed(third)), GridTrack(.flexible(minimum: 10, maximum: .infinity), spacing: 2),
                GridTrack(.adaptive(minimum: 5, maximum: third), spacing: third),
            ], .leading, spacing: 4),
        .lazyGrid(.horizontal, [], .verticalCenter, spacing: nil), .fitting(.both), .fitting(.vertical),
        .scroll(.vertical, margins: EdgeInsets(top: third), offset: Point(x: 0, y: third)),
        .scroll(.both, margins: .zero, offset: .zero), .geometryReader, .code(0),
        .code(0, axis: .horizontal), .unmade(rows: 34, length: third),
        .frame(width: third, height: nil, .center), .frame(width: nil, height: 2, .topLeading),
        .flexibleFrame(limits, Alignment(.trailing, .bottom)), .padding(EdgeInsets(all: third)),
        .padding(EdgeInsets(top: 1, left: 2, bottom: 3, right: third)), .fixedSize(.horizontal),
        .aspectRatio(nil, fills: false), .aspectRatio(third, fills: true), .offset(Point(x: -third, y: 2)),
        .position(Point(x: third, y: -2)), .guide(.top, .distance(third)),
        .guide(.leading, .guide(.trailing, plus: -1)), .guide(.separatorLeading, .distance(third)),
        .guide(.own(0, .vertical), .code(3)), .priority(-third), .secondary(.center, isBehind: true),
        .secondary(.topLeading, isBehind: false),
        .relativeFrame(.both, RelativeShare(of: Size(width: 300, height: third)), .center),
        .relativeFrame(
            .horizontal, RelativeShare(of: Size(width: 3, height: 4), count: 3, span: 2, spacing: third), .topLeading),
        .ignoringSafeArea(.all), .ignoringSafeArea(EdgeSet([.top, .leading])), .ignoringSafeArea(.all, .keyboard),
        .safeAreaInset(.bottom, .leading, spacing: third), .safeAreaInset(.trailing, .verticalCenter, spacing: nil),
        .safeAreaPadding(EdgeInsets(all: 2)), .decoration,
        .mirrored, .scroll(.vertical, margins: .zero, offset: .zero, anchor: Point(x: 0.5, y: third)),
        .gridCell(GridCell(columns: 3)), .gridCell(GridCell(anchor: Point(x: third, y: 1), unsizedAxes: .vertical)),
        .gridCell(GridCell(columnGuide: .own(1, .horizontal))),
        .lazyGrid(.vertical, [GridTrack(.fixed(1), spacing: 2, alignment: .topLeading)], .leading, spacing: nil),
    ]

    @Test(arguments: kinds) func `a kind is read back exactly`(_ kind: ProposalKind) {
        #expect(ProposalKind(kind.description.split(separator: " ").map(String.init)) == kind)
    }

    @Test(arguments: [
        "", "HBox", "VStack 8", "VStack spacing", "VStack spacing nan", "VStack spacing 8 spacing 9 width 1",
        "padding insets 1 2", "frame alignment leading", "alignmentGuide guide middle at 3", "Image resizable",
        "LazyVGrid tracks fixed", "LazyVGrid tracks fixed 1 align top", "gridCell columns 0",
        "ignoresSafeArea edges up", "stack alignment own-1000000-vertical",
    ])
    func `what is no kind is refused`(_ words: String) {
        #expect(ProposalKind(words.split(separator: " ").map(String.init)) == nil)
    }
}
