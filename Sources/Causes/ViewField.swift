import LayoutSimGeometry
import LayoutSimNotation
import LayoutSimText
import LayoutSimRendering
import LayoutSimViewTree

/// An input of a view: how it is printed, and how it is set back to that of an older view.
struct ViewField: Sendable {
    var kind: InputChange.Kind
    /// Whether it changes pixels only.
    var isPaint: Bool
    /// Whether both views have the input and differ in it.
    var differs: @Sendable (View, View) -> Bool
    /// The value for people; `nil` for none.
    var text: @Sendable (View) -> String?
    /// Copies the value from the first view.
    var copy: @Sendable (View, inout View) -> Void

    /// All but subviews, pictures' looks and priorities.
    static let all: [ViewField] = plain + texts + contents + stacks

    private static let plain: [ViewField] = [
        ViewField(.background, \.backgroundColor, isPaint: true) { $0.map { "\($0)" } },
        ViewField(.hidden, \.isHidden) { "\($0)" },
        ViewField(.alpha, \.alpha, isPaint: true, text: decimal),
        ViewField(.tint, \.tintColor, isPaint: true) { $0.map { "\($0)" } },
        ViewField(.cornerRadius, \.cornerRadius, isPaint: true, text: decimal),
        ViewField(.border, \.border, isPaint: true) { $0.map { "\(decimal($0.width)) \($0.color)" } },
        ViewField(.partColors, \.partColors, isPaint: true) { colors in
            ControlPart.allCases.compactMap { part in colors[part].map { "\(part.rawValue) \($0)" } }
                .joined(separator: " ")
        },
        ViewField(.clips, \.clipsToBounds, isPaint: true) { "\($0)" },
        ViewField(.margins, \.layoutMargins) { InputText.margins($0) },
        ViewField(.ownSize, \.intrinsicSizeOverride) { InputText.ownSize($0) },
        ViewField(.wrapsAt, \.preferredMaxLayoutWidth) { $0.map(decimal) },
        ViewField(.autoresizing, \.autoresizing) { $0.map { InputText.autoresizing($0) } },
        ViewField(.guides, \.layoutGuides) { $0.map(quotedIfNeeded).joined(separator: " ") },
    ]

    private static let texts: [ViewField] = [
        ViewField(.text, text: \.text) { $0 },
        ViewField(.font, text: \.font) { InputText.font($0) },
        ViewField(.lineLimit, text: \.numberOfLines) { $0 == 0 ? "any" : "\($0)" },
        ViewField(.alignment, text: \.alignment, isPaint: true) { $0.rawValue },
        ViewField(.lineBreakMode, text: \.lineBreakMode) { $0.rawValue },
        ViewField(.minimumScale, text: \.minimumScaleFactor, text: decimal),
        ViewField(.leading, text: \.lineLeading) { $0.map(decimal) },
        ViewField(.lineHeight, text: \.lineHeight) { $0.map(decimal) },
        ViewField(.textDirection, text: \.isRightToLeft) { $0.map { $0 ? "right to left" : "left to right" } },
    ]

    private static let contents: [ViewField] = [
        ViewField(.color, \.textColor, isPaint: true) { $0.map { "\($0)" } },
        ViewField(.image, \.image) { $0.map { InputText.image($0) } },
        ViewField(.contentMode, \.contentMode, isPaint: true) { $0?.rawValue },
        ViewField(
            kind: .details, isPaint: false, differs: { $0.details(with: $1) != $1.content },
            text: { InputText.details($0.content) },
            copy: { old, new in new.content = old.details(with: new) }),
    ]

    private static let stacks: [ViewField] = [
        ViewField(.stackAxis, stack: \.axis) { $0.rawValue },
        ViewField(.distribution, stack: \.distribution) { $0.rawValue },
        ViewField(.stackAlignment, stack: \.alignment) { $0.rawValue },
        ViewField(.spacing, stack: \.spacings) { $0.text },
        ViewField(.arranged, stack: \.arranged) { $0.map(quotedIfNeeded).joined(separator: " ") },
    ]

    private typealias Place<Root, Value> = any WritableKeyPath<Root, Value> & Sendable

    private init<Value: Equatable & Sendable>(
        _ kind: InputChange.Kind, _ place: Place<View, Value>, isPaint: Bool = false,
        text: @escaping @Sendable (Value) -> String?
    ) {
        self.init(
            kind: kind, isPaint: isPaint, differs: { $0[keyPath: place] != $1[keyPath: place] },
            text: { text($0[keyPath: place]) }, copy: { $1[keyPath: place] = $0[keyPath: place] })
    }

    private init<Value: Equatable & Sendable>(
        _ kind: InputChange.Kind, text place: Place<TextContent, Value>, isPaint: Bool = false,
        text: @escaping @Sendable (Value) -> String?
    ) {
        self.init(kind, part: \.text, place, isPaint, text)
    }

    private init<Value: Equatable & Sendable>(
        _ kind: InputChange.Kind, stack place: Place<StackView, Value>, text: @escaping @Sendable (Value) -> String?
    ) {
        self.init(kind, part: \.stack, place, false, text)
    }

    /// An input of a part that a view may lack.
    private init<Part: Sendable, Value: Equatable & Sendable>(
        _ kind: InputChange.Kind, part: Place<View, Part?>, _ place: Place<Part, Value>, _ isPaint: Bool,
        _ text: @escaping @Sendable (Value) -> String?
    ) {
        self.init(
            kind: kind, isPaint: isPaint,
            differs: { old, new in
                guard let old = old[keyPath: part], let new = new[keyPath: part] else { return false }
                return old[keyPath: place] != new[keyPath: place]
            },
            text: { $0[keyPath: part].flatMap { text($0[keyPath: place]) } },
            copy: { old, new in
                guard let oldPart = old[keyPath: part], var newPart = new[keyPath: part] else { return }
                newPart[keyPath: place] = oldPart[keyPath: place]
                new[keyPath: part] = newPart
            })
    }

    private init(
        kind: InputChange.Kind, isPaint: Bool, differs: @escaping @Sendable (View, View) -> Bool,
        text: @escaping @Sendable (View) -> String?, copy: @escaping @Sendable (View, inout View) -> Void
    ) {
        self.kind = kind
        self.isPaint = isPaint
        self.differs = differs
        self.text = text
        self.copy = copy
    }
}
