import LayoutSimCauses
import LayoutSimDevices
import LayoutSimDocuments
import LayoutSimGeometry
import LayoutSimRendering
import LayoutSimText
import LayoutSimViewTree
import Testing

/// The constraints of built-in cells follow from the cells.
@Suite struct CellConstraintTests {
    private let goldens: Goldens
    private let base: Screen

    init() throws {
        goldens = try Goldens()
        let viewport = try goldens.devices.device(named: "iphone-6").viewport(.portrait)
        let (text, detail) = (CellConstraintTests.label("text"), CellConstraintTests.label("detail"))
        let content = View("content", subviews: [text, detail])
        let cell = View("cell", subviews: [content])
        let table = View("table", subviews: [cell])
        let root = View("view", subviews: [table])
        var screen = Screen(
            uncheckedName: "list", viewport: viewport, root: root,
            constraints: [
                table.topAnchor.constraint(equalTo: root.topAnchor),
                table.leftAnchor.constraint(equalTo: root.leftAnchor),
                table.widthAnchor.constraint(equalToConstant: 375),
                table.heightAnchor.constraint(equalToConstant: 200),
                Self.part(text.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 16)),
                Self.part(text.rightAnchor.constraint(equalTo: content.rightAnchor, constant: -16)),
                Self.part(text.topAnchor.constraint(equalTo: content.topAnchor)),
                Self.part(text.centerYAnchor.constraint(equalTo: content.centerYAnchor)),
                Self.part(detail.topAnchor.constraint(equalTo: text.bottomAnchor)),
                Self.part(detail.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 16)),
            ])
        screen = screen.changing("content") { $0.placement = Placement(.content, size: .zero) }
        screen = screen.changing("cell") { cell in
            cell.placement = Placement(.row, size: Size(width: 375, height: 44))
            cell.placement?.section = "rows"
        }
        base = screen.changing("table") { table in
            var filling = TableFilling()
            filling.sections = [TableFilling.Section(id: "rows")]
            table.filling = .table(filling)
        }
    }

    /// Returns a constraint of a built-in style.
    private static func part(_ constraint: Constraint, of style: Constraint.CellStyle = .default) -> Constraint {
        var constraint = constraint
        constraint.identifier = Constraint.CellIdentifier.style(style).rawValue
        return constraint
    }

    private static func label(_ id: String) -> View {
        View.label(id, TextContent("Text", font: .system(size: 17)))
    }

    @Test func `an accessory is told without the distance that follows from it`() throws {
        var new = base.changing("cell") { $0.placement?.accessory = RowAccessory(.checkmark, width: 38) }
        new.constraints[5].constant = -8
        let report = try goldens.report(from: base, to: new)
        #expect(report.inputs.map(\.kind) == ["accessory"])
        #expect(report.causes.map(\.restoresAll) == [true], "\(report)")
    }

    @Test func `a part is told as removed without what placed the others`() throws {
        var new = base.changing("content") { $0.subviews.removeLast() }
        new.constraints.removeLast(3)
        let report = try goldens.report(from: base, to: new)
        #expect(report.inputs.map(\.description) == ["view detail removed"])
        #expect(report.causes.map(\.restoresAll) == [true], "\(report)")
    }

    @Test func `another style of a cell is one edit`() throws {
        let report = try goldens.report(from: base, to: valued)
        #expect(report.inputs.map(\.description) == ["cell cell style default → value1"])
        #expect(report.causes.map(\.restoresAll) == [true], "\(report)")
    }

    @Test func `another style of a cell is told beside another edit`() throws {
        var new = valued
        new.constraints[3].constant = 150
        let report = try goldens.report(from: base, to: new)
        #expect(
            report.inputs.map(\.description) == ["cell cell style default → value1", "table.height == 200 → 150"])
        #expect(report.causes.map(\.restoresAll) == [false, false], "\(report)")
    }

    /// The base with text and detail at the two sides of the cell.
    private var valued: Screen {
        let (text, detail) = (CellConstraintTests.label("text"), CellConstraintTests.label("detail"))
        let content = View("content")
        var screen = base
        screen.constraints.removeLast(6)
        screen.constraints += [
            text.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 16),
            text.centerYAnchor.constraint(equalTo: content.centerYAnchor),
            detail.centerYAnchor.constraint(equalTo: content.centerYAnchor),
            detail.rightAnchor.constraint(equalTo: content.rightAnchor, constant: -16),
        ].map { Self.part($0, of: .value1) }
        return screen
    }

    /// As with another version of the program, which places the parts differently.
    @Test func `a distance that changes by itself is told`() throws {
        var new = base
        new.constraints[5].constant = -8
        let report = try goldens.report(from: base, to: new)
        #expect(report.inputs.map(\.kind) == [.constant])
    }
}
