/// What is shown in place of contents that are not there.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View, WrittenView {
    let label: Label
    let description: Description
    let actions: Actions
    let line = SourceLine()

    /// Creates a view with a label, a description and buttons.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    /// The label, the description and the buttons in the middle.
    @MainActor public var body: some View {
        VStack(spacing: 16) {
            VStack(spacing: 4) {
                label.labelStyle(UnavailableLabelStyle())
                description.font(.subheadline).foregroundStyle(.secondary).multilineTextAlignment(.center)
            }
            actions
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// A large symbol above a bold title.
private struct UnavailableLabelStyle: LabelStyle {
    nonisolated init() {}

    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon.font(.system(size: 48)).foregroundStyle(.secondary)
            configuration.title.font(.title2).bold()
        }
    }
}

extension ContentUnavailableView where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates a view with a text, a picture of a catalog and a description.
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init {
            SwiftUI.Label(title, image: name)
        } description: {
            description
        }
    }
    /// Creates a view with a text, a symbol and a description.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init {
            SwiftUI.Label(title, systemImage: name)
        } description: {
            description
        }
    }
    /// Creates a view with a text, a picture of a catalog and a description.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init {
            SwiftUI.Label(title, image: name)
        } description: {
            description
        }
    }
    /// Creates a view with a text, a symbol and a description.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage name: String, description: Text? = nil
    ) {
        self.init {
            SwiftUI.Label(title, systemImage: name)
        } description: {
            description
        }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// What is shown where a search finds nothing.
    public static var search: ContentUnavailableView { search(text: "") }

    /// Returns what is shown where the search for a text finds nothing.
    public static func search(text: String) -> ContentUnavailableView {
        ContentUnavailableView {
            SearchUnavailableContent.Label(text: text)
        } description: {
            SearchUnavailableContent.Description()
        } actions: {
            SearchUnavailableContent.Actions()
        }
    }
}

/// The views of a search that finds nothing.
public struct SearchUnavailableContent {
    /// The label.
    nonisolated public struct Label: View {
        let text: String

        /// A magnifier, and the text.
        @MainActor public var body: some View {
            SwiftUI.Label(text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass")
        }
    }
    /// The description.
    nonisolated public struct Description: View {
        /// What to do.
        @MainActor public var body: some View { Text(verbatim: "Check the spelling or try a new search.") }
    }
    /// The buttons.
    nonisolated public struct Actions: View {
        /// No buttons.
        @MainActor public var body: some View { EmptyView() }
    }
}
