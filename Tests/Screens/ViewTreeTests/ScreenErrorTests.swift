import LayoutSimDevices
import LayoutSimGeometry
import LayoutSimViewTree
import Testing

@Suite struct ScreenErrorTests {
    private struct Wrong: CustomTestStringConvertible, Sendable {
        var name: String
        var root: View
        var constraints: [Constraint] = []
        var error: ScreenError
        var message: String

        var testDescription: String { name }
    }

    private static func stack(_ id: String, of arranged: [String], _ subviews: [View]) -> View {
        View(id, content: .stack(StackView(arranged: arranged)), subviews: subviews)
    }

    private static let wrong = [
        Wrong(
            name: "an id of two views",
            root: View(
                "view",
                subviews: [View("header", subviews: [View("title")]), View("footer", subviews: [View("title")])]),
            error: .duplicateView(id: "title", firstPath: "view/header/title", secondPath: "view/footer/title"),
            message:
                #"two views have the id "title", view/header/title and view/footer/title; give one of them another id"#
        ),
        Wrong(
            name: "an id of a view and its superview", root: View("view", subviews: [View("view")]),
            error: .duplicateView(id: "view", firstPath: "view", secondPath: "view/view"),
            message: #"two views have the id "view", view and view/view; give one of them another id"#),
        Wrong(
            name: "a constraint of a view that is not there", root: View("view"),
            constraints: [View("titel").topAnchor.constraint(equalTo: View("view").topAnchor, constant: 8)],
            error: .unknownView(id: "titel", constraint: "titel.top == view.top + 8"),
            message:
                #"the constraint 'titel.top == view.top + 8' names "titel", which is not a view of the screen; "#
                + "add the view or remove the constraint"),
        Wrong(
            name: "a constraint to a guide of a view that is not there",
            root: View("view", subviews: [View("box")]),
            constraints: [
                View("box").topAnchor.constraint(equalTo: View("other").layoutMarginsGuide.topAnchor)
            ],
            error: .unknownView(id: "other", constraint: "box.top == other.layoutMarginsGuide.top"),
            message:
                #"the constraint 'box.top == other.layoutMarginsGuide.top' names "other", "#
                + "which is not a view of the screen; add the view or remove the constraint"),
        Wrong(
            name: "a stack view that arranges a view beside it",
            root: View("view", subviews: [View("box"), stack("row", of: ["box"], [])]),
            error: .notInStack(id: "box", stackPath: "view/row"),
            message: #"the stack view view/row arranges "box", which is not one of its subviews; add it to them"#),
        Wrong(
            name: "a stack view that arranges itself", root: View("view", subviews: [stack("row", of: ["row"], [])]),
            error: .notInStack(id: "row", stackPath: "view/row"),
            message: #"the stack view view/row arranges "row", which is not one of its subviews; add it to them"#),
    ]

    @Test(arguments: wrong) private func `what does not make up a screen is an error`(_ wrong: Wrong) {
        let error = #expect(throws: ScreenError.self) {
            try Screen(
                name: "test", viewport: Viewport(deviceName: "phone", size: Size(width: 320, height: 568)),
                root: wrong.root, constraints: wrong.constraints)
        }
        #expect(error == wrong.error)
        #expect(error?.description == wrong.message)
    }

    @Test func `10,000 nested stack views make up a screen`() throws {
        var view = View("v0")
        for depth in 1...10_000 { view = Self.stack("v\(depth)", of: [view.id], [view]) }
        let viewport = Viewport(deviceName: "phone", size: Size(width: 320, height: 568))
        let screen = try Screen(name: "test", viewport: viewport, root: view, constraints: [])
        let names = ViewNames(["v0": "label", "v9": "row"])
        #expect(
            names.named(screen).root.inPreorder.suffix(10).map(\.id).filter { !$0.hasPrefix("v") } == ["row", "label"])
    }

    @Test func `a stack view and constraints between its subviews make up a screen`() throws {
        let box = View("box")
        let row = Self.stack("row", of: ["box"], [box])
        let root = View("view", subviews: [row])
        let constraints = [box.widthAnchor.constraint(equalTo: root.widthAnchor)]
        let screen = try Screen(
            name: "test", viewport: Viewport(deviceName: "phone", size: Size(width: 320, height: 568)), root: root,
            constraints: constraints)
        #expect(screen.root == root)
        #expect(screen.constraints == constraints)
    }
}
