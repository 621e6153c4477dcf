enum TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
enum TintColorKey: EnvironmentKey { static var defaultValue: Color? { nil } }
enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
enum BackgroundMaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }
enum BackgroundProminenceKey: EnvironmentKey { static var defaultValue: BackgroundProminence { .standard } }

/// What a view says of the tint of controls.
struct Tint: Equatable, Sendable {
    let color: Color?
    let style: AnyShapeStyle?

    static func == (one: Tint, other: Tint) -> Bool {
        one.color == other.color && one.style?.compared == other.style?.compared
    }
}

extension EnvironmentValues {
    /// The tint as views set it; a style that is no color has its first one for what needs a color.
    var tint: Tint {
        get { Tint(color: tintColor, style: tintStyle) }
        set {
            tintColor = newValue.color ?? newValue.style.map { Color(uiColor: $0._paint(0, in: self).color) }
            tintStyle = newValue.style
        }
    }
    /// The tint as a style; `nil` where no view sets one.
    var tintStyle: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
    /// The tint as a color; `nil` where no view sets one.
    var tintColor: Color? {
        get { self[TintColorKey.self] }
        set { self[TintColorKey.self] = newValue }
    }
    /// The style of backgrounds; `nil` for the system's.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
    /// The material behind the view; `nil` for none.
    public var backgroundMaterial: Material? {
        get { self[BackgroundMaterialKey.self] }
        set { self[BackgroundMaterialKey.self] = newValue }
    }
    /// How much the background of the view stands out.
    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }
}
