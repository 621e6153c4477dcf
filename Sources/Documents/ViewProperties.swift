import LayoutSimNotation
import LayoutSimGeometry
import LayoutSimViewTree

extension LayoutDocument.Property {
    /// What a view is given besides its content, where it differs from UIKit's defaults.
    static func properties(of view: View) -> [LayoutDocument.Property] {
        let values: [(name: String, value: String?)] = [
            ("background", view.backgroundColor.map { "\($0)" }),
            ("hidden", view.isHidden ? "true" : nil),
            ("alpha", view.alpha == 1 ? nil : decimal(view.alpha)),
            ("tint", view.tintColor.map { "\($0)" }),
            ("corner-radius", view.cornerRadius == 0 ? nil : decimal(view.cornerRadius)),
            ("border", view.border.map { "\(decimal($0.width)) \($0.color)" }),
            ("part-colors", text(of: view.partColors)),
            ("clips", view.clipsToBounds ? "true" : nil),
            ("margins", text(of: view.layoutMargins)),
            ("own-size", text(of: view.intrinsicSizeOverride)),
            ("autoresizing", view.autoresizing.map(text)),
            ("wraps-at", view.preferredMaxLayoutWidth.map(decimal)),
            ("guides", view.layoutGuides.isEmpty ? nil : names(view.layoutGuides)),
        ]
        return values.compactMap { name, value in value.map { LayoutDocument.Property(name, $0) } }
    }

    static func names(_ names: [String]) -> String { names.map(quotedIfNeeded).joined(separator: " ") }

    static func text(of insets: EdgeInsets) -> String {
        [insets.top, insets.left, insets.bottom, insets.right].map(decimal).joined(separator: " ")
    }

    static func text(of size: Size) -> String { "\(decimal(size.width))x\(decimal(size.height))" }

    private static func text(of colors: [ControlPart: Color]) -> String? {
        let words = ControlPart.allCases.compactMap { part in colors[part].map { "\(part.rawValue) \($0)" } }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    private static func text(of margins: LayoutMargins) -> String? {
        guard margins != LayoutMargins() else { return nil }
        return (margins.own.map(text) ?? "default") + (margins.preservesSuperview ? " preserving-superview" : "")
            + (margins.insetsFromSafeArea ? "" : " ignoring-safe-area")
    }

    private static func text(of size: IntrinsicSizeOverride) -> String? {
        size == IntrinsicSizeOverride() ? nil : "\(text(of: size.width)) \(text(of: size.height))"
    }

    private static func text(of length: IntrinsicSizeOverride.Length) -> String {
        switch length {
        case .content: "content"
        case .none: "none"
        case .points(let points): decimal(points)
        }
    }

    private static func text(of autoresizing: Autoresizing) -> String {
        "\(autoresizing.frame.numbers) in \(text(of: autoresizing.superviewSize)) mask \(autoresizing.mask.rawValue)"
    }
}

extension View {
    /// Takes on what `LayoutDocument.Property.properties(of:)` printed; false for any other property.
    mutating func take(_ property: LayoutDocument.Property) -> Bool {
        var words = WordReader(property.value)
        let isTaken = take(property.name, from: &words)
        return isTaken && words.isAtEnd
    }

    private mutating func take(_ name: String, from words: inout WordReader) -> Bool {
        switch name {
        case "background": words.color().take { backgroundColor = $0 }
        case "hidden": words.skip("true").take { isHidden = true }
        case "alpha": words.number().take { alpha = $0 }
        case "tint": words.color().take { tintColor = $0 }
        case "corner-radius": words.number().take { cornerRadius = $0 }
        case "border": words.border().take { border = $0 }
        case "part-colors": words.partColors().take { partColors = $0 }
        case "clips": words.skip("true").take { clipsToBounds = true }
        case "margins": words.margins().take { layoutMargins = $0 }
        case "own-size": words.ownSize().take { intrinsicSizeOverride = $0 }
        case "autoresizing": words.autoresizing().take { autoresizing = $0 }
        case "wraps-at": words.number().take { preferredMaxLayoutWidth = $0 }
        case "guides": words.names().take { layoutGuides = $0 }
        default: false
        }
    }
}

extension Optional {
    /// Hands the value on, if there is one, and tells whether there is.
    func take(_ body: (Wrapped) -> Void) -> Bool {
        if let self { body(self) }
        return self != nil
    }
}

extension Bool {
    /// Does what is asked for if it is true.
    fileprivate func take(_ body: () -> Void) -> Bool {
        if self { body() }
        return self
    }
}

extension WordReader {
    mutating func color() -> Color? { word().flatMap(Color.init(parsing:)) }

    fileprivate mutating func border() -> Border? {
        number().flatMap { width in color().map { Border(width: width, color: $0) } }
    }

    /// Parts of controls, each before its colour.
    fileprivate mutating func partColors() -> [ControlPart: Color]? {
        var colors: [ControlPart: Color] = [:]
        while let part: ControlPart = value() { colors[part] = color() }
        return colors.isEmpty ? nil : colors
    }

    mutating func insets() -> EdgeInsets? {
        numbers(4).map { EdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) }
    }

    mutating func rect() -> Rect? {
        numbers(4).map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    }

    /// A width and a height with an x between.
    mutating func size() -> Size? {
        guard let sides = word()?.split(separator: "x", omittingEmptySubsequences: false), sides.count == 2,
            let width = Double(sides[0]), let height = Double(sides[1]), width.isFinite, height.isFinite
        else { return nil }
        return Size(width: width, height: height)
    }

    /// All names up to the end of the line.
    mutating func names() -> [String]? {
        var names: [String] = []
        while let name = name() { names.append(name) }
        return isAtEnd ? names : nil
    }

    fileprivate mutating func margins() -> LayoutMargins? {
        var margins = LayoutMargins()
        if !skip("default") {
            guard let own = insets() else { return nil }
            margins.own = own
        }
        margins.preservesSuperview = skip("preserving-superview")
        margins.insetsFromSafeArea = !skip("ignoring-safe-area")
        return margins
    }

    fileprivate mutating func ownSize() -> IntrinsicSizeOverride? {
        guard let width = ownLength(), let height = ownLength() else { return nil }
        return IntrinsicSizeOverride(width: width, height: height)
    }

    private mutating func ownLength() -> IntrinsicSizeOverride.Length? {
        if skip("content") { return .content }
        return skip("none") ? IntrinsicSizeOverride.Length.none : number().map { .points($0) }
    }

    fileprivate mutating func autoresizing() -> Autoresizing? {
        guard let frame = rect(), skip("in"), let size = size(), skip("mask"),
            let mask = word().flatMap(UInt8.init)
        else { return nil }
        return Autoresizing(frame: frame, superviewSize: size, mask: Autoresizing.Mask(rawValue: mask))
    }
}
