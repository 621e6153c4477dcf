/// Whether the contents of a view are being changed.
public enum EditMode: Hashable, Sendable {
    /// They cannot be changed.
    case inactive
    /// They can be changed until the view says otherwise.
    case transient
    /// They can be changed.
    case active

    /// Whether they can be changed.
    public var isEditing: Bool { self != .inactive }
}

enum EditModeKey: EnvironmentKey { static var defaultValue: Binding<EditMode>? { nil } }

extension EnvironmentValues {
    /// Whether the contents of the views are being changed; `nil` if nobody says.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

/// A button that starts and ends changes of a list.
nonisolated public struct EditButton: View, WrittenView {
    @Environment(\.editMode) private var mode
    let line = SourceLine()

    /// Creates the button.
    public init() {}

    /// A button with the word for what it does.
    @MainActor public var body: some View {
        let isEditing = mode?.wrappedValue.isEditing ?? false
        Button(isEditing ? "Done" : "Edit") {
            mode?.wrappedValue = isEditing ? .inactive : .active
        }
    }
}

/// A button that gives a new name to something.
nonisolated public struct RenameButton<Label: View>: View, WrittenView {
    let label: Label
    @Environment(\.rename) private var rename
    let line = SourceLine()

    /// A button with a pencil.
    @MainActor public var body: some View {
        Button {
            rename?()
        } label: {
            label
        }
    }
}

extension RenameButton where Label == SwiftUI.Label<Text, Image> {
    /// Creates the button.
    public init() { label = SwiftUI.Label("Rename", systemImage: "pencil") }
}

/// Gives a new name to something.
public struct RenameAction {
    let action: () -> Void

    /// Gives a new name.
    public func callAsFunction() { action() }
}

enum RenameKey: EnvironmentKey { static var defaultValue: RenameAction? { nil } }

extension EnvironmentValues {
    /// Gives a new name to what the views show; `nil` if nothing does.
    public internal(set) var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }
}

extension View {
    /// Sets what gives a new name to what the views show.
    public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
        environment(\.rename, RenameAction(action: action))
    }
    /// Sets the focus that gives a new name to what the views show.
    public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        renameAction { isFocused.wrappedValue = true }
    }
}
