import LayoutSimNotation
import LayoutSimText
import LayoutSimGeometry
import LayoutSimTypography
import LayoutSimViewTree

extension LayoutDocument.Property {
    /// What a view shows; `layout` sets a label's text, `hash` tells what pictures look like.
    static func properties(
        of content: Content, layout: (TextContent) -> TextLayout, hash: (Image) -> String?
    ) -> [LayoutDocument.Property] {
        switch content {
        case .none: []
        case .label(let text, let color): properties(of: text, color, layout(text))
        case .image(let image, let mode): properties(of: image, mode, hash: hash)
        case .button(let button): properties(of: button, hash: hash)
        case .textField(let field):
            [LayoutDocument.Property("field", "\(field.border.rawValue) \(quoted(field.placeholder))")]
                + properties(of: field.text, field.color, nil)
        case .textView(let view):
            [LayoutDocument.Property("text-view", view.isScrollEnabled ? "scrolling" : "fixed")]
                + properties(of: view.text, view.color, nil)
        case .control(let control): properties(of: control)
        case .stack(let stack): properties(of: stack)
        case .scroll: [LayoutDocument.Property("content", "scroll")]
        case .opaque(let kind): [LayoutDocument.Property("content", kind.rawValue)]
        }
    }

    private static func properties(of button: Button, hash: (Image) -> String?) -> [LayoutDocument.Property] {
        [LayoutDocument.Property("button", text(of: button.style))]
            + (button.placement == Button.Placement()
                ? [] : [LayoutDocument.Property("button-placement", text(of: button.placement))])
            + (button.title.map { properties(of: $0, button.titleColor, nil) } ?? [])
            + (button.image.map { properties(of: $0, nil, hash: hash) } ?? [])
    }

    private static func text(of style: Button.Style) -> String {
        switch style {
        case .classic(let insets): "classic" + (insets.map { " \(text(of: $0))" } ?? "")
        case .configuration(let configuration):
            "\(configuration.background.rawValue) \(text(of: configuration.contentInsets)) image "
                + "\(configuration.imagePlacement.rawValue) \(decimal(configuration.imagePadding))"
                + (configuration.isCapsule ? " capsule" : "")
                + (configuration.baseBackgroundColor.map { " base \($0)" } ?? "")
        }
    }

    private static func text(of placement: Button.Placement) -> String {
        "\(placement.horizontal.rawValue) \(placement.vertical.rawValue) image \(text(of: placement.imageInsets)) "
            + "title \(text(of: placement.titleInsets))"
    }

    private static func properties(of stack: StackView) -> [LayoutDocument.Property] {
        let words: [String?] = [
            stack.axis.rawValue, stack.distribution.rawValue, stack.alignment.rawValue, text(of: stack.spacing),
            stack.isLayoutMarginsRelative ? "margins-relative" : nil,
            stack.isBaselineRelative ? "baseline-relative" : nil,
        ]
        let spacing = stack.customSpacing.sorted { $0.key < $1.key }
        let arranged = stack.arranged.isEmpty ? [] : [LayoutDocument.Property("arranged", names(stack.arranged))]
        return [LayoutDocument.Property("stack", words.compactMap(\.self).joined(separator: " "))] + arranged
            + spacing.map {
                LayoutDocument.Property("spacing-after", "\(quotedIfNeeded($0.key)) \(text(of: $0.value))")
            }
    }

    private static func text(of spacing: StackView.Spacing) -> String {
        switch spacing {
        case .points(let points): decimal(points)
        case .standard: "standard"
        }
    }
}

extension Content {
    /// Reads what `LayoutDocument.Property.properties(of:layout:hash:)` printed; drawings come without their outlines.
    init(_ properties: inout ReadProperties) {
        properties.drop("artwork")
        if let content = Content(element: &properties) {
            self = content
        } else if let read = properties.take("image", { $0.image() }) {
            self = .image(read.image, read.mode ?? .scaleToFill)
        } else if let text = ReadText(&properties) {
            self = .label(text.content, text.color ?? .black)
        } else {
            self = .none
        }
    }

