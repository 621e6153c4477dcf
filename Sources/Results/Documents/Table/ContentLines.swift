import LayoutSimGeometry
import LayoutSimNotation
import LayoutSimText
import LayoutSimViewTree

extension PropertyLine<View> {
    /// The lines of views' contents.
    static let contents: [PropertyLine] = buttons + inputs + controls + stacks + [plain] + texts + images

    /// Returns the lines of `contents` that can apply to a kind of content, in order.
    static func lines(of content: Content) -> [PropertyLine] {
        switch content {
        case .none: []
        case .label: texts
        case .image: images
        case .button: buttonContents
        case .textField, .textView: inputContents
        case .control: controls
        case .stack: stacks
        case .scroll, .opaque: [plain]
        }
    }

    private static let buttonContents = buttons + texts + images
    private static let inputContents = inputs + texts

    private static let inputs: [PropertyLine] = [
        PropertyLine(
            "field",
            [
                PropertyRow("border style", Place(\View.textField, \.border), .word),
                PropertyRow("placeholder", Place(\View.textField, \.placeholder), .quotation),
                PropertyRow(
                    "secure entry", Place(\View.textField, \.isSecure), .flag("secure"), omitting: false),
            ]),
        PropertyLine(
            "placeholder-color",
            PropertyRow("placeholder color", Place(\.textField, \.placeholderColor), optional: .color, .paint)),
        PropertyLine(
            "field-insets", as: "text insets", Place(\.textField, \.textInsets), Spelling<EdgeInsets>.insets.orNone,
            omitting: .some(nil)),
        PropertyLine(
            "clear-button", Place(\.textField, \.clearButton), Spelling<TextField.ClearButton>.clearButton.orNone,
            omitting: .some(nil), .paint),
        PropertyLine(
            "field-background", as: "background image", Place(\.textField, \.background), Spelling<Image>.image.orNone,
            omitting: .some(nil), .paint),
        PropertyLine(
            "text-view-insets", as: "text insets", Place(\.textView, \.insets), .insets,
            omitting: TextView.standardInsets),
        PropertyLine(
            "text-view", as: "scrolling", Place(\.textView, \.isScrollEnabled), .either("scrolling", "fixed")),
    ]

    private static let stacks: [PropertyLine] = [
        PropertyLine(
            "stack",
            [
                PropertyRow("axis", Place(\View.stack, \.axis), .word),
                PropertyRow("distribution", Place(\View.stack, \.distribution), .word),
                PropertyRow("stack alignment", Place(\View.stack, \.alignment), .word),
                PropertyRow("spacing", Place(\View.stack, \.spacing), .spacing, .length),
                PropertyRow(
                    "arrangement in margins", Place(\View.stack, \.isLayoutMarginsRelative), .flag("margins-relative"),
                    omitting: false),
                PropertyRow(
                    "arrangement by baselines", Place(\View.stack, \.isBaselineRelative), .flag("baseline-relative"),
                    omitting: false),
                PropertyRow("direction", Place(\View.stack, \.isReversed), .flag("reversed"), omitting: false),
            ]),
        PropertyLine("arranged", as: "arranged views", Place(\.stack, \.arranged), .names, omitting: []),
        PropertyLine(
            name: "spacing-after", rows: [.customSpacing],
            values: { $0.stack?.customSpacing.lines ?? [] },
            read: { view, words in
                guard view.stack != nil, let name = words.name(),
                    let spacing = Spelling<StackView.Spacing>.spacing.read(&words)
                else { return false }
                view.stack?.customSpacing[name] = spacing
                return true
            }),
    ]

    /// Views that a single word describes; a different word is a different kind of view rather than a property.
    private static let plain = PropertyLine(
        name: "content", rows: [],
        values: { view in
            switch view.content {
            case .scroll: ["scroll"]
            case .opaque(let kind): [kind.rawValue]
            case .none, .label, .image, .button, .textField, .textView, .control, .stack: []
            }
        },
        read: { view, words in
            let content = words.skip("scroll") ? .scroll : words.value(OpaqueKind.self).map { Content.opaque($0) }
            view.content = content ?? view.content
            return content != nil
        })
}

extension Content {
    /// Creates the empty content for lines with these names.
    init(linesNamed names: [String]) {
        let kinds: [(name: String, content: Content)] = [
            ("button", .button(Button(nil))),
            ("field", .textField(TextField(border: .none, text: .blank))),
            ("text-view", .textView(TextView(.blank))),
            ("stack", .stack(StackView(arranged: []))),
            ("control", .control(.stepper)),
            ("content", .opaque(.other)),
            ("image", .image(Image(.missing(""), size: .zero, intrinsicSize: nil), contentMode: .scaleToFill)),
            ("text", .label(.blank, color: .black)),
        ]
        self = kinds.first { names.contains($0.name) }?.content ?? .none
    }
}

extension PropertyRow<View> {
    fileprivate static let customSpacing = PropertyRow(
        "spacing after views", Place(\View.stack, \.customSpacing),
        Spelling(write: { $0.lines.joined(separator: ", ") }, read: { _ in nil }))
}

extension [String: StackView.Spacing] {
    /// Each view and the spacing after it, by view id.
    fileprivate var lines: [String] {
        sorted { $0.key < $1.key }
            .map { "\(quotedIfNeeded($0.key)) \(Spelling<StackView.Spacing>.spacing.write($0.value))" }
    }
}

extension Spelling<StackView.Spacing> {
    /// A spacing in points, or `standard`.
    fileprivate static var spacing: Spelling {
        Spelling(
            write: { spacing in
                switch spacing {
                case .points(let points): exact(points)
                case .standard: "standard"
                }
            },
            read: { words in words.skip("standard") ? .standard : words.number().map { .points($0) } })
    }
}

extension Spelling<TextField.ClearButton> {
    /// The side, or `at` followed by the frame.
    fileprivate static var clearButton: Spelling {
        Spelling(
            write: { button in
                switch button {
                case .left: "left"
                case .right: "right"
                case .at(let frame): "at \(Spelling<Rect>.rect.write(frame))"
                }
            },
            read: { words in
                if words.skip("left") { return .left }
                if words.skip("right") { return .right }
                return words.skip("at") ? Spelling<Rect>.rect.read(&words).map { .at($0) } : nil
            })
    }
}
