import LayoutSimGeometry
import LayoutSimNotation
import LayoutSimText
import LayoutSimViewTree

extension PropertyLine<View> {
    /// The text that a view shows, its own or that of its title.
    static let texts: [PropertyLine] = [
        PropertyLine("text", .shownText),
        PropertyLine("font", [row("font", \.font, .font, fontTraits), .textColor]),
        PropertyLine(
            "lines",
            [
                row("line limit", \.numberOfLines, .lineLimit, PropertyTraits(breaksLines: true)),
                row("alignment", \.alignment, .word, .paint), row("line break mode", \.lineBreakMode, .word),
            ]
        ).afterOutcome,
        PropertyLine("scale", row("minimum scale", \.minimumScaleFactor, .number, omitting: 0)).afterOutcome,
        PropertyLine("leading", row("leading", \.lineLeading, optional: .number, .length)),
        PropertyLine("line-height", row("line height", \.lineHeight, optional: .number, .length)),
        PropertyLine(
            "direction",
            row("text direction", \.isRightToLeft, optional: .either("right-to-left", "left-to-right"))),
        runs,
    ]

    private static let fontTraits = PropertyTraits(scaling: .exact, breaksLines: true)

    private static func row<Value: Equatable & Sendable>(
        _ kind: PropertyKind, _ path: Place<View, Value>.Path<TextContent, Value>, _ spelling: Spelling<Value>,
        _ traits: PropertyTraits = .layout, omitting omitted: Value? = nil
    ) -> PropertyRow<View> {
        PropertyRow(kind, place(path), spelling, omitting: omitted, traits)
    }

    private static func row<Value: Equatable & Sendable>(
        _ kind: PropertyKind, _ path: Place<View, Value?>.Path<TextContent, Value?>, optional spelling: Spelling<Value>,
        _ traits: PropertyTraits = .layout
    ) -> PropertyRow<View> {
        PropertyRow(kind, place(path), optional: spelling, traits)
    }

    private static func place<Value>(_ path: Place<View, Value>.Path<TextContent, Value>) -> Place<View, Value> {
        Place(
            get: { $0.text?[keyPath: path] },
            set: { view, value in
                view.text?[keyPath: path] = value
                return view.text != nil
            })
    }

    /// The same line with the word `of` before its properties, behind which documents put what layout made of them.
    private var afterOutcome: PropertyLine {
        PropertyLine(
            name: name, rows: rows, values: { view in values(view).map { "of \($0)" } },
            read: { view, words in
                _ = words.number()
                return words.skip("of") && read(&view, &words)
            })
    }
}

extension PropertyRow<View> {
    /// The text itself; a button may have none, and then none of the others.
    fileprivate static let shownText: PropertyRow = {
        let place = Place<View, String>(
            get: { $0.text?.text },
            set: { view, value in
                var text = view.text ?? .blank
                text.text = value
                view.text = text
                return view.text != nil
            })
        let row = PropertyRow("text", place, .quotation, PropertyTraits(breaksLines: true))
        return PropertyRow(
            kind: row.kind, traits: row.traits,
            differs: { $0.content.kind == $1.content.kind && $0.text?.text != $1.text?.text }, text: row.text,
            copy: { old, new in
                guard old.text == nil || new.text == nil else { return row.copy(old, &new) }
                new.text = old.text
                new.textColor = old.textColor
            },
            write: row.write, read: row.read)
    }()

    fileprivate static let textColor: PropertyRow = {
        let row = PropertyRow("color", Place({ $0.textColor }, { $0.textColor = $1 }), optional: .color, .paint)
        return PropertyRow(
            kind: row.kind, traits: row.traits,
            differs: { $0.text != nil && $1.text != nil && row.differs($0, $1) }, text: row.text, copy: row.copy,
            write: { $0.text == nil ? nil : row.write($0) }, read: row.read)
    }()
}

extension TextContent {
    /// A text before its lines are read.
    static let blank = TextContent("", font: .system(size: 17))
}

extension Spelling<Int> {
    /// A number of lines; 0 is `any`.
    fileprivate static var lineLimit: Spelling {
        Spelling(write: { $0 == 0 ? "any" : "\($0)" }, read: { $0.skip("any") ? 0 : $0.integer() })
    }
}
