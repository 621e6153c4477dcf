/// Views that are seen when their label is tapped.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View, WrittenView {
    let label: Label
    let content: () -> Content
    let isExpanded: Binding<Bool>?
    @State private var isOpen = false
    let line = SourceLine()

    /// Creates a group that is closed at first.
    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content
        isExpanded = nil
    }
    /// Creates a group that a binding opens and closes.
    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.content = content
        self.isExpanded = isExpanded
    }

    /// The label, and the views below if they are seen.
    @MainActor public var body: some View {
        let expanded = isExpanded ?? $isOpen
        StyledView(
            DisclosureGroupStyleConfiguration(
                label: .init(label),
                content: .init(expanded.wrappedValue ? AnyView(content()) : AnyView(EmptyView())),
                isExpanded: expanded)
        ) { AutomaticDisclosureGroupStyle().makeBody(configuration: $0) }
    }
}

extension DisclosureGroup where Label == Text {
    /// Creates a group with a text.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(titleKey) }
    }
    /// Creates a group with a text.
    @_disfavoredOverload public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(label) }
    }
    /// Creates a group with a text that a binding opens and closes.
    public init(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }
    /// Creates a group with a text that a binding opens and closes.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded: isExpanded, content: content) { Text(label) } }
}

/// How groups that open look.
@MainActor @preconcurrency public protocol DisclosureGroupStyle {
    /// The view of a group.
    associatedtype Body: View
    /// What a group is.
    typealias Configuration = DisclosureGroupStyleConfiguration

    /// Returns the view of a group.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a group that opens is, for its style.
public struct DisclosureGroupStyleConfiguration {
    /// The label of a group, whatever its type.
    public typealias Label = _StylePart<DisclosureGroupStyleConfiguration, _StyleParts.Label>
    /// The views of a group, whatever their type.
    public typealias Content = _StylePart<DisclosureGroupStyleConfiguration, _StyleParts.Content>

    /// The label.
    public let label: Label
    /// The views, none while the group is closed.
    public let content: Content
    /// Whether the views are seen.
    @Binding public var isExpanded: Bool

    init(label: Label, content: Content, isExpanded: Binding<Bool>) {
        self.label = label
        self.content = content
        _isExpanded = isExpanded
    }
}

/// A label with a chevron, and the views below; in a list they are rows.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the view of the configuration.
    public func makeBody(configuration: Configuration) -> some View { DisclosedViews(configuration: configuration) }
}

/// The label of a group that opens, and the views below.
private nonisolated struct DisclosedViews: View {
    let configuration: DisclosureGroupStyleConfiguration
    @Environment(\.isInList) private var isInList

    @MainActor var body: some View {
        let isExpanded = configuration.$isExpanded
        if isInList {
            OpeningRow(isOpen: isExpanded, label: configuration.label)
            configuration.content.modifier(RowDepth())
        } else {
            VStack(alignment: .leading) {
                Button {
                    isExpanded.wrappedValue.toggle()
                } label: {
                    HStack {
                        configuration.label
                        Spacer()
                        Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.forward")
                    }
                }
                configuration.content
            }
        }
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// A label with a chevron, and the views below.
    public nonisolated static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

extension View {
    /// Sets the style of groups that open.
    public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style) { AnyView($0.makeBody(configuration: $1)) })
    }
}
