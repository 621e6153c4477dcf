import LayoutSimDrawing
import LayoutSimGeometry
import Testing

@testable import LayoutSimPainting

@Suite struct SymbolTests {
    private static let frame = Rect(x: 100, y: 200, width: 32, height: 32)

    private func operations(_ name: String) -> [DrawingOperation] {
        symbolOperations(name, in: Self.frame, color: .black)
    }

    @Test(arguments: ["eye", "hand.thumbsup", "message", "trash", "person"])
    func `a symbol that is known is no box`(_ name: String) {
        #expect(operations(name) != operations("no.such.symbol"))
        #expect(operations(name).count == 1)
    }

    @Test(arguments: [
        ("hand.thumbsup.fill", true), ("message.fill", true), ("star.fill", true), ("hand.thumbsup", false),
        ("message", false), ("chevron.right.fill", false), ("message.badge", false),
    ])
    func `symbols are areas if their names say so and their lines enclose some`(_ name: String, _ isArea: Bool) {
        let areas = operations(name).filter { if case .fill = $0 { true } else { false } }
        #expect(areas.count == (isArea ? 1 : 0))
    }

    @Test(arguments: [
        ("chevron.forward", "chevron.right", "chevron.left"), ("chevron.backward", "chevron.left", "chevron.right"),
        ("chevron.right", "chevron.right", "chevron.right"),
    ])
    func `symbols that name a direction turn over, those that name a side do not`(
        _ name: String, _ shown: String, _ mirrored: String
    ) {
        func painted(_ name: String, _ isRightToLeft: Bool) -> [DrawingOperation] {
            SymbolPainting(name: name, frame: Self.frame, color: .black, isRightToLeft: isRightToLeft).operations()
        }
        #expect(painted(name, false) == operations(shown))
        #expect(painted(name, true) == operations(mirrored))
    }

    @Test(arguments: [
        ("heart", "heart.fill", 1, 2), ("lock", "lock.fill", 1, 2), ("gearshape", "gearshape.fill", 1, 3),
        ("wifi", "wifi.fill", 1, 1), ("plus.circle", "plus.circle.fill", 2, 2), ("bell.slash", "bell.slash.fill", 2, 3),
        ("checkmark.seal", "checkmark.seal.fill", 2, 3), ("no.such.symbol", "no.such.symbol.fill", 1, 1),
    ])
    func `a filled symbol has its area under its lines`(_ plain: String, _ filled: String, _ lines: Int, _ all: Int) {
        #expect(operations(plain).count == lines)
        #expect(operations(filled).count == all)
    }

    @Test func `what a name adds changes no symbol, and the longest name counts`() {
        #expect(operations("house.and.flag") == operations("house"))
        #expect(operations("arrow.up.right.and.arrow") == operations("arrow.up.right"))
        #expect(operations("doc.text.magnifyingglass") != operations("doc"))
        #expect(operations("square.and.pencil") != operations("square"))
        #expect(operations("gear") == operations("gearshape"))
    }

    @Test(arguments: SymbolDrawings.names) func `each drawing stays in its square`(_ name: String) throws {
        let drawing = try #require(SymbolDrawings.drawing(of: name))
        let points = [drawing.lines, drawing.area, drawing.marks].flatMap { $0.elements.flatMap(\.ends) }
        #expect(!points.isEmpty)
        for point in points { #expect((1...15).contains(point.x) && (1...15).contains(point.y), "\(name) \(point)") }
    }

    @Test(arguments: SymbolShape.allCases) func `each shape stays in its square`(_ shape: SymbolShape) {
        for operation in [shape.operation(in: Self.frame, .black), shape.filled(in: Self.frame, .black)] {
            guard let operation else { continue }
            let points: [Point] =
                switch operation {
                case .stroke(let path, _, _), .fill(let path, _, _): path.elements.flatMap(\.ends)
                default: []
                }
            #expect(!points.isEmpty)
            for point in points {
                #expect(point.x >= 100 && point.x <= 132 && point.y >= 200 && point.y <= 232, "\(point)")
            }
        }
    }
}

extension Path.Element {
    /// The end points of the step.
    fileprivate var ends: [Point] {
        switch self {
        case .move(let point), .line(let point), .curve(let point, _, _): [point]
        case .close: []
        }
    }
}
