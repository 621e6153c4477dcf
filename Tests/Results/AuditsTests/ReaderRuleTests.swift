import LayoutSimAutoLayout
import LayoutSimGeometry
import LayoutSimPainting
import LayoutSimText
import LayoutSimTypography
import LayoutSimViewTree
import Testing

@testable import LayoutSimAudits

/// Faults that affect readers who listen or enlarge texts; every view has a fixed height and a line in a file.
@Suite struct ReaderRuleTests {
    private func found(_ views: [View]) throws -> [String] {
        let placed = views.enumerated().map { number, view in
            var view = view
            view.source.line = number + 2
            return Placed(view, 10, Double(number) * 50, 100, 44)
        }
        let root = View("root", subviews: placed.map(\.tree))
        let screen = screen(root, placed.flatMap { $0.constraints(in: root) })
        let typesetter = try Typesetter(era: .y2015)
        let audit = LayoutAudit(LayoutEngine(screen, typesetter: typesetter).layout(), typesetter: typesetter)
        return audit.readerFindings.map(\.description)
    }

    private static func view(_ content: Content, _ change: (inout Accessibility) -> Void = { _ in }) -> View {
        var view = View("a", content: content)
        var own = Accessibility()
        change(&own)
        if own != Accessibility() { view.accessibility = own }
        return view
    }

    private static let switchOn = Content.control(.toggle(isOn: true))
    private static let picture = Content.image(
        Image(.missing("boat"), size: Size(width: 20, height: 10), intrinsicSize: nil), contentMode: .center)
    private static func named(_ name: String) -> Content {
        .image(Image(.missing(name), size: Size(width: 20, height: 10), intrinsicSize: nil), contentMode: .center)
    }
    private static let fixed = Content.label(TextContent("Hello", font: .system(size: 17)), color: .black)
    private static let style = Content.label(TextContent("Hello", style: .body), color: .black)

    static let table: [(view: View, found: [String])] = [
        (
            view(switchOn), [#"missing-label a: "on, switch button. Double tap to toggle setting.""#]
        ),
        (view(switchOn) { $0.label = "Sounds" }, []), (view(picture), []),
        (view(picture) { $0.isElement = true }, [#"missing-label a: "image""#]),
        (view(picture) { ($0.isElement, $0.label) = (true, "A boat") }, []),
        (view(named("sale-headline")), ["text-in-image a: 'sale-headline'"]),
        (view(named("saleTitle")), ["text-in-image a: 'saleTitle'"]), (view(named("title-background")), []),
        (view(named("context")), []),
        (
            view(picture) { ($0.isElement, $0.label) = (true, "Boat image") },
            [#"repeated-trait a: "Boat image, image""#]
        ),
        (
            view(switchOn) { ($0.label, $0.traits) = ("Save button", [.button]) },
            [
                #"repeated-trait a: "Save button, on, button. Double tap to toggle setting.""#
            ]
        ),
        (view(switchOn) { ($0.label, $0.traits) = ("Button", [.button]) }, []),
        (view(fixed), ["fixed-font a: 17 points at every text size", "fixed-height a: 44 points"]),
        (view(style), ["fixed-height a: 44 points"]),
    ]

    @Test(arguments: table.indices) func `a view is judged by what it says and how it is set`(_ row: Int) throws {
        #expect(try found([Self.table[row].view]) == Self.table[row].found)
    }

    @Test func `a symbol of the system is no text, whatever its name`() throws {
        let symbol = Image(.symbol("character.caption"), size: Size(width: 20, height: 10), intrinsicSize: nil)
        #expect(try found([Self.view(.image(symbol, contentMode: .center))]) == [])
    }

    @Test(arguments: [
        (
            Color.white, 1.0, 100.0,
            [#"covered-element a panel: "Sounds, on, switch button. Double tap to toggle setting.""#]
        ),
        (Color(hex: 0xFFFFFF).withAlpha(0x80), 1, 100, []), (.white, 0.5, 100, []), (.white, 1, 60, []),
    ])
    func `what is read lies under nothing`(_ color: Color, _ alpha: Double, _ width: Double, _ faults: [String]) throws
    {
        let view = Self.view(Self.switchOn) { $0.label = "Sounds" }
        var panel = View("panel", backgroundColor: color)
        panel.alpha = alpha
        let placed = [Placed(view, 10, 10, 60, 44), Placed(panel, 0, 0, width, 100)]
        let root = View("root", subviews: placed.map(\.tree))
        let screen = screen(root, placed.flatMap { $0.constraints(in: root) })
        let typesetter = try Typesetter(era: .y2015)
        let audit = LayoutAudit(LayoutEngine(screen, typesetter: typesetter).layout(), typesetter: typesetter)
        #expect(audit.readerFindings.map(\.description) == faults)
    }

    @Test(arguments: [
        ([0, 1, 2], []), ([0, 2, 1], ["reading-order v1 v2: 10 points up"]),
        ([2, 0, 1], ["reading-order v0 v2: 64 points up"]),
    ])
    func `an order that leads back up is told`(_ order: [Int], _ faults: [String]) throws {
        let views = (0..<3).map { number in
            var view = Self.view(Self.switchOn) { $0.label = "A" }
            view.id = "v\(number)"
            return view
        }
        let placed = views.enumerated().map { Placed($1, 10, Double($0) * 54, 100, 44) }
        var root = View("root", subviews: placed.map(\.tree))
        root.accessibility = Accessibility()
        root.accessibility?.elements = order.map { "v\($0)" }
        let screen = screen(root, placed.flatMap { $0.constraints(in: root) })
        let typesetter = try Typesetter(era: .y2015)
        let audit = LayoutAudit(LayoutEngine(screen, typesetter: typesetter).layout(), typesetter: typesetter)
        #expect(audit.readerFindings.map(\.description) == faults)
    }
}
