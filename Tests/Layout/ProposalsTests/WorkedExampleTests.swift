import LayoutSimGeometry
import LayoutSimProposalTree
import LayoutSimProposals
import Testing

/// Answers that are worked out by hand from what Apple and others published of the algorithm, see Docs/swiftui.md.
@Suite struct WorkedExampleTests {
    struct Example: Sendable, CustomTestStringConvertible {
        var name: String
        var view: SampleView
        var proposal: ProposedSize
        var size: Size
        /// The lengths of the root's children on its axis.
        var lengths: [Double]?
        var testDescription: String { name }
    }

    private static func row(
        _ name: String, _ view: SampleView, _ width: Double?, _ height: Double?, _ answer: (Double, Double),
        _ lengths: [Double]? = nil
    ) -> Example {
        Example(
            name: name, view: view, proposal: ProposedSize(width: width, height: height),
            size: Size(width: answer.0, height: answer.1), lengths: lengths)
    }

    static let examples: [Example] = stacks + frames + others

    private static let inf = Double.infinity
    private static let stacks: [Example] = [
        row("1", .H(0, .verticalCenter, .C, .C), 300, 100, (300, 100), [150, 150]),
        row("2", .H(nil, .verticalCenter, .C, .C), 300, 100, (300, 100), [146, 146]),
        row("3", .H(10, .verticalCenter, .box(50, 20), .C), 300, 100, (300, 100), [50, 240]),
        row(
            "4", .H(0, .verticalCenter, .C.frame(maxWidth: 100), .C.frame(minWidth: 100)), 150, 50, (175, 50),
            [75, 100]),
        row("5", .H(0, .verticalCenter, .box(30, 20), .T(60, 40), .C), 135, 100, (135, 100), [30, 52.5, 52.5]),
        row("6", .H(nil, .verticalCenter, .T(80), .S, .T(50)), 300, 50, (300, 20), [80, 170, 50]),
        row("7", .H(nil, .verticalCenter, .T(80), .S, .T(50)), 120, 50, (120, 20), [62, 8, 50]),
        row("8", .H(nil, .verticalCenter, .T(40, 40, 40), .T(40, 40, 40)), 200, 200, (178, 40), [85, 85]),
        row("9", .H(nil, .verticalCenter, .T(40, 40, 40).priority(1), .T(40, 40, 40)), 200, 200, (178, 60), [130, 40]),
        row("10", .H(nil, .verticalCenter, .C, .box(100, 20).priority(-1)), 200, 50, (200, 50), [92, 100]),
        row("11", .H(nil, .verticalCenter, .C.priority(1), .T(40, 40)), 200, 50, (200, 50), [192, 0]),
        row("12", .H(nil, .verticalCenter, .C, .T(40, 40)), nil, nil, (103, 20), [10, 85]),
        row("13", .V(8, .horizontalCenter, .T(40, 40, 40), .box(30, 30)), 100, nil, (85, 78), [40, 30]),
        row("14", .V(0, .horizontalCenter, .C, .S, .C), 100, 200, (100, 200), [96, 8, 96]),
        row("15", .V(nil, .horizontalCenter, .S, .box(20, 20), .S), 100, 200, (20, 200), [90, 20, 90]),
        row("16", .H(nil, .verticalCenter, .box(50, 20), .S(40), .box(50, 20)), 120, 50, (140, 20), [50, 40, 50]),
        row("17", .H(nil, .verticalCenter, .S, .T(60), .S), 200, 50, (200, 20), [70, 60, 70]),
        row(
            "35", .V(nil, .horizontalCenter, .H(nil, .verticalCenter, .T(80), .S), .box(20, 20)), 200, 100, (200, 48),
            [20, 20]),
        row(
            "36", .H(10, .verticalCenter, .C.frame(50, nil), .C.frame(minWidth: 100), .C), 300, 40, (300, 40),
            [50, 115, 115]),
        row("37", .H(0, .verticalCenter, .C.frame(minWidth: 200), .C), 300, 40, (300, 40), [200, 100]),
        row(
            "38", .H(0, .verticalCenter, .C.frame(maxWidth: 60), .C.frame(maxWidth: 80), .C), 300, 40, (300, 40),
            [60, 80, 160]),
        row(
            "39", .V(0, .horizontalCenter, .C, .C.priority(1), .C.frame(minHeight: 20)), 50, 100, (50, 100),
            [0, 80, 20]),
        row(
            "40", .H(nil, .verticalCenter, .box(20, 20).frame(maxWidth: inf), .box(20, 20).frame(maxWidth: inf)), 308,
            40, (308, 20), [150, 150]),
        row(
            "41",
            .H(
                0, .verticalCenter, .box(20, 20).frame(minWidth: 40, maxWidth: inf),
                .box(20, 20).frame(minWidth: 120, maxWidth: inf)), 200, 40, (200, 20), [80, 120]),
        row("45", .H(nil, .top, .box(10, 40), .box(10, 20).guide(.top, 10)), 300, 300, (28, 50), [10, 10]),
    ]
    private static let frames: [Example] = [
        row("18", .box(100, 50), 300, 300, (100, 50)),
        row("19", .T(60, 60).frame(100, nil), 300, 300, (100, 40)),
        row("20", .T(60).frame(maxWidth: inf), 300, 100, (300, 20)),
        row("20 ideal", .T(60).frame(maxWidth: inf), nil, nil, (60, 20)),
        row("21", .T(60).frame(minWidth: 100), 300, 100, (100, 20)),
        row("21 narrow", .T(60).frame(minWidth: 100), 50, 100, (100, 20)),
        row("22", .T(60).frame(maxWidth: 100), 300, 100, (100, 20)),
        row("23", .T(60).frame(minWidth: 50, maxWidth: 200), 120, 100, (120, 20)),
        row("23 wide", .T(60).frame(minWidth: 50, maxWidth: 200), 300, 100, (200, 20)),
        row("23 narrow", .T(60).frame(minWidth: 50, maxWidth: 200), 20, 100, (50, 20)),
        row("24", .C.frame(idealWidth: 80, idealHeight: 40), nil, nil, (80, 40)),
        row("25", .T(60).padding(), 300, 300, (92, 52)),
        row("25 fill", .C.padding(), 300, 300, (300, 300)),
        row("26", .C.padding(), 20, 20, (32, 32)),
        row("27", .box(40, 40).padding(-8), 100, 100, (24, 24)),
        row("28", .T(40, 40, 40).fixedSize(), 50, 100, (130, 20)),
        row("29", .T(40, 40, 40).fixedSize(.vertical), 50, 10, (40, 60)),
        row("29 cut", .T(40, 40, 40), 50, 10, (40, 20)),
        row("30", .C.ratio(2), 300, 300, (300, 150)),
        row("30 low", .C.ratio(2), 300, 100, (200, 100)),
        row("30 open", .C.ratio(2), 300, nil, (300, 150)),
        row("31", .C.ratio(2, fills: true), 300, 100, (300, 150)),
        row("32", .C.ratio(16 / 9), 50, 50, (50, 28.125)),
        row("32 fill", .C.ratio(16 / 9, fills: true), 50, 50, (50 * 16 / 9, 50)),
    ]
    private static let others: [Example] = [
        row("33", .Z(.C, .box(40, 60)), 100, 50, (100, 60)),
        row("34", .Z(.box(40, 60), .T(80)), 100, 50, (80, 60)),
        row("42", .scroll(.V(8, .horizontalCenter, .C, .C.frame(minHeight: 44))), 200, 300, (200, 300), [62]),
        row("43", .C.padding(10).frame(100, 100).frame(nil, 40), 300, 300, (100, 40), [100]),
        row(
            "44", .box(100, 100).overlay(Alignment(.trailing, .top), .box(20, 20).offset(10, -10)), 300, 300, (100, 100)
        ),
        row("46", .reader(.box(20, 20)), 200, 100, (200, 100)),
        row("47", .box(20, 20).position(50, 30), 200, 100, (200, 100)),
        row("48", .box(20, 20).offset(5, 0), 200, 100, (20, 20)),
        row("49", .fits(.box(300, 20), .box(200, 20), .box(100, 20)), 250, 50, (200, 20)),
        row("49 last", .fits(.box(300, 20), .box(200, 20), .box(100, 20)), 50, 50, (100, 20)),
    ]

