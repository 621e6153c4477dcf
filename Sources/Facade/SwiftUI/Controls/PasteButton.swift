import LayoutSimInertness
public import UniformTypeIdentifiers

/// A button that gives what was copied; nothing was here.
nonisolated public struct PasteButton: View, WrittenView {
    let line = SourceLine()
    /// Creates a button for values of a type.
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}
    /// Creates a button for contents of some types.
    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {}

    /// A button with a symbol and a text.
    @MainActor public var body: some View {
        Button("Paste", systemImage: "doc.on.clipboard") { inert(.service, in: PasteButton.self, "tap") }
            .buttonStyle(.borderedProminent)
    }
}
