extension View {
    /// Sets the color of the content; `nil` for the system's.
    nonisolated public func foregroundColor(_ color: Color?) -> some View {
        transformEnvironment(\.self) { environment in
            if let color {
                environment.setForeground([AnyShapeStyle(color)])
            } else {
                environment.foregroundStyles = nil
            }
        }
    }
    /// Sets the style of the content.
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        transformEnvironment(\.self) { $0.setForeground([AnyShapeStyle(style)]) }
    }
    /// Sets the styles of the first two levels of the content.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        transformEnvironment(\.self) { $0.setForeground([AnyShapeStyle(primary), AnyShapeStyle(secondary)]) }
    }
    /// Sets the styles of the first three levels of the content.
    nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        transformEnvironment(\.self) {
            $0.setForeground([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
        }
    }
    /// Sets the tint of controls; `nil` for the system's.
    nonisolated public func tint(_ tint: Color?) -> some View {
        transformEnvironment(\.self) { environment in
            environment.tintColor = tint
            environment.tintStyle = tint.map(AnyShapeStyle.init)
        }
    }
    /// Sets the tint of controls to a style.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some View {
        transformEnvironment(\.self) { environment in
            environment.tintColor = tint as? Color ?? Color(uiColor: tint._paint(0, in: environment).color)
            environment.tintStyle = AnyShapeStyle(tint)
        }
    }
    /// Sets the tint of controls; `nil` for the system's.
    nonisolated public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }
    /// Sets the style of backgrounds.
    nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}
