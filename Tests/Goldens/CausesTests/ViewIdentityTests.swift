import LayoutSimCauses
import LayoutSimDevices
import LayoutSimDocuments
import LayoutSimGeometry
import LayoutSimRendering
import LayoutSimText
import LayoutSimViewTree
import Testing

/// Views in files have object ids and names; neither affects the layout.
@Suite struct ViewIdentityTests {
    private let goldens: Goldens

    init() throws { goldens = try Goldens() }

    /// Returns a greeting over a button that is too small to touch, in a card.
    private func screen(
        card: String = "card-1", greeting: String = "greeting-1", button: String = "button-1",
        name: String? = "Greeting", names: (button: String?, card: String?) = ("Send", nil), top: Double = 16,
        text: String = "Hello"
    ) throws -> Screen {
        var label = View.label(greeting, TextContent(text, font: .system(size: 17)))
        label.source.name = name
        var touch = View(button, content: .button(Button(TextContent("Send", font: .system(size: 15)))))
        touch.source.name = names.button
        var around = View(card, subviews: [label, touch])
        around.source.name = names.card
        let constraints = [
            around.topAnchor.constraint(equalTo: View("root").topAnchor, constant: top),
            around.leadingAnchor.constraint(equalTo: View("root").leadingAnchor, constant: 10),
            label.topAnchor.constraint(equalTo: around.topAnchor, constant: 8),
            label.leadingAnchor.constraint(equalTo: around.leadingAnchor, constant: 8),
            touch.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
            touch.leadingAnchor.constraint(equalTo: around.leadingAnchor),
            touch.widthAnchor.constraint(equalToConstant: 20), touch.heightAnchor.constraint(equalToConstant: 20),
            around.bottomAnchor.constraint(equalTo: touch.bottomAnchor),
            around.widthAnchor.constraint(equalToConstant: 200),
        ]
        return try Screen(
            name: "Page", viewport: goldens.devices.device(named: "iphone-6").viewport(.portrait),
            root: View("root", subviews: [around]), constraints: constraints)
    }

    @Test func `names are told, ids are recorded`() throws {
        let report = try goldens.report(from: screen(), to: screen(top: 20))
        #expect(report.causes.first?.inputs.first?.description == "card-1.top == root.top: constant 16 → 20")
        let told = try goldens.report(
            from: screen(names: ("Send", "Card")), to: screen(names: ("Send", "Card"), top: 20))
        #expect(told.causes.first?.inputs.first?.description == "card-1.top == root.top: constant 16 → 20")
        #expect("\(told.headline)".contains("Card.y 16 → 20"), "\(told.headline)")
        #expect("\(told.headline)".contains("Card.top == root.top: constant 16 → 20"), "\(told.headline)")
        #expect(!told.explanation.contains { $0.text.contains("card-1") })
    }

    @Test func `where two views share a name, the id stands behind it`() throws {
        let names: (String?, String?) = ("Greeting", nil)
        let report = try goldens.report(from: screen(names: names), to: screen(names: names, text: "Good morning"))
        #expect("\(report.headline)".contains("Greeting#greeting-1"), "\(report.headline)")
    }

    @Test func `a document differs from that with other names in nothing that counts`() throws {
        let (old, new) = try (goldens.golden(screen()), goldens.golden(screen(name: "Welcome", names: ("Go", "Box"))))
        #expect(old != new)
        #expect(old.isSame(as: new))
        #expect(try !old.isSame(as: goldens.golden(screen(text: "Bye"))))
    }

    @Test(arguments: [
        (["card-2", "greeting-1", "button-1"], ["card-1 → card-2"]),
        (["card-1", "greeting-2", "button-1"], ["greeting-1 → greeting-2"]),
        (
            ["card-2", "greeting-2", "button-2"],
            ["card-1 → card-2", "greeting-1 → greeting-2", "button-1 → button-2"]
        ),
    ])
    func `another id of the same view is a rename, on which nothing depends`(ids: [String], renames: [String]) throws {
        for name in ["Greeting", nil] {
            let names: (String?, String?) = name == nil ? (nil, nil) : ("Send", nil)
            let report = try goldens.report(
                from: screen(name: name, names: names),
                to: screen(card: ids[0], greeting: ids[1], button: ids[2], name: name, names: names))
            #expect(report.class == .record)
            #expect(report.outputs == [])
            #expect(report.inputs.map(\.description) == renames.map { "view \($0) renamed" })
            #expect("\(report.headline)".hasSuffix("nothing moves"), "\(report.headline)")
        }
    }

    @Test func `what changes beside a rename is the cause, and no audit comes or goes`() throws {
        let report = try goldens.report(
            from: screen(name: nil, names: (nil, nil)),
            to: screen(greeting: "greeting-2", button: "button-2", name: nil, names: (nil, nil), top: 30))
        #expect(
            report.causes.map { $0.inputs.map(\.description) } == [["card-1.top == root.top: constant 16 → 30"]])
        #expect(!report.outputs.contains { if case .audit = $0.subject { true } else { false } })
    }

    @Test func `an older golden, whose views go by their names, differs in nothing visible`() throws {
        let old = try screen(card: "Card", greeting: "Greeting", button: "Send", name: nil, names: (nil, nil))
        let report = try goldens.report(from: old, to: screen(names: ("Send", "Card")))
        #expect("\(report.headline)" == "ids of views names → object ids: no visible change")
        #expect(report.outputs == [])
    }

    @Test func `another view in the place of one is no rename`() throws {
        var other = try screen(greeting: "greeting-2", name: nil, names: (nil, nil), text: "Something else")
        other.root.subviews[0].subviews[0].source.name = nil
        let report = try goldens.report(from: screen(name: nil, names: (nil, nil)), to: other)
        #expect(report.inputs.contains { $0.kind == .added } && report.inputs.contains { $0.kind == .removed })
    }
}
