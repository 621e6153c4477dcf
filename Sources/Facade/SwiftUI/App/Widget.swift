import LayoutSimInertness

/// A widget, which no home screen shows here.
@MainActor @preconcurrency public protocol Widget {
    /// The type of what the widget consists of.
    associatedtype Body: WidgetConfiguration

    /// What the widget consists of.
    @MainActor @preconcurrency var body: Body { get }

    /// Creates the widget.
    @MainActor @preconcurrency init()
}

/// What a widget consists of.
@MainActor @preconcurrency public protocol WidgetConfiguration {
    /// The type of what is in it.
    associatedtype Body: WidgetConfiguration

    /// What is in it.
    @MainActor @preconcurrency var body: Body { get }
}

extension Never: WidgetConfiguration {}

extension WidgetConfiguration where Body == Never {
    /// Ends the process, since only SwiftUI itself makes such widgets.
    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }
}

extension WidgetConfiguration {
    /// Names the widget where people choose it, which nobody does here.
    public nonisolated func configurationDisplayName(
        _ displayNameKey: LocalizedStringKey
    ) -> some WidgetConfiguration { self }
    /// Names the widget where people choose it, which nobody does here.
    @_disfavoredOverload public nonisolated func configurationDisplayName<S: StringProtocol>(
        _ displayName: S
    ) -> some WidgetConfiguration { self }
    /// Says what the widget is where people choose it, which nobody does here.
    public nonisolated func description(_ descriptionKey: LocalizedStringKey) -> some WidgetConfiguration { self }
    /// Says what the widget is where people choose it, which nobody does here.
    @_disfavoredOverload public nonisolated func description<S: StringProtocol>(
        _ description: S
    ) -> some WidgetConfiguration { self }
    /// Leaves out the margins of the widget.
    public nonisolated func contentMarginsDisabled() -> some WidgetConfiguration { self }
}

/// Widgets of an app.
@MainActor @preconcurrency public protocol WidgetBundle {
    /// The type of the widgets.
    associatedtype Body: Widget

    /// The widgets.
    @WidgetBundleBuilder @MainActor @preconcurrency var body: Body { get }

    /// Creates the widgets.
    @MainActor @preconcurrency init()
}

extension Widget {
    /// Starts the widget, which no home screen shows here.
    @MainActor @preconcurrency public static func main() { inert(.service, "Widget.main()") }
}

extension WidgetBundle {
    /// Starts the widgets, which no home screen shows here.
    @MainActor @preconcurrency public static func main() { inert(.service, "WidgetBundle.main()") }
}

/// Makes widgets of those in a closure.
@resultBuilder public enum WidgetBundleBuilder {
    /// Takes a widget as it is.
    public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }
    /// Takes the only widget of a closure as it is.
    public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }
    /// Makes widgets of several.
    public static func buildBlock<First: Widget, each Content: Widget>(
        _ first: First, _ content: repeat each Content
    ) -> TupleWidget { TupleWidget() }
}

/// Several widgets.
public struct TupleWidget: Widget {
    /// Creates the widgets.
    public nonisolated init() {}

    /// What the widgets consist of.
    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}

/// A widget without anything.
public struct EmptyWidgetConfiguration: WidgetConfiguration {
    /// Nothing is in it.
    public typealias Body = Never

    /// Creates a widget without anything.
    public nonisolated init() {}
}
