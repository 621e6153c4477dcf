import LayoutSimInertness

extension View {
    /// Sets the font of texts; `nil` for that of running text.
    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }
    /// Sets the weight of texts; `nil` for the font's own.
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        environment(\.fontSetting.weight, weight)
    }
    /// Sets the width of letters, which is not drawn here; `nil` for the font's own.
    nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
        if width != nil { inert(.looks, "View.fontWidth(_:)") }
        return environment(\.fontSetting.width, width)
    }
    /// Sets the form of letters; `nil` for the font's own.
    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        environment(\.fontSetting.design, design)
    }
    /// Sets texts in bold or not.
    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        environment(\.fontSetting.isBold, isActive ? true : nil)
    }
    /// Sets texts in italics or not.
    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        environment(\.fontSetting.isItalic, isActive ? true : nil)
    }
    /// Sets texts with letters of one width or not.
    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        environment(\.fontSetting.isMonospaced, isActive ? true : nil)
    }
    /// Sets texts with digits of one width.
    nonisolated public func monospacedDigit() -> some View {
        environment(\.fontSetting.hasMonospacedDigits, true)
    }
}
