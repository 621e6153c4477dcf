import LayoutSimGeometry
import LayoutSimNotation
import LayoutSimText
import LayoutSimViewTree

extension PropertyLine<View> {
    /// The runs of an attributed text, one per line: `run 6 system 17 bold color #FF0000 underline single solid`.
    static let runs = PropertyLine(
        name: "run", rows: [.runs],
        values: { view in (view.text?.runs ?? []).map { "\($0.length) \(Spelling.runStyle.write($0.style))" } },
        read: { view, words in
            guard var text = view.text, let length = words.integer(), let style = Spelling.runStyle.read(&words),
                words.isAtEnd
            else { return false }
            text.runs.append(StyledRun(length: length, style: style))
            view.text = text
            return true
        })
}

extension PropertyRow<View> {
    /// The ranges of a text that have their own styles, and those styles.
    fileprivate static let runs = PropertyRow(
        kind: "runs", traits: PropertyTraits(breaksLines: true),
        differs: { old, new in
            guard let old = old.text, let new = new.text else { return false }
            return old.runs != new.runs
        },
        text: { view in
            view.text.map { text in
                text.runs.isEmpty
                    ? "none"
                    : text.runs.map { "\($0.length) \(Spelling.runStyle.write($0.style))" }.joined(separator: ", ")
            }
        },
        copy: { old, new in
            guard let runs = old.text?.runs, var text = new.text else { return }
            text.runs = runs
            new.text = text
        },
        write: { _ in nil }, read: { _, _ in true })
}

extension Spelling<RunStyle> {
    /// The font, followed by each named property that differs from a style with only a font.
    static var runStyle: Spelling {
        Spelling(
            write: { style in
                (["\(Spelling<Font>.font.write(style.font))"] + properties.compactMap { $0.write(style) })
                    .joined(separator: " ")
            },
            read: { words in
                guard let font = Spelling<Font>.font.read(&words) else { return nil }
                var style = RunStyle(font: font)
                while properties.contains(where: { $0.read(&style, &words) }) {}
                return style
            })
    }

    private static var properties: [RunProperty] {
        [
            .number("leading", \.lineLeading),
            RunProperty("color", \.color, .color),
            RunProperty("behind", \.background, .color),
            .number("kern", \.kern),
            .number("raised", \.baselineOffset),
            RunProperty("underline", \.underline, .decoration),
            RunProperty("strikethrough", \.strikethrough, .decoration),
            RunProperty("shadow", \.shadow, .shadow),
            .number("stroke", \.strokeWidth),
            RunProperty("stroke-color", \.strokeColor, .color),
            RunProperty("attachment", \.attachment, .attachment),
            RunProperty("alignment", \.paragraph.alignment, .word),
            .number("line-spacing", \.paragraph.lineSpacing),
            .number("spacing-after", \.paragraph.paragraphSpacing),
            .number("spacing-before", \.paragraph.paragraphSpacingBefore),
            .number("first-indent", \.paragraph.firstLineHeadIndent),
            .number("indent", \.paragraph.headIndent),
            .number("tail-indent", \.paragraph.tailIndent),
            .number("least-height", \.paragraph.minimumLineHeight),
            .number("most-height", \.paragraph.maximumLineHeight),
            .number("height-multiple", \.paragraph.lineHeightMultiple),
            RunProperty("tabs", \.paragraph.tabStops, .tabStops),
            .number("tab-interval", \.paragraph.defaultTabInterval),
            RunProperty("direction", \.paragraph.isRightToLeft, .either("right-to-left", "left-to-right")),
        ]
    }
}

/// A property of a run behind its name, which is omitted where it has its default.
private struct RunProperty {
    let write: (RunStyle) -> String?
    /// Reads the name and the value; returns `false`, reading nothing, if a different name follows.
    let read: (inout RunStyle, inout WordReader) -> Bool

