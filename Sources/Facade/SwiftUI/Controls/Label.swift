// swift-format-ignore-file: NoLeadingUnderscores

/// An icon with a title.
nonisolated public struct Label<Title: View, Icon: View>: View, PrimitiveView, WrittenView {
    let title: Title
    let icon: Icon
    let line = SourceLine()

    /// Creates a label of views.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: Label, _ inputs: _ViewInputs) -> _ViewOutputs {
        let configuration = LabelStyleConfiguration(
            title: .init(view.title), icon: .init(view.icon))
        return inputs.make(StyledView(configuration) { DefaultLabelStyle().makeBody(configuration: $0) })
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a text and a picture of a catalog.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(name)
        }
    }
    /// Creates a label with a text and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }
    /// Creates a label with a text and a picture of a catalog.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(name)
        }
    }
    /// Creates a label with a text and a symbol.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates the label that a style is asked for.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init {
            configuration.title
        } icon: {
            configuration.icon
        }
    }
}

/// How labels look.
@MainActor @preconcurrency public protocol LabelStyle {
    /// The view of a label.
    associatedtype Body: View
    /// What a label is.
    typealias Configuration = LabelStyleConfiguration

    /// Returns the view of a label.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a label is, for its style.
public struct LabelStyleConfiguration {
    /// The title of a label, whatever its type.
    public typealias Title = _StylePart<LabelStyleConfiguration, _StyleParts.Title>
    /// The icon of a label, whatever its type.
    public typealias Icon = _StylePart<LabelStyleConfiguration, _StyleParts.Icon>

    /// The title.
    public let title: Title
    /// The icon.
    public let icon: Icon
}

/// Shows icon and title.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// Creates the style.
    public init() {}

    /// Returns the view in the style.
    public func makeBody(configuration: Configuration) -> some View { TitleAndIcon(configuration: configuration) }
}

/// Shows icon and title.
public struct DefaultLabelStyle: LabelStyle {
    /// Creates the style.
    public init() {}

    /// Returns the view in the style.
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// Shows the title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    public init() {}

    /// Returns the view in the style.
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// Shows the icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    public init() {}

    /// Returns the view in the style.
    public func makeBody(configuration: Configuration) -> some View {
        NamedView(label: configuration.title, children: .unchanged, content: configuration.icon)
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The style of the place where the view stands.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// Icon and title.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
    /// Sets the style of labels.
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        modifier(StyleModifier(style) { AnyView($0.makeBody(configuration: $1)) })
    }
}
