import LayoutSimCauses
import LayoutSimDevices
import LayoutSimDocuments
import LayoutSimGeometry
import LayoutSimRendering
import LayoutSimText
import LayoutSimViewTree
import Testing

/// Frames stored in files matter, and are recorded, only if nothing places a view.
@Suite struct StoredFrameTests {
    private let goldens: Goldens
    private let base: Screen

    init() throws {
        goldens = try Goldens()
        let viewport = try goldens.devices.device(named: "iphone-6").viewport(.portrait)
        var label = View.label("label", TextContent("Label", font: .system(size: 17)))
        label.source.storedFrame = Rect(x: 183, y: 521, width: 48, height: 21)
        let field = View("field")
        let root = View("view", subviews: [field, label])
        base = Screen(
            uncheckedName: "form", viewport: viewport, root: root,
            constraints: [
                field.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
                field.leftAnchor.constraint(equalTo: root.leftAnchor),
                field.heightAnchor.constraint(equalToConstant: 40),
                field.widthAnchor.constraint(equalToConstant: 200),
                label.topAnchor.constraint(equalTo: field.bottomAnchor, constant: 20),
                label.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            ])
    }

    private func withoutConstraints(of screen: Screen) -> Screen {
        var screen = screen
        screen.constraints.removeLast(2)
        return screen
    }

    @Test func `a view that loses all that places it keeps its frame because of that`() throws {
        var new = base
        new.constraints.removeLast(2)
        new.root.subviews.removeFirst()
        new.constraints = []
        let report = try goldens.report(from: base, to: new)
        #expect(report.inputs.map(\.kind) == [.removed, .removed])
        #expect(
            "\(report.headline)"
                == "label.y 160 → 521 because view field removed; "
                + "and label.x 166.5 → 183 because constraint label.centerX == view.centerX removed")
        #expect(report.causes.last?.restoresAll == true)
    }

    /// Pinning a view in a file also moves its stored frame.
    @Test func `a view that kept its frame lies elsewhere because of what places it`() throws {
        let new = base.changing("label") { $0.source.storedFrame = Rect(x: 163, y: 160, width: 48, height: 21) }
        let report = try goldens.report(from: withoutConstraints(of: base), to: new)
        #expect(report.inputs.map(\.kind) == [.added, .added])
        #expect(report.unexplained == [])
        #expect(!report.isBeyondInputs)
    }

    /// A table without row data places no rows.
    @Test func `a row keeps its frame because of what became of its list`() throws {
        var row = View("row", subviews: [View("icon")])
        row.placement = Placement(.row, size: Size(width: 375, height: 44))
        row.placement?.section = "rows"
        row.source.storedFrame = Rect(x: 0, y: 50, width: 375, height: 44)
        var table = View("table", subviews: [row])
        table.filling = .table(TableFilling())
        let root = View("view", subviews: [table])
        var old = base
        old.root = root
        old.constraints = [
            table.topAnchor.constraint(equalTo: root.topAnchor), table.leftAnchor.constraint(equalTo: root.leftAnchor),
            table.widthAnchor.constraint(equalToConstant: 375), table.heightAnchor.constraint(equalToConstant: 200),
        ]
        var new = old
        new.root.subviews[0].filling = nil
        new.root.subviews[0].subviews[0].placement = nil
        let report = try goldens.report(from: old, to: new)
        #expect(!report.inputs.contains { $0.kind == "stored frame" }, "\(report)")
    }

    @Test(arguments: [nil, Rect(x: 20, y: 521, width: 48, height: 21)])
    func `another frame of a view that nothing places is a cause`(_ frame: Rect?) throws {
        let old = withoutConstraints(of: base).changing("label") { $0.source.storedFrame = frame }
        let report = try goldens.report(from: old, to: withoutConstraints(of: base))
        #expect(report.causes.map { $0.inputs.map(\.kind) } == [["stored frame"]])
        #expect(report.causes.map(\.restoresAll) == [true])
    }
}
