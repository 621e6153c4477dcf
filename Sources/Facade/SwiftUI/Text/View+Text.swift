public import Foundation
import LayoutSimInertness

extension View {
    /// Sets how many lines texts show at most; `nil` for all.
    nonisolated public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }
    /// Sets for how many lines texts have room, and how many they show at most.
    nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.lineLimits, LineLimits(least: limit.lowerBound))
    }
    /// Sets how many lines texts show at most.
    nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        environment(\.lineLimits, LineLimits(most: limit.upperBound))
    }
    /// Sets for how many lines texts have room, and how many they show at most.
    nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.lineLimits, LineLimits(least: limit.lowerBound, most: limit.upperBound))
    }
    /// Sets how many lines texts show at most, and whether they always have room for as many.
    nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(\.lineLimits, LineLimits(least: reservesSpace ? limit : 0, most: limit))
    }
    /// Sets the points between lines, beside those of the font.
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }
    /// Sets where lines stand that are shorter than the widest one.
    nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }
    /// Sets where texts are shortened that do not fit.
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }
    /// Sets the part of their size to which texts shrink before they are shortened.
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }
    /// Sets whether letters are set closer together before texts are shortened.
    nonisolated public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
    /// Sets the letters that words are shown in; `nil` for those they have.
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
    /// Sets points between letters.
    nonisolated public func kerning(_ kerning: CGFloat) -> some View { environment(\.textLetterSpacing, kerning) }
    /// Sets points between letters.
    nonisolated public func tracking(_ tracking: CGFloat) -> some View { environment(\.textLetterSpacing, tracking) }
    /// Raises the letters by points.
    nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        environment(\.textBaselineOffset, baselineOffset)
    }
    /// Draws a line below texts or not.
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(\.textUnderline, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }
    /// Crosses texts out or not.
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        environment(\.textStrikethrough, isActive ? Text.LineStyle(pattern: pattern, color: color) : nil)
    }
    /// Sets the size of texts among others.
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        transformEnvironment(\.textIsSecondary) { if isEnabled { $0 = scale.isSecondary } }
    }
    /// Lets texts be selected, which nobody can here, or not.
    nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        if S.allowsSelection { inert(.behavior, "View.textSelection(_:)") }
        return self
    }
    /// Sets the language of texts, which are set by the language of their letters here.
    nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        if isEnabled { inert(.looks, "View.typesettingLanguage(_:isEnabled:)") }
        return self
    }
    /// Does not show what the views hold, for reasons.
    nonisolated public func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
    }
    /// Shows what the views hold, whatever reasons are around.
    nonisolated public func unredacted() -> some View { environment(\.redactionReasons, []) }
    /// Says that what the views hold is nobody else's business.
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View {
        transformEnvironment(\.redactionReasons) { reasons in
            if sensitive, reasons.contains(.privacy) { reasons.insert(.placeholder) }
        }
    }
    /// Says that what the views hold can be out of date.
    nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
