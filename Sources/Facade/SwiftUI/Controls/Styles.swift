// swift-format-ignore-file: NoLeadingUnderscores

/// A style of any type, which makes a view of a configuration.
@MainActor final class AnyStyle<Configuration> {
    private let make: @MainActor (Configuration) -> AnyView
    /// The style around, which holds in what this one makes.
    private let outer: AnyStyle<Configuration>?

    init(within outer: AnyStyle<Configuration>? = nil, _ make: @escaping @MainActor (Configuration) -> AnyView) {
        self.make = make
        self.outer = outer
    }

    /// Makes a configuration's view; a style may show the view that it is asked for, in the style around it.
    func outputs(of configuration: Configuration, _ inputs: _ViewInputs) -> _ViewOutputs {
        var inputs = inputs
        inputs.environment[StyleKey<Configuration>.self] = outer
        return inputs.makeListed(inputs.node.observing { make(configuration) }, .index(1))
    }
}

/// The style of the views with a kind of configuration; `nil` for their own.
enum StyleKey<Configuration>: EnvironmentKey {
    static var defaultValue: AnyStyle<Configuration>? { nil }
}

/// A configuration in the style of the environment, or in a standard one.
nonisolated struct StyledView<Configuration, Standard: View>: View, PrimitiveView {
    let configuration: Configuration
    let standard: @MainActor (Configuration) -> Standard

    init(_ configuration: Configuration, standard: @escaping @MainActor (Configuration) -> Standard) {
        self.configuration = configuration
        self.standard = standard
    }

    @MainActor static func _makeView(_ view: StyledView, _ inputs: _ViewInputs) -> _ViewOutputs {
        guard let style = inputs.environment[StyleKey<Configuration>.self] else {
            return inputs.makeListed(inputs.node.observing { view.standard(view.configuration) })
        }
        return style.outputs(of: view.configuration, inputs)
    }
}

/// Sets the style of the views with a kind of configuration.
nonisolated struct StyleModifier<Style, Configuration>: PrimitiveModifier {
    let style: Style
    let make: @MainActor (Style, Configuration) -> AnyView

    init(_ style: Style, _ make: @escaping @MainActor (Style, Configuration) -> AnyView) {
        self.style = style
        self.make = make
    }

    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        var inputs = inputs
        let (style, make) = (style, make)
        inputs.environment[StyleKey<Configuration>.self] = AnyStyle(
            within: inputs.environment[StyleKey<Configuration>.self]
        ) { make(style, $0) }
        return body(inputs)
    }
}

/// Sets a choice by a value that belongs to the main queue, such as one of the styles that are drawn.
nonisolated struct ChoiceModifier<Choice>: PrimitiveModifier {
    let choice: Choice
    let set: @MainActor (Choice, inout EnvironmentValues) -> Void

    init(_ choice: Choice, _ set: @escaping @MainActor (Choice, inout EnvironmentValues) -> Void) {
        self.choice = choice
        self.set = set
    }

    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        var inputs = inputs
        set(choice, &inputs.environment)
        return body(inputs)
    }
}

/// A part of what a style is asked to show, whatever its type.
nonisolated public struct _StylePart<Configuration, Part>: View {
    let content: AnyView

    init<Content: View>(_ content: Content) { self.content = AnyView(content) }

    /// The part.
    @MainActor public var body: some View { content }
}

/// The parts of what styles are asked to show.
public enum _StyleParts {
    /// A label.
    public enum Label {}
    /// What belongs to a label.
    public enum Content {}
    /// A title.
    public enum Title {}
    /// An icon.
    public enum Icon {}
    /// The label of a value.
    public enum Value {}
}
