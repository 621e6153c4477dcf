extension View {
    /// Sets the color of the content; `nil` for the system's.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        foreground(color.map { [AnyShapeStyle($0)] })
    }
    /// Sets the style of the content.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        foreground([AnyShapeStyle(style)])
    }
    /// Sets the styles of the first two levels of the content.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        foreground([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
    }
    /// Sets the styles of the first three levels of the content.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        foreground([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
    }
    nonisolated private func foreground(_ levels: [AnyShapeStyle]?) -> some View {
        environment(\.foregroundLevels, ForegroundLevels(levels))
    }
    /// Sets the tint of controls; `nil` for the system's.
    nonisolated public func tint(_ tint: Color?) -> some View {
        environment(\.tint, Tint(color: tint, style: tint.map(AnyShapeStyle.init)))
    }
    /// Sets the tint of controls to a style.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some View {
        environment(\.tint, Tint(color: tint as? Color, style: AnyShapeStyle(tint)))
    }
    /// Sets the tint of controls; `nil` for the system's.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
    /// Sets the style of backgrounds.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}
