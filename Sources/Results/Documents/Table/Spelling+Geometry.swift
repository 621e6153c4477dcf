import LayoutSimGeometry
import LayoutSimNotation
import LayoutSimText
import LayoutSimViewTree

extension Spelling<Color> {
    /// A color as `#RRGGBB` or `#RRGGBBAA`.
    static var color: Spelling {
        Spelling(write: \.description, read: { $0.color() })
    }
}

extension Spelling<Size> {
    /// A width and height, separated by an x.
    static var size: Spelling {
        Spelling(write: { "\(exact($0.width))x\(exact($0.height))" }, read: { $0.size() })
    }
}

extension Spelling<Point> {
    /// A point as `x y`.
    static var point: Spelling {
        Spelling(
            write: { "\(exact($0.x)) \(exact($0.y))" },
            read: { words in words.numbers(2).map { Point(x: $0[0], y: $0[1]) } })
    }
}

extension Spelling<EdgeInsets> {
    /// Insets as top, left, bottom and right.
    static var insets: Spelling {
        Spelling(
            write: { [$0.top, $0.left, $0.bottom, $0.right].map(exact).joined(separator: " ") }, read: { $0.insets() })
    }
}

extension Spelling<Rect> {
    /// A rectangle as `x y width height`.
    static var rect: Spelling {
        Spelling(
            write: { [$0.minX, $0.minY, $0.width, $0.height].map(exact).joined(separator: " ") },
            read: { words in words.numbers(4).map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } })
    }
}

extension Spelling<Font> {
    /// A font as `system 22 regular`, or with a name in place of the family.
    static var font: Spelling {
        Spelling(
            write: { font in
                let name =
                    switch font.family {
                    case .system: "system"
                    case .named(let name): quoted(name)
                    }
                return "\(name) \(exact(font.size)) \(font.weight.rawValue)\(font.isItalic ? " italic" : "")"
                    + (font.hasMonospacedDigits ? " monospaced-digits" : "")
            },
            read: { $0.font() })
    }
}

extension Spelling<Priority> {
    static var priority: Spelling {
        Spelling(
            write: \.description, read: { words in words.word().flatMap { Float($0) }.map { Priority(rawValue: $0) } })
    }
}

extension WordReader {
    mutating func color() -> Color? { word().flatMap { Color(parsing: $0) } }

    mutating func size() -> Size? {
        guard let sides = word()?.split(separator: "x", omittingEmptySubsequences: false), sides.count == 2,
            let width = Double(sides[0]), let height = Double(sides[1]), width.isFinite, height.isFinite
        else { return nil }
        return Size(width: width, height: height)
    }

    mutating func insets() -> EdgeInsets? {
        numbers(4).map { EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
    }

    fileprivate mutating func font() -> Font? {
        let family: FontFamily
        if skip("system") {
            family = .system
        } else {
            guard let name = name() else { return nil }
            family = .named(name)
        }
        guard let size = number(), let weight = value(FontWeight.self) else { return nil }
        var font = Font(family: family, size: size, weight: weight, isItalic: skip("italic"))
        font.hasMonospacedDigits = skip("monospaced-digits")
        return font
    }
}
