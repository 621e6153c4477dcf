import LayoutSimDocuments
import LayoutSimText
import LayoutSimGeometry
import LayoutSimRendering
import LayoutSimViewTree
import Testing

@Suite struct AuditTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var views: [View]
        /// The frames in the root of 100 by 80 points, in the order of the views.
        var frames: [Rect]
        var more: [Constraint] = []
        var navigationBar: NavigationBar?
        var audits: [String]
        var testDescription: String { name }
    }

    private static let box = View("box", backgroundColor: .black)
    private static let other = View("other", backgroundColor: .black)
    private static let root = View("view")

    private static func label(_ text: String, lines: Int = 1) -> View {
        .label("label", TextContent(text, font: .system(size: 10), numberOfLines: lines))
    }

    static let cases = [
        Case(
            name: "nothing is wrong", views: [label("Hello world"), box],
            frames: [Rect(x: 0, y: 0, width: 60, height: 12), Rect(x: 0, y: 12, width: 100, height: 68)], audits: []),
        Case(
            name: "a text too wide", views: [label("Hello world")], frames: [Rect(x: 0, y: 0, width: 30, height: 12)],
            audits: ["truncated label: \"Hell…\""]),
        Case(
            name: "a text with too many lines", views: [label("Hello world", lines: 0)],
            frames: [Rect(x: 0, y: 0, width: 30, height: 12)], audits: ["truncated label: \"Hell…\""]),
        Case(
            name: "a frame lower than a line", views: [label("Hello")],
            frames: [Rect(x: 0, y: 0, width: 40, height: 8)],
            audits: ["clipped label: the text is 12 high, the frame 8"]),
        Case(
            name: "a text without a frame", views: [label("Hello")], frames: [Rect(x: 5, y: 6, width: 0, height: 12)],
            audits: ["zero-size label: 5 6 0 12"]),
        Case(
            name: "a frame without a text", views: [label("")], frames: [Rect(x: 5, y: 6, width: 0, height: 12)],
            audits: []),
        Case(
            name: "views on each other", views: [box, other],
            frames: [Rect(x: 0, y: 0, width: 30, height: 30), Rect(x: 20, y: 25, width: 30, height: 30)],
            audits: ["overlapping box other: 20 25 10 5"]),
        Case(
            name: "views side by side", views: [box, other],
            frames: [Rect(x: 0, y: 0, width: 30, height: 30), Rect(x: 30, y: 0, width: 30, height: 30)], audits: []),
        Case(
            name: "a view that shows nothing on another", views: [box, View("clear")],
            frames: [Rect(x: 0, y: 0, width: 30, height: 30), Rect(x: 0, y: 0, width: 30, height: 30)], audits: []),
        Case(
            name: "beyond the right side", views: [box], frames: [Rect(x: 90, y: 0, width: 11.5, height: 5)],
            audits: ["outside box view: by 1.5, its frame is 90 0 11.5 5"]),
        Case(
            name: "beyond the right side by less than people see", views: [box],
            frames: [Rect(x: 90, y: 0, width: 11, height: 5)], audits: []),
        Case(
            name: "above the top", views: [box], frames: [Rect(x: 0, y: -1.5, width: 10, height: 5)],
            audits: ["outside box view: by 1.5, its frame is 0 -1.5 10 5"]),
        Case(
            name: "under the bar", views: [box], frames: [Rect(x: 0, y: 40, width: 10, height: 5)],
            navigationBar: NavigationBar(title: ""), audits: ["under-bar box: 4 points of it at the top"]),
        Case(
            name: "right below the bar", views: [box], frames: [Rect(x: 0, y: 44, width: 10, height: 5)],
            navigationBar: NavigationBar(title: ""), audits: []),
        Case(
            name: "a position left open", views: [box, View("my view")],
            frames: [Rect(x: 0, y: 0, width: 10, height: 5)],
            more: View("my view").constraints(frame: Rect(x: 0, y: 9, width: 3, height: 3), in: root).dropFirst() + [],
            audits: [#"ambiguous "my view": "my view".left is not determined: it may be anything"#]),
        Case(
            name: "constraints that contradict each other", views: [box],
            frames: [Rect(x: 0, y: 0, width: 10, height: 5)],
            more: [box.widthAnchor.constraint(equalToConstant: 20)],
            audits: [
                "unsatisfiable box: unable to satisfy at the same time: box.width == 10; box.width == 20; "
                    + "recovered by breaking box.width == 20"
            ]),
    ]

    @Test(arguments: cases) func `an audit finds what a user would`(_ audited: Case) throws {
        var root = AuditTests.root
        root.subviews = audited.views
        let constraints = zip(audited.views, audited.frames).flatMap { $0.constraints(frame: $1, in: root) }
        let test = screen(root, constraints + audited.more, navigationBar: audited.navigationBar)
        #expect(try document(test).audits == audited.audits)
    }

    @Test func `findings are sorted by rule, then by the order of the tree`() throws {
        let views = [AuditTests.box, AuditTests.label("Hello world"), AuditTests.other]
        let root = View("view", subviews: views)
        let frames = [
            Rect(x: 95, y: 0, width: 10, height: 10), Rect(x: 0, y: 0, width: 20, height: 12),
            Rect(x: 0, y: 6, width: 20, height: 12),
        ]
        let constraints = zip(views, frames).flatMap { $0.constraints(frame: $1, in: root) }
        let rules = try document(screen(root, constraints)).audits.map { $0.split(separator: ":")[0] }
        #expect(rules == ["truncated label", "overlapping label other", "outside box view"])
    }
}
