/// Views on a background of their own, with a label.
nonisolated public struct GroupBox<Label: View, Content: View>: View, WrittenView {
    let label: Label
    let content: Content
    let line = SourceLine()

    /// Creates a box with a label.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content()
    }
    /// Creates a box with a label.
    public init(label: Label, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    /// The label and the views in the style of the environment.
    @MainActor public var body: some View {
        StyledView(
            GroupBoxStyleConfiguration(
                label: .init(label), content: .init(content))
        ) { DefaultGroupBoxStyle().makeBody(configuration: $0) }
    }
}

extension GroupBox where Label == EmptyView {
    /// Creates a box without a label.
    public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}

extension GroupBox where Label == Text {
    /// Creates a box with a text.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    /// Creates a box with a text.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension GroupBox where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
    /// Creates the box that a style is asked for.
    public init(_ configuration: GroupBoxStyleConfiguration) {
        self.init {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// How boxes look.
@MainActor @preconcurrency public protocol GroupBoxStyle {
    /// The view of a box.
    associatedtype Body: View
    /// What a box is.
    typealias Configuration = GroupBoxStyleConfiguration

    /// Returns the view of a box.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a box is, for its style.
public struct GroupBoxStyleConfiguration {
    /// The label of a box, whatever its type.
    public typealias Label = _StylePart<GroupBoxStyleConfiguration, _StyleParts.Label>
    /// The views of a box, whatever their type.
    public typealias Content = _StylePart<GroupBoxStyleConfiguration, _StyleParts.Content>

    /// The label.
    public let label: Label
    /// The views.
    public let content: Content
}

/// A bold label above the views, on a gray with round corners.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the view of the configuration.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.headline)
            configuration.content
        }
        .padding()
        .background(Color(uiColor: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 8))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    /// A bold label above the views.
    public nonisolated static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
    /// Sets the style of boxes.
    public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style) { AnyView($0.makeBody(configuration: $1)) })
    }
}
