import LayoutSimText
import LayoutSimAudits
import LayoutSimGeometry
import LayoutSimViewTree
import Testing

/// Rules that examine a single view.
@Suite struct ContentRuleTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var view: View
        var size: Size
        var found: [String] = []
        var testDescription: String { "\(name) in \(size.width)x\(size.height)" }

        init(_ name: String, _ view: View, _ width: Double, _ height: Double, _ found: String...) {
            self.name = name
            self.view = view
            size = Size(width: width, height: height)
            self.found = found
        }
    }

    private static func field(_ text: String, placeholder: String = "") -> View {
        let content = TextContent(text, font: .system(size: 10))
        return View(
            "a", content: .textField(TextField(border: .roundedRect, text: content, placeholder: placeholder)))
    }

    private static func textView(_ text: String, scrolls: Bool) -> View {
        View(
            "a",
            content: .textView(TextView(TextContent(text, font: .system(size: 10)), isScrollEnabled: scrolls)))
    }

    private static func control(_ control: Control) -> View { View("a", content: .control(control)) }

    private static let segments = Control.segmented(
        ["Everything", "No"].map { Control.Segment($0) }, selected: 0, apportionsByContent: false)

    private static let filled = View(
        "a",
        content: .button(
            Button(
                TextContent("Continue", font: .system(size: 10)),
                style: .configuration(Button.Configuration(background: .filled)))))

    static let texts = [
        Case("a label", .text("a", "Hello world"), 60, 12),
        Case("a narrow label", .text("a", "Hello world"), 30, 12, #"truncated a: "Hell…""#),
        Case("a label of two lines", .text("a", "Hello world", lines: 2), 30, 24),
        Case("a low label of two lines", .text("a", "Hello world", lines: 2), 30, 12, #"truncated a: "Hell…""#),
        Case("a very low label", .text("a"), 40, 8, "clipped a: the text is 12 high, the frame 8"),
        Case("a label without text", .text("a", ""), 1, 1),
        Case("a button", .button("a", "Continue"), 60, 50),
        Case("a narrow button", .button("a", "Continue"), 30, 50, #"truncated a: "Con…""#),
        Case("a button with insets", filled, 80, 50),
        Case("a narrow button with insets", filled, 50, 50, #"truncated a: "Co…""#),
        Case("a field", field("", placeholder: "Name"), 60, 34),
        Case("a narrow field", field("", placeholder: "Surname"), 44, 34, #"truncated a: "Surname""#),
        Case("a field with a text", field("Christopher", placeholder: "Name"), 50, 34, #"truncated a: "Chris…""#),
        Case("segments", control(segments), 180, 32),
        Case("narrow segments", control(segments), 100, 32, #"truncated a: "Every…""#),
        Case("paragraphs", textView("Some words that wrap", scrolls: false), 80, 60),
        Case(
            "low paragraphs", textView("Some words that wrap", scrolls: false), 80, 30,
            "clipped a: the text is 24 high, the frame 14"),
        Case("paragraphs that scroll", textView("Some words that wrap", scrolls: true), 80, 30),
    ]

    static let sizes = [
        Case("a label", .text("a"), 0, 12, "zero-size a: 10 20 0 12"),
        Case("a label without text", .text("a", ""), 0, 12),
        Case("a picture", .picture("a"), 20, 0, "zero-size a: 10 20 20 0"),
        Case(
            "an image view without picture",
            .imageView("a", Image(.missing(""), size: .zero, intrinsicSize: nil)), 20, 0),
        Case("a spacer", View("a"), 0, 12),
        Case("a color", .color("a"), 0, 12),
        Case("a hidden label", View.text("a").with { $0.isHidden = true }, 0, 12),
        Case("a button without title", .button("a", ""), 0, 12),
        Case("a control", control(.stepper), 0, 32, "zero-size a: 10 20 0 32"),
        Case("a map", View("a", content: .opaque(.map)), 50, 0, "zero-size a: 10 20 50 0"),
        Case("a picture in proportion", .picture("a", mode: .scaleToFill), 40, 20),
        Case(
            "a picture out of proportion", .picture("a", mode: .scaleToFill), 40, 40,
            "distorted-image a: 20x10 in 40x40"),
        Case("a picture that fits", .picture("a"), 40, 40),
        Case("a picture rounded to pixels", .picture("a", mode: .scaleToFill), 40, 20.5),
        Case(
            "a symbol",
            .imageView(
                "a", Image(.symbol("star"), size: Size(width: 20, height: 20), intrinsicSize: nil),
                contentMode: .scaleToFill), 40, 20),
        Case("a large button", .button("a"), 44, 44),
        Case("a low button with room around it", .button("a"), 60, 28),
        Case("a button that is too low", .button("a"), 60, 27, "touch-target a: 60x27"),
        Case("a switch as the system makes it", control(.toggle(isOn: true)), 63, 28),
        Case("a slider", control(.slider(value: 0)), 100, 34),
        Case("a narrow slider", control(.slider(value: 0)), 30, 34, "touch-target a: 30x34"),
        Case("a low stepper", control(.stepper), 94, 20, "touch-target a: 94x20"),
    ]

    @Test(arguments: texts + sizes) func `a fault is found and nothing else`(_ audited: Case) throws {
        let placed = Placed(audited.view, 10, 20, audited.size.width, audited.size.height)
        let found = try findings(screen([placed])).map(\.description)
        #expect(found == audited.found)
    }
}