    /// The contents that have a property of their own.
    private init?(element properties: inout ReadProperties) {
        if let style = properties.take("button", { $0.buttonStyle() }) {
            self = .button(Content.button(style, &properties))
        } else if let field = properties.take("field", { $0.field() }), let text = ReadText(&properties) {
            let (border, placeholder) = field
            let color = text.color ?? .black
            self = .textField(TextField(border: border, text: text.content, placeholder: placeholder, color: color))
        } else if let isScrolling = properties.take("text-view", { $0.isScrolling() }),
            let text = ReadText(&properties)
        {
            self = .textView(TextView(text.content, color: text.color ?? .black, isScrollEnabled: isScrolling))
        } else if let stack = properties.take("stack", { $0.stack() }) {
            self = .stack(Content.stack(stack, &properties))
        } else if let control = Control(&properties) {
            self = .control(control)
        } else if let content = properties.take("content", { $0.plainContent() }) {
            self = content
        } else {
            return nil
        }
    }

    private static func button(_ style: Button.Style, _ properties: inout ReadProperties) -> Button {
        let title = ReadText(&properties)
        var button = Button(title?.content, image: properties.take("image", { $0.image()?.image }), style: style)
        button.titleColor = title?.color
        button.placement = properties.take("button-placement", { $0.buttonPlacement() }) ?? Button.Placement()
        return button
    }

    private static func stack(_ stack: StackView, _ properties: inout ReadProperties) -> StackView {
        var stack = stack
        stack.arranged = properties.take("arranged", { $0.names() }) ?? []
        let spacings = properties.takeAll("spacing-after") { words in
            words.name().flatMap { name in words.spacing().map { (name, $0) } }
        }
        stack.customSpacing = Dictionary(spacings) { first, _ in first }
        return stack
    }
}

extension WordReader {
    fileprivate mutating func buttonStyle() -> Button.Style? {
        if skip("classic") { return .classic(contentInsets: isAtEnd ? nil : insets()) }
        guard let background: Button.Configuration.Background = value(), let insets = insets(), skip("image"),
            let placement: Button.Configuration.ImagePlacement = value(), let padding = number()
        else { return nil }
        var configuration = Button.Configuration(
            background: background, contentInsets: insets, imagePlacement: placement, imagePadding: padding)
        configuration.isCapsule = skip("capsule")
        if skip("base") { configuration.baseBackgroundColor = color() }
        return .configuration(configuration)
    }

    fileprivate mutating func buttonPlacement() -> Button.Placement? {
        guard let horizontal: Button.Placement.Horizontal = value(), let vertical: Button.Placement.Vertical = value(),
            skip("image"), let image = insets(), skip("title"), let title = insets()
        else { return nil }
        return Button.Placement(
            horizontal: horizontal, vertical: vertical, imageInsets: image, titleInsets: title)
    }

    fileprivate mutating func field() -> (TextField.Border, String)? {
        guard let border: TextField.Border = value(), let placeholder = name() else { return nil }
        return (border, placeholder)
    }

    fileprivate mutating func isScrolling() -> Bool? { skip("scrolling") ? true : skip("fixed") ? false : nil }

    fileprivate mutating func stack() -> StackView? {
        guard let axis: Axis = value(), let distribution: StackView.Distribution = value(),
            let alignment: StackView.Alignment = value(), let spacing = spacing()
        else { return nil }
        var stack = StackView(
            axis: axis, distribution: distribution, alignment: alignment, spacing: spacing, arranged: [])
        stack.isLayoutMarginsRelative = skip("margins-relative")
        stack.isBaselineRelative = skip("baseline-relative")
        return stack
    }

    fileprivate mutating func spacing() -> StackView.Spacing? {
        skip("standard") ? .standard : number().map { .points($0) }
    }

    fileprivate mutating func plainContent() -> Content? {
        skip("scroll") ? .scroll : value(OpaqueKind.self).map { .opaque($0) }
    }
}
