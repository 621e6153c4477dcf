import LayoutSimInertness

/// How choices look.
@MainActor @preconcurrency public protocol PickerStyle {}

/// A style that this project draws.
@MainActor protocol DrawnPickerStyle: PickerStyle {
    /// What it is drawn as.
    var look: PickerLook { get }
}

/// The style of the place where a choice stands: a menu outside of lists.
public struct DefaultPickerStyle: PickerStyle, DrawnPickerStyle {
    /// Creates the style.
    public init() {}
    var look: PickerLook { .menu }
}

/// A button that opens a menu.
public struct MenuPickerStyle: PickerStyle, DrawnPickerStyle {
    /// Creates the style.
    public init() {}
    var look: PickerLook { .menu }
}

/// Segments.
public struct SegmentedPickerStyle: PickerStyle, DrawnPickerStyle {
    /// Creates the style.
    public init() {}
    var look: PickerLook { .segmented }
}

/// A wheel.
public struct WheelPickerStyle: PickerStyle, DrawnPickerStyle {
    /// Creates the style.
    public init() {}
    var look: PickerLook { .wheel }
}

/// The values below each other.
public struct InlinePickerStyle: PickerStyle, DrawnPickerStyle {
    /// Creates the style.
    public init() {}
    var look: PickerLook { .inline }
}

/// A row that leads to a list of the values.
public struct NavigationLinkPickerStyle: PickerStyle, DrawnPickerStyle {
    /// Creates the style.
    public init() {}
    var look: PickerLook { .link }
}

/// Symbols or colors beside each other.
public struct PalettePickerStyle: PickerStyle, DrawnPickerStyle {
    /// Creates the style.
    public init() {}
    var look: PickerLook { .segmented }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The style of the place where a choice stands.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
    /// A button that opens a menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    /// Segments.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
    /// A wheel.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
    /// The values below each other.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A row that leads to a list of the values.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
    /// Symbols or colors beside each other.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension View {
    /// Sets the style of choices.
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        if S.self == PalettePickerStyle.self { inert(.looks, in: S.self, "pickerStyle(_:)") }
        return modifier(ChoiceModifier(style) { $1.pickerLook = ($0 as? any DrawnPickerStyle)?.look ?? .menu })
    }
}
