import LayoutSimInertness

/// An alert, by its older form.
public struct Alert {
    /// A button of an alert.
    public struct Button {
        enum Kind { case usual, cancel, destructive }
        let kind: Kind
        let label: Text?
        let action: (() -> Void)?

        /// Creates a button.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Button(kind: .usual, label: label, action: action)
        }
        /// Creates a button that leaves all as it was.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Button(kind: .cancel, label: label, action: action)
        }
        /// Creates a button that leaves all as it was, with the word of the system.
        public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button {
            Button(kind: .cancel, label: nil, action: action)
        }
        /// Creates a button that deletes something.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button {
            Button(kind: .destructive, label: label, action: action)
        }
    }

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates an alert with a button.
    public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }
    /// Creates an alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }
    /// Creates an alert with two buttons beside each other.
    public static func sideBySideButtons(
        title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button
    ) -> Alert {
        Alert(title: title, message: message, primaryButton: primaryButton, secondaryButton: secondaryButton)
    }
}

/// Choices at the bottom of the screen, by their older form.
public struct ActionSheet {
    /// A button of the choices.
    public typealias Button = Alert.Button

    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates choices.
    public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }
}

extension View {
    /// Shows an alert while a binding is true.
    public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        modifier(
            AlertModifier(
                alert: isPresented.wrappedValue ? content() : nil, dismissed: { isPresented.wrappedValue = false }))
    }
    /// Shows an alert while a binding has a value.
    public nonisolated func alert<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> Alert
    ) -> some View {
        modifier(AlertModifier(alert: item.wrappedValue.map(content), dismissed: { item.wrappedValue = nil }))
    }
    /// Shows choices while a binding is true.
    public nonisolated func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        modifier(
            AlertModifier(
                sheet: isPresented.wrappedValue ? content() : nil, dismissed: { isPresented.wrappedValue = false }))
    }
    /// Shows choices while a binding has a value.
    public nonisolated func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> ActionSheet
    ) -> some View {
        modifier(AlertModifier(sheet: item.wrappedValue.map(content), dismissed: { item.wrappedValue = nil }))
    }
}
