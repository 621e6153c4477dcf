public import Foundation

/// A label that opens an address.
nonisolated public struct Link<Label: View>: View, WrittenView {
    let destination: URL
    let label: Label
    @Environment(\.openURL) private var openURL
    let line = SourceLine()

    /// Creates a link with a label.
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }

    /// A button that opens the address.
    @MainActor public var body: some View {
        let (open, destination) = (openURL, destination)
        Button {
            open(destination)
        } label: {
            label
        }
        .accessibilityAddTraits(.isLink)
        .accessibilityRemoveTraits(.isButton)
    }
}

extension Link where Label == Text {
    /// Creates a link with a text.
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }
    /// Creates a link with a text.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