    @Test(arguments: examples) func `the answer is the one that is worked out`(_ example: Example) {
        var tree = ProposalTree()
        var texts = SampleTexts()
        let root = example.view.add(to: &tree, &texts)
        let pass = ProposalPass(tree, texts, scale: 3)
        let size = pass.size(root, example.proposal)
        #expect(abs(size.width - example.size.width) < 1e-9 && abs(size.height - example.size.height) < 1e-9, "\(size)")
        guard let lengths = example.lengths else { return }
        var axis = Axis.vertical
        if case .stack(let own, _, _) = tree.nodes[root].kind { axis = own }
        let found = pass.places(root, example.proposal).map { pass.size($0.child, $0.proposal)[axis] }
        #expect(found == lengths)
    }

    private static func frames(_ view: SampleView, _ width: Double, _ height: Double) throws -> [Rect?] {
        var tree = ProposalTree()
        var texts = SampleTexts()
        _ = view.add(to: &tree, &texts)
        let area = Rect(x: 0, y: 0, width: width, height: height)
        return try ProposalLayout(tree, in: area, scale: 3, texts).nodes.map(\.frame)
    }

    @Test func `places are those that are worked out`() throws {
        // 43: a child that is too high overflows above and below; its parent of 100 by 40 is in the middle.
        let tall = try Self.frames(.C.padding(10).frame(100, 100).frame(nil, 40), 300, 300)
        #expect(
            tall == [
                Rect(x: 110, y: 110, width: 80, height: 80), Rect(x: 100, y: 100, width: 100, height: 100),
                Rect(x: 100, y: 100, width: 100, height: 100), Rect(x: 100, y: 130, width: 100, height: 40),
            ])
        // 44: a badge beyond the corner.
        let badge = try Self.frames(
            .box(100, 100).overlay(Alignment(.trailing, .top), .box(20, 20).offset(10, -10)), 100, 100)
        #expect(badge[3] == Rect(x: 90, y: -10, width: 20, height: 20))
        // 45: a guide of a child's own moves its neighbor.
        let tops = try Self.frames(.H(nil, .top, .box(10, 40), .box(10, 20).guide(.top, 10)), 28, 50)
        #expect(tops[1]?.minY == 10 && tops[4]?.minY == 0)
        // 46: the child of a geometry reader is at the top of the leading side.
        #expect(try Self.frames(.reader(.box(20, 20)), 200, 100)[1] == Rect(x: 0, y: 0, width: 20, height: 20))
        // 47: the center of a child is at its position.
        #expect(
            try Self.frames(.box(20, 20).position(50, 30), 200, 100)[1] == Rect(x: 40, y: 20, width: 20, height: 20))
    }

    struct Columns: Sendable {
        var width: Double
        var tracks: [GridTrack]
        var lengths: [Double]
        var starts: [Double]
    }

    private static let flexible = GridTrack(.flexible(minimum: 10, maximum: .infinity))
    private static let adaptive = GridTrack(.adaptive(minimum: 100, maximum: .infinity))
    private static let short = GridTrack(.flexible(minimum: 10, maximum: 60))
    private static let apart = GridTrack(.flexible(minimum: 10, maximum: .infinity), spacing: 12)
    private static let third: Double = 374.0 / 3

    static let columns: [Columns] = [
        Columns(
            width: 362, tracks: [apart, apart, apart, apart], lengths: [81.5, 81.5, 81.5, 81.5],
            starts: [0, 93.5, 187, 280.5]),
        // 42 points remain, and the columns stand in the middle.
        Columns(
            width: 300, tracks: [GridTrack(.fixed(80)), flexible, short], lengths: [80, 102, 60],
            starts: [21, 109, 219]),
        Columns(
            width: 390, tracks: [adaptive], lengths: [third, third, third], starts: [0, third + 8, 2 * third + 16]),
        Columns(
            width: 430, tracks: [adaptive], lengths: [101.5, 101.5, 101.5, 101.5], starts: [0, 109.5, 219, 328.5]),
    ]

    @Test(arguments: columns) func `the columns of a lazy grid are those that are worked out`(_ columns: Columns) {
        var tree = ProposalTree()
        let cells = columns.lengths.map { _ in tree.add(.fill) }
        let root = tree.add(.lazyGrid(.vertical, columns.tracks, .horizontalCenter, spacing: nil), cells)
        let pass = ProposalPass(tree, SampleTexts(), scale: 3)
        let places = pass.places(root, ProposedSize(width: columns.width, height: nil))
        let found = places.map { pass.size($0.child, $0.proposal).width }
        for (one, other) in zip(found, columns.lengths) { #expect(abs(one - other) < 1e-9) }
        for (one, other) in zip(places, columns.starts) { #expect(abs(one.origin.x - other) < 1e-9) }
    }
}
