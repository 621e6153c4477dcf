import LayoutSimInertness

/// How menus look.
@MainActor @preconcurrency public protocol MenuStyle {
    /// The view of a menu.
    associatedtype Body: View
    /// What a menu is.
    typealias Configuration = MenuStyleConfiguration

    /// Returns the view of a menu.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a menu is, for its style.
public struct MenuStyleConfiguration {
    /// The label of a menu, whatever its type.
    public typealias Label = _StylePart<MenuStyleConfiguration, _StyleParts.Label>
    /// The items of a menu, whatever their type.
    public typealias Content = _StylePart<MenuStyleConfiguration, _StyleParts.Content>

    let label: Label
    let content: Content
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// Creates the menu that a style is asked for.
    public nonisolated init(_ configuration: MenuStyleConfiguration) {
        self.init {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// The style of the place where a menu stands.
public struct DefaultMenuStyle: MenuStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the view of a menu.
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
/// A menu as a button.
public struct ButtonMenuStyle: MenuStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the view of a menu.
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
/// A menu as a button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the view of a menu.
    public func makeBody(configuration: Configuration) -> some View { Menu(configuration).buttonStyle(.borderless) }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The style of the place where a menu stands.
    public nonisolated static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
    /// A menu as a button.
    public nonisolated static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A menu as a button without a border.
    public nonisolated static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
    /// Sets the style of menus; all look like buttons.
    public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        if !(style is DefaultMenuStyle), !(style is ButtonMenuStyle) { inert(.looks, "View.menuStyle(_:)") }
        return self
    }
}
