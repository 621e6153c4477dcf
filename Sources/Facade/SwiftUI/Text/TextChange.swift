public import CoreGraphics
public import Foundation
import LayoutSimInertness

/// A change of a text.
enum TextChange: Equatable, Sendable {
    case font(Font?)
    case color(Color?)
    case style(SameOnly<AnyShapeStyle>)
    case weight(Font.Weight?)
    case design(Font.Design?)
    case width(Font.Width?)
    case bold(Bool)
    case italic(Bool)
    case monospaced(Bool)
    case monospacedDigit
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case underline(Text.LineStyle?)
    case strikethrough(Text.LineStyle?)
    case secondaryScale
}

/// A value of which nobody can tell whether it equals another.
struct SameOnly<Value: Sendable>: Equatable, Sendable {
    let value: Value

    static func == (one: SameOnly, other: SameOnly) -> Bool { false }
}

extension Text {
    /// Returns the text in a font; `nil` for that of the text around.
    public func font(_ font: Font?) -> Text { changed(.font(font)) }
    /// Returns the text in a color; `nil` for that of the text around.
    public func foregroundColor(_ color: Color?) -> Text { changed(.color(color)) }
    /// Returns the text in a style.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        if let color = style as? Color { return changed(.color(color)) }
        return changed(.style(SameOnly(value: AnyShapeStyle(style))))
    }
    /// Returns the text in a weight; `nil` for the font's own.
    public func fontWeight(_ weight: Font.Weight?) -> Text { changed(.weight(weight)) }
    /// Returns the text in a form of letters; `nil` for the font's own.
    public func fontDesign(_ design: Font.Design?) -> Text { changed(.design(design)) }
    /// Returns the text in a width of letters, which is not drawn here; `nil` for the font's own.
    public func fontWidth(_ width: Font.Width?) -> Text {
        if width != nil { inert(.looks, in: Text.self) }
        return changed(.width(width))
    }
    /// Returns the text in bold.
    public func bold() -> Text { changed(.bold(true)) }
    /// Returns the text in bold or not.
    public func bold(_ isActive: Bool) -> Text { changed(.bold(isActive)) }
    /// Returns the text in italics.
    public func italic() -> Text { changed(.italic(true)) }
    /// Returns the text in italics or not.
    public func italic(_ isActive: Bool) -> Text { changed(.italic(isActive)) }
    /// Returns the text with letters of one width or not.
    public func monospaced(_ isActive: Bool = true) -> Text { changed(.monospaced(isActive)) }
    /// Returns the text with digits of one width.
    public func monospacedDigit() -> Text { changed(.monospacedDigit) }
    /// Returns the text with points between its letters.
    public func kerning(_ kerning: CGFloat) -> Text { changed(.kerning(kerning)) }
    /// Returns the text with points between its letters.
    public func tracking(_ tracking: CGFloat) -> Text { changed(.tracking(tracking)) }
    /// Returns the text raised by points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { changed(.baselineOffset(baselineOffset)) }
    /// Returns the text with a line below or not.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changed(.underline(isActive ? LineStyle(color: color) : nil))
    }
    /// Returns the text with a line of a pattern below or not.
    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        changed(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }
    /// Returns the text crossed out or not.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        changed(.strikethrough(isActive ? LineStyle(color: color) : nil))
    }
    /// Returns the text crossed out by a pattern or not.
    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        changed(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }
    /// Returns the text in a size among others.
    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        scale.isSecondary && isEnabled ? changed(.secondaryScale) : self
    }
    /// Returns the text, which is set by the language of its letters here.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
        inert(.looks, in: Text.self)
        return self
    }
    /// Returns the text, whose attributes nobody reads here.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        inert(.looks, in: Text.self)
        return self
    }
    /// Returns the text, which is spoken as usual here.
    public func speechAdjustedPitch(_ value: Double) -> Text { spokenAsUsual() }
    /// Returns the text, which is spoken as usual here.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { spokenAsUsual() }
    /// Returns the text, which is spoken as usual here.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { spokenAsUsual() }
    /// Returns the text, which is spoken as usual here.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { spokenAsUsual() }

    private func spokenAsUsual(_ member: String = #function) -> Text {
        inert(.behavior, in: Text.self, member)
        return self
    }
}

/// A value that a text carries for those who draw it.
public protocol TextAttribute: Hashable {}
