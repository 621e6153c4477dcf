import Foundation
import LayoutSimAudits
import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimText
import LayoutSimViewTree
import Testing

@testable import LayoutSimRendering
import LayoutSimPackageFolder

/// The ten screens of the table in Docs/everyone.md, all but the first with a fault.
@Suite struct ReaderScreensTests {
    /// A view, its origin, and the constraints of its size, in points.
    struct Placed {
        var view: View
        var x = 20.0
        var y = 20.0
        var width: Double?
        var height: Double?
    }

    struct Case: CustomTestStringConvertible {
        /// The first column of the table.
        var name: String
        var views: [Placed]
        var order: [String]?
        var found: [AuditRule]
        var testDescription: String { name }
    }

    private static func label(
        _ id: String, _ text: String, font: TextContent? = nil, color: Color = .black
    ) -> View {
        var view = View(id, content: .label(font ?? TextContent(text, style: .body, numberOfLines: 1), color: color))
        view.source.line = 1
        return view
    }

    private static func toggle(_ id: String, _ label: String?, traits: [AccessibilityTrait]? = nil) -> View {
        var view = View(id, content: .control(.toggle(isOn: true)))
        var own = Accessibility()
        (own.label, own.traits) = (label, traits)
        view.accessibility = own
        return view
    }

    private static func picture(_ id: String, _ name: String, isElement: Bool) -> View {
        let image = Image(.missing(name), size: Size(width: 44, height: 44), intrinsicSize: nil)
        var view = View.imageView(id, image, contentMode: .scaleAspectFit)
        var own = Accessibility()
        own.isElement = isElement
        view.accessibility = own
        return view
    }

    private static let plain = TextContent("Name", font: .system(size: 17))

    static let cases: [Case] = [
        Case(
            name: "a form that holds",
            views: [Placed(view: label("a", "Name")), Placed(view: toggle("b", "Sounds"), y: 60)], found: []),
        Case(
            name: "a picture that is read, without a name",
            views: [Placed(view: picture("a", "boat", isElement: true), width: 44, height: 44)],
            found: [.missingLabel]),
        Case(
            name: "a button called \"Help button\"",
            views: [Placed(view: toggle("a", "Help button", traits: [.button]))], found: [.repeatedTrait]),
        Case(
            name: "light gray on white", views: [Placed(view: label("a", "Name", color: Color(hex: 0xAAAAAA)))],
            found: [.contrast]),
        Case(
            name: "a switch of 20 points",
            views: [Placed(view: toggle("a", "Sounds"), width: 20, height: 20)], found: [.touchTarget]),
        Case(
            name: "a long word in a narrow label",
            views: [Placed(view: label("a", "Wahrscheinlichkeiten"), width: 80)], found: [.truncated]),
        Case(
            name: "a font of 17 points in a label of fixed height",
            views: [Placed(view: label("a", "Name", font: plain), height: 30)], found: [.fixedFont, .fixedHeight]),
        Case(
            name: "an order that leads back up",
            views: [
                Placed(view: label("a", "One")), Placed(view: label("b", "Two"), y: 60),
                Placed(view: label("c", "Three"), y: 100),
            ],
            order: ["c", "a", "b"], found: [.readingOrder]),
        Case(
            name: "a switch under a panel",
            views: [
                Placed(view: toggle("a", "Sounds")),
                Placed(view: View("b", backgroundColor: .white), x: 0, y: 0, width: 200, height: 120),
            ],
            found: [.overlapping, .coveredElement]),
        Case(
            name: "a headline as a picture",
            views: [Placed(view: picture("a", "sale-headline", isElement: false), width: 44, height: 44)],
            found: [.textInImage]),
    ]

    private func found(_ sample: Case) throws -> [AuditRule] {
        var root = View("root", backgroundColor: .white, subviews: sample.views.map(\.view))
        if let order = sample.order {
            root.accessibility = Accessibility()
            root.accessibility?.elements = order
        }
        let constraints = sample.views.flatMap { placed in
            let view = placed.view
            return [
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: placed.x),
                view.topAnchor.constraint(equalTo: root.topAnchor, constant: placed.y),
            ] + (placed.width.map { [view.widthAnchor.constraint(equalToConstant: $0)] } ?? [])
                + (placed.height.map { [view.heightAnchor.constraint(equalToConstant: $0)] } ?? [])
        }
        let viewport = Viewport(
            deviceName: "device", size: Size(width: 320, height: 240), scale: 2, statusBarHeight: 0,
            safeArea: .zero)
        let screen = Screen(uncheckedName: "test", viewport: viewport, root: root, constraints: constraints)
        let renderer = try Renderer(era: .y2020)
        let layout = renderer.layout(screen)
        return try (renderer.audit(layout) + renderer.readerAudit(layout)).map(\.rule)
    }

    @Test(arguments: cases) func `each screen has the fault that the table says`(_ sample: Case) throws {
        let found = try found(sample).map(\.rawValue).sorted()
        #expect(found == sample.found.map(\.rawValue).sorted())
        #expect(try documented(sample.name) == sample.found.map(\.rawValue))
    }

    @Test func `the table has no other screens`() throws {
        #expect(try rows.map { $0[0] } == Self.cases.map(\.name))
    }

    // MARK: The table

    /// The cells of the table's rows.
    private var rows: [[String]] {
        get throws {
            let file = PackageFolder.url("Docs/everyone.md")
            let lines = try String(contentsOf: file, encoding: .utf8).split(
                separator: "\n", omittingEmptySubsequences: false)
            let start = try #require(lines.firstIndex { $0.hasPrefix("| screen |") })
            return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.map { line in
                line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
                    .map { $0.trimmingCharacters(in: .whitespaces) }
            }
        }
    }

    /// Returns the rules in the last column of a screen's row.
    private func documented(_ name: String) throws -> [String] {
        let row = try #require(try rows.first { $0.first == name })
        return (row.last ?? "").split(separator: "`").filter { $0.allSatisfy { $0.isLetter || $0 == "-" } }
            .map(String.init)
    }
}
