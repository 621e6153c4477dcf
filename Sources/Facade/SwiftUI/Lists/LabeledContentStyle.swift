/// How views with labels look.
@MainActor @preconcurrency public protocol LabeledContentStyle {
    /// The view of a label and its content.
    associatedtype Body: View
    /// What a view with a label is.
    typealias Configuration = LabeledContentStyleConfiguration

    /// Returns the view of a label and its content.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a view with a label is, for its style.
public struct LabeledContentStyleConfiguration {
    /// The label, whatever its type.
    public typealias Label = _StylePart<LabeledContentStyleConfiguration, _StyleParts.Label>
    /// The content, whatever its type.
    public typealias Content = _StylePart<LabeledContentStyleConfiguration, _StyleParts.Content>

    /// The label.
    public let label: Label
    /// The content.
    public let content: Content
}

/// The label at the leading end, and the content in gray at the trailing end.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the view of the configuration.
    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.label
            Spacer()
            configuration.content.foregroundStyle(.secondary)
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The label at the leading end, and the content at the trailing end.
    public nonisolated static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

extension View {
    /// Sets the style of views with labels.
    public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style) { AnyView($0.makeBody(configuration: $1)) })
    }
}
