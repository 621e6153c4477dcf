/// Controls that belong together.
nonisolated public struct ControlGroup<Content: View>: View, WrittenView {
    let content: Content
    let line = SourceLine()

    /// Creates a group of controls.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The controls in the style of the environment.
    @MainActor public var body: some View {
        StyledView(ControlGroupStyleConfiguration(content: .init(content))) {
            AutomaticControlGroupStyle().makeBody(configuration: $0)
        }
    }
}

extension ControlGroup {
    /// Creates a group of controls with a label, which is seen in menus alone.
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> {
        self.init { LabeledControlGroupContent(content: content(), label: label()) }
    }
    /// Creates a group of controls with a text, which is seen in menus alone.
    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> {
        self.init { LabeledControlGroupContent(content: content(), label: Text(titleKey)) }
    }
    /// Creates a group of controls with a text and a symbol, which are seen in menus alone.
    public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
        self.init {
            LabeledControlGroupContent(content: content(), label: Label(titleKey, systemImage: systemImage))
        }
    }
}

/// Controls with a label.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
    let content: Content
    let label: Label

    /// The controls.
    @MainActor public var body: some View { content }
}

/// How groups of controls look.
@MainActor @preconcurrency public protocol ControlGroupStyle {
    /// The view of a group.
    associatedtype Body: View
    /// What a group is.
    typealias Configuration = ControlGroupStyleConfiguration

    /// Returns the view of a group.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a group of controls is, for its style.
public struct ControlGroupStyleConfiguration {
    /// The controls, whatever their type.
    public typealias Content = _StylePart<ControlGroupStyleConfiguration, _StyleParts.Content>

    /// The controls.
    public let content: Content
}

/// Controls beside each other.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the view of the configuration.
    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

/// Controls beside each other, as buttons lead elsewhere.
public struct NavigationControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the view of the configuration.
    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

/// Controls in the rows of a menu, smaller than others.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the view of the configuration.
    public func makeBody(configuration: Configuration) -> some View { HStack { configuration.content } }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// Controls beside each other.
    public nonisolated static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// Buttons that lead elsewhere.
    public nonisolated static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// Controls in the rows of a menu.
    public nonisolated static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension View {
    /// Sets the style of groups of controls.
    public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style) { AnyView($0.makeBody(configuration: $1)) })
    }
}
