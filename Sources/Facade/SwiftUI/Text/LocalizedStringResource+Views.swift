public import Foundation

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a text and a symbol.
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(systemName: name)
        }
    }
    /// Creates a label with a text and a picture of a catalog.
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(name)
        }
    }
}

extension Button where Label == Text {
    /// Creates a button with a text.
    @_disfavoredOverload @preconcurrency public init(
        _ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void
    ) { self.init(action: action) { Text(titleResource) } }
    /// Creates a button with a role and a text.
    @_disfavoredOverload @preconcurrency public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) { self.init(role: role, action: action) { Text(titleResource) } }
}

extension Toggle where Label == Text {
    /// Creates a switch with a text.
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
    }
}

extension TextField where Label == Text {
    /// Creates a field with a placeholder.
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(text: text) { Text(titleResource) }
    }
}

extension Link where Label == Text {
    /// Creates a link with a text.
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(titleResource) }
    }
}

extension View {
    /// Sets what the view is called when it is spoken.
    @_disfavoredOverload public nonisolated func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
        accessibilityLabel(Text(label))
    }
    /// Sets what is said of the view after its name.
    @_disfavoredOverload public nonisolated func accessibilityHint(_ hint: LocalizedStringResource) -> some View {
        accessibilityHint(Text(hint))
    }
    /// Sets the title in the bar.
    @_disfavoredOverload public nonisolated func navigationTitle(_ title: LocalizedStringResource) -> some View {
        navigationTitle(Text(title))
    }
}
