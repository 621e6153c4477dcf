import LayoutSimGeometry
import LayoutSimText
import LayoutSimAudits
import LayoutSimViewTree
import Testing

/// The names of views in reports.
@Suite struct AuditedViewTests {
    private static func text(_ text: String) -> TextContent { TextContent(text, font: .system(size: 17)) }

    static let contents: [(Content, String)] = [
        (.none, "view (a)"), (.label(text("Sign in"), color: .black), #"label "Sign in" (a)"#),
        (.label(text(""), color: .black), "label (a)"),
        (
            .label(text("More than thirty characters of a text"), color: .black),
            #"label "More than thirty characters of…" (a)"#
        ),
        (.button(Button(text("OK"))), #"button "OK" (a)"#),
        (
            .button(Button(text(""), image: Image(.missing("gear"), size: .zero, intrinsicSize: nil))),
            #"button "gear" (a)"#
        ),
        (.textField(TextField(border: .none, text: text(""), placeholder: "Name")), #"text field "Name" (a)"#),
        (
            .image(Image(.file("x/logo.png"), size: .zero, intrinsicSize: nil), contentMode: .center),
            #"image view "logo.png" (a)"#
        ),
        (
            .control(.segmented([.init("One"), .init("Two")], selected: 0, apportionsByContent: false)),
            #"segmented control "One, Two" (a)"#
        ),
        (.control(.toggle(isOn: true)), "switch (a)"), (.stack(StackView(arranged: [])), "stack view (a)"),
        (.opaque(.map), "map view (a)"), (.opaque(.other), "view (a)"),
    ]

    @Test(arguments: contents) func `a view of a file without a name goes by what it shows`(
        _ content: Content, _ label: String
    ) {
        var view = View("a", content: content)
        view.source.line = 7
        #expect(AuditedView(view).label == label)
    }

    @Test func `a name goes before what it shows, and views of code go by their ids`() {
        var view = View("a", content: .label(Self.text("Hi"), color: .black))
        #expect(AuditedView(view).label == "'a'")
        view.source = ViewSource(name: "Title", line: 7)
        #expect(AuditedView(view).label == "'Title' (a)")
    }

    @Test func `a view of SwiftUI has the line of code that makes it`() {
        let view = AuditedView(id: "Text#1", code: "LoginView.swift:12")
        #expect(view.label == "'Text#1' (LoginView.swift:12)")
    }

    @Test func `the second view has its line, since the finding is at that of the first`() {
        let finding = AuditFinding(
            .overlapping,
            [
                AuditedView(id: "a", name: "Title", line: 7), AuditedView(id: "b", caption: "switch", line: 9),
                AuditedView(id: "c", line: 11),
            ], "0 0 1 1")
        #expect(finding.message == "'Title' (a) and switch (b, line 9) and 'c' (line 11) overlap: 0 0 1 1")
    }
}