    init<Value: Equatable>(
        _ name: String, _ path: WritableKeyPath<RunStyle, Value?>, _ spelling: Spelling<Value>
    ) {
        write = { style in style[keyPath: path].map { "\(name) \(spelling.write($0))" } }
        read = { style, words in
            var rest = words
            guard rest.skip(name), let value = spelling.read(&rest) else { return false }
            words = rest
            style[keyPath: path] = value
            return true
        }
    }

    private init(
        write: @escaping (RunStyle) -> String?, read: @escaping (inout RunStyle, inout WordReader) -> Bool
    ) {
        self.write = write
        self.read = read
    }

    static func number(_ name: String, _ path: WritableKeyPath<RunStyle, Double?>) -> RunProperty {
        RunProperty(name, path, .number)
    }

    /// A number that is 0 by default.
    static func number(_ name: String, _ path: WritableKeyPath<RunStyle, Double>) -> RunProperty {
        RunProperty(
            write: { $0[keyPath: path] == 0 ? nil : "\(name) \(exact($0[keyPath: path]))" },
            read: { style, words in
                var rest = words
                guard rest.skip(name), let value = rest.number() else { return false }
                words = rest
                style[keyPath: path] = value
                return true
            })
    }
}

extension Spelling<TextDecoration> {
    /// The line style, the pattern and, if it has its own, the color.
    fileprivate static var decoration: Spelling {
        Spelling(
            write: {
                "\($0.line.rawValue) \($0.pattern.rawValue) \($0.color.map(Spelling<Color>.color.write) ?? "none")"
            },
            read: { words in
                guard let line: TextDecoration.Line = words.value(), let pattern: TextDecoration.Pattern = words.value()
                else { return nil }
                if words.skip("none") { return TextDecoration(line, pattern: pattern) }
                return words.color().map { TextDecoration(line, pattern: pattern, color: $0) }
            })
    }
}

extension Spelling<RunShadow> {
    /// The color, the offset and the blur radius.
    fileprivate static var shadow: Spelling {
        Spelling(
            write: { "\($0.color) \(exact($0.offset.x)) \(exact($0.offset.y)) \(exact($0.radius))" },
            read: { words in
                guard let color = words.color(), let numbers = words.numbers(3) else { return nil }
                return RunShadow(color: color, offset: Point(x: numbers[0], y: numbers[1]), radius: numbers[2])
            })
    }
}

extension Spelling<[TabStop]> {
    /// The alignment and location of each stop, and the characters that end its column: `left 100 right 200 until "."`.
    fileprivate static var tabStops: Spelling {
        Spelling(
            write: { stops in
                let words = stops.map { stop in
                    let ends = stop.terminators.isEmpty ? "" : " until \(quoted(stop.terminators))"
                    return "\(stop.alignment.rawValue) \(exact(stop.location))\(ends)"
                }
                return words.isEmpty ? "none" : words.joined(separator: " ")
            },
            read: { words in
                if words.skip("none") { return [] }
                var stops: [TabStop] = []
                while let alignment: TextAlignment = words.value() {
                    guard let location = words.number() else { return nil }
                    var stop = TabStop(alignment, at: location)
                    if words.skip("until") {
                        guard let terminators = words.name() else { return nil }
                        stop.terminators = terminators
                    }
                    stops.append(stop)
                }
                return stops.isEmpty ? nil : stops
            })
    }
}

extension Spelling<InlineAttachment> {
    /// The width, height and baseline offset, then the picture's name.
    fileprivate static var attachment: Spelling {
        Spelling(
            write: { "\(exact($0.width)) \(exact($0.height)) \(exact($0.rise)) \(quoted($0.picture ?? ""))" },
            read: { words in
                guard let numbers = words.numbers(3), let picture = words.name() else { return nil }
                return InlineAttachment(
                    picture: picture.isEmpty ? nil : picture, width: numbers[0], height: numbers[1], rise: numbers[2])
            })
    }
}
