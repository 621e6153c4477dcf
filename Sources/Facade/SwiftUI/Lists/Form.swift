/// Controls in a column that scrolls.
nonisolated public struct Form<Content: View>: View, WrittenView {
    let content: Content
    let line = SourceLine()

    /// Creates a form.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The rows in a column that scrolls.
    @MainActor public var body: some View {
        StyledView(FormStyleConfiguration(content: .init(content))) {
            AutomaticFormStyle().makeBody(configuration: $0)
        }
    }
}

extension Form where Content == FormStyleConfiguration.Content {
    /// Creates the form that a style is asked for.
    public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

/// How forms look.
@MainActor @preconcurrency public protocol FormStyle {
    /// The view of a form.
    associatedtype Body: View
    /// What a form is.
    typealias Configuration = FormStyleConfiguration

    /// Returns the view of a form.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a form is, for its style.
public struct FormStyleConfiguration {
    /// The contents of a form, whatever their type.
    public typealias Content = _StylePart<FormStyleConfiguration, _StyleParts.Content>

    /// The contents.
    public let content: Content
}

/// The style of the device.
public struct AutomaticFormStyle: FormStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the view of the configuration.
    public func makeBody(configuration: Configuration) -> some View {
        RowColumn(content: configuration.content)
    }
}

/// Rows in groups.
public struct GroupedFormStyle: FormStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the view of the configuration.
    public func makeBody(configuration: Configuration) -> some View {
        RowColumn(content: configuration.content)
    }
}

/// Rows in columns, which iOS shows as others.
public struct ColumnsFormStyle: FormStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Returns the view of the configuration.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) { configuration.content }
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The style of the device.
    public nonisolated static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}
extension FormStyle where Self == GroupedFormStyle {
    /// Rows in groups.
    public nonisolated static var grouped: GroupedFormStyle { GroupedFormStyle() }
}
extension FormStyle where Self == ColumnsFormStyle {
    /// Rows in columns.
    public nonisolated static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
    /// Sets the style of forms.
    public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style) { AnyView($0.makeBody(configuration: $1)) })
    }
}
