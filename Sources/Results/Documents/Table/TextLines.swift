import LayoutSimGeometry
import LayoutSimNotation
import LayoutSimText
import LayoutSimViewTree

extension PropertyLine<View> {
    /// The lines of the text that a view shows, or of its title.
    static let texts: [PropertyLine] = [
        PropertyLine("text", .shownText),
        PropertyLine(
            "font",
            [
                PropertyRow(
                    "font", Place({ $0.font }, { $0.font = $1 }), .font,
                    PropertyTraits(scaling: .exact, breaksLines: true)
                )
                .of(.text),
                .textColor,
            ]),
        PropertyLine<TextContent>(
            "lines",
            [
                PropertyRow(
                    "line limit", Place({ $0.numberOfLines }, { $0.numberOfLines = $1 }), .lineLimit,
                    PropertyTraits(breaksLines: true)),
                PropertyRow("alignment", Place({ $0.alignment }, { $0.alignment = $1 }), .word, .paint),
                PropertyRow("line break mode", Place({ $0.lineBreakMode }, { $0.lineBreakMode = $1 }), .word),
            ]
        ).afterOutcome.of(.text),
        PropertyLine<TextContent>(
            "scale", as: "minimum scale", Place({ $0.minimumScaleFactor }, { $0.minimumScaleFactor = $1 }), .number,
            omitting: 0
        ).afterOutcome.of(.text),
        PropertyLine<TextContent>(
            "line-break-strategy", as: "line break strategy",
            Place({ $0.lineBreakStrategy }, { $0.lineBreakStrategy = $1 }), .word, omitting: .standard
        ).of(.text),
        PropertyLine<TextContent>(
            "tightening", Place({ $0.allowsTightening }, { $0.allowsTightening = $1 }), .truth, omitting: false,
            .paint
        ).of(.text),
        PropertyLine<TextContent>(
            "baseline-adjustment", as: "baseline adjustment",
            Place({ $0.baselineAdjustment }, { $0.baselineAdjustment = $1 }), .word, omitting: .alignBaselines, .paint
        ).of(.text),
        PropertyLine<TextContent>(
            "leading",
            PropertyRow("leading", Place({ $0.lineLeading }, { $0.lineLeading = $1 }), optional: .number, .length)
        ).of(.text),
        PropertyLine<TextContent>(
            "line-height",
            PropertyRow("line height", Place({ $0.lineHeight }, { $0.lineHeight = $1 }), optional: .number, .length)
        ).of(.text),
        PropertyLine<TextContent>(
            "direction",
            PropertyRow(
                "text direction", Place({ $0.isRightToLeft }, { $0.isRightToLeft = $1 }),
                optional: .either("right-to-left", "left-to-right"))
        ).of(.text),
        runs, exclusions,
    ]

    /// The names of the lines that print what the layout made of their properties before these.
    static let withOutcome = texts.filter(\.hasOutcome).map(\.name)

    /// A line for each exclusion area.
    private static let exclusions = PropertyLine<TextContent>(
        name: "exclusion",
        rows: [
            PropertyRow(
                "exclusion paths", Place({ $0.exclusions }, { $0.exclusions = $1 }), .exclusions,
                PropertyTraits(breaksLines: true))
        ],
        values: { $0.exclusions.map(Spelling<TextExclusion>.exclusion.write) },
        read: { text, words in
            guard let exclusion = Spelling<TextExclusion>.exclusion.read(&words) else { return false }
            text.exclusions.append(exclusion)
            return true
        }
    ).of(.text)
}

extension Spelling<TextExclusion> {
    /// The margin followed by the outline.
    fileprivate static var exclusion: Spelling {
        Spelling(
            write: { "\(exact($0.margin)) \(Spelling<Path>.path.write($0.path))" },
            read: { words in
                guard let margin = words.number(), let path = Spelling<Path>.path.read(&words) else { return nil }
                return TextExclusion(path, margin: margin)
            })
    }
}

extension Spelling<[TextExclusion]> {
    fileprivate static var exclusions: Spelling {
        Spelling(
            write: { $0.map(Spelling<TextExclusion>.exclusion.write).joined(separator: ", ") }, read: { _ in nil })
    }
}

extension PropertyLine {
    /// The line with the word `of` before its properties, which separates them from the result of the layout.
    fileprivate var afterOutcome: PropertyLine {
        PropertyLine(
            name: name, rows: rows, values: { owner in values(owner).map { "of " + $0 } },
            read: { owner, words in words.skip("of") && read(&owner, &words) }, hasOutcome: true)
    }
}

extension Place<View, TextContent> {
    fileprivate static let text = Place(
        get: { $0.text },
        set: { view, value in
            view.text = value
            return view.text != nil
        })
}

extension PropertyRow<View> {
    /// The text itself; a button may have none, and then has none of the other text properties.
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
    /// A number of lines, where 0 is written as `any`.
    fileprivate static var lineLimit: Spelling {
        Spelling(write: { $0 == 0 ? "any" : "\($0)" }, read: { $0.skip("any") ? 0 : $0.integer() })
    }
}
